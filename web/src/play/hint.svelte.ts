import { api } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import type { Advice } from '$lib/wire';

/** A bot's advice, where the only opponents are bots. */
export class Hint {
  /** The server is computing it. */
  thinking = $state(false);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Whether this table has hints. */
  readonly may = $derived.by(() => {
    const { table, seat } = this.#table;
    return seat !== null && table!.seats.every(({ kind }, other) => kind === 'bot' || other === seat);
  });

  /** The advice for the observer, after their draft; null if there is none, after an error message. */
  async ask(after: unknown[] = []): Promise<Advice | null> {
    const { id, seat, state } = this.#table;
    if (!this.may || this.thinking) return null;
    this.thinking = true;
    const offered = JSON.stringify(state?.offers);
    try {
      const advice = await api.hint(id, seat!, after);
      // the offers may have changed meanwhile: then the advice is outdated
      return JSON.stringify(this.#table.state?.offers) === offered ? advice : null;
    } catch (error) {
      sayProblem(error);
      return null;
    } finally {
      this.thinking = false;
    }
  }
}
