import { api } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import type { Advice } from '$lib/wire';

/** What a bot would do in one's place, where nobody but bots plays against one. */
export class Hint {
  /** It is being thought about. */
  thinking = $state(false);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Whether there are any at this table. */
  readonly may = $derived.by(() => {
    const { table, seat } = this.#table;
    return seat !== null && table!.seats.every(({ kind }, other) => kind === 'bot' || other === seat);
  });

  /** What is advised to whoever looks, after a draft of theirs; null if there is nothing, which is said. */
  async ask(after: unknown[] = []): Promise<Advice | null> {
    const { id, seat, state } = this.#table;
    if (!this.may || this.thinking) return null;
    this.thinking = true;
    const offered = JSON.stringify(state?.offers);
    try {
      const advice = await api.hint(id, seat!, after);
      // something else may be offered meanwhile: then it is about what is no more
      return JSON.stringify(this.#table.state?.offers) === offered ? advice : null;
    } catch (error) {
      sayProblem(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }
}
