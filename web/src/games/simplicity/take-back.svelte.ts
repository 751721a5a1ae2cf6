import { Refusal } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';

/** A bot may move between what was asked and what is done, so often at most. */
const QUICKER = 3;

interface Told {
  /** Nothing is taken back any more. */
  over(): boolean;
  /** What is being shown is shown at once. */
  skip(): Promise<void>;
}

/** Taking back the last move, also one of other eyes at this browser. */
export class TakeBack {
  /** It was asked for and cannot be: why is shown. */
  why = $state(false);
  readonly #table: LiveTable;
  readonly #told: Told;

  constructor(table: LiveTable, told: Told) {
    this.#table = table;
    this.#told = told;
  }

  /** The last move was made here with other eyes: it is theirs to take back. */
  readonly #hand = $derived.by(() => {
    const { steps, seat: eyes, table } = this.#table;
    const step = steps.at(-1);
    const seat = step && !step.taken_back ? step.seat : null;
    return seat !== null && seat !== eyes && table!.you.includes(seat) ? seat : null;
  });
  /** Why there is nothing to take back. */
  readonly off = $derived.by(() =>
    this.#hand === null && !this.#table.waits ? (this.#table.state?.take_back ?? null) : null,
  );

  async act() {
    const table = this.#table;
    if (table.seat === null || this.#told.over()) return;
    // what has not left yet stays planned
    if (table.withdraw()) return;
    if (this.off) {
      this.why = true;
      return;
    }
    await this.#told.skip();
    const take = () => (this.#hand === null ? table.takeBack() : table.takeBackAs(this.#hand));
    let outcome = await take();
    // a bot was quicker: what it did goes too
    for (let again = 0; again < QUICKER && !outcome.ok && outcome.stale && !this.off; again += 1)
      outcome = await take();
    if (!outcome.ok && !outcome.stale) sayProblem(new Refusal(outcome.error, 422));
  }
}
