import { Refusal } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';

/** The number of attempts: a bot may move between the check and the take-back. */
const QUICKER = 3;

interface Told {
  /** Nothing can be taken back any more. */
  over(): boolean;
  /** Finishes the current presentation at once. */
  skip(): Promise<void>;
}

/** Takes back the last move, also one of another observer at this browser. */
export class TakeBack {
  /** The person asked for it, and it is impossible: shows why. */
  why = $state(false);
  readonly #table: LiveTable;
  readonly #told: Told;

  constructor(table: LiveTable, told: Told) {
    this.#table = table;
    this.#told = told;
  }

  /** Another observer here made the last move: it is theirs to take back. */
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
    // an unsent move stays planned
    if (table.withdraw()) return;
    if (this.off) {
      this.why = true;
      return;
    }
    await this.#told.skip();
    const take = () => (this.#hand === null ? table.takeBack() : table.takeBackAs(this.#hand));
    let outcome = await take();
    // a bot was quicker: its move goes too
    for (let again = 0; again < QUICKER && !outcome.ok && outcome.stale && !this.off; again += 1)
      outcome = await take();
    if (!outcome.ok && !outcome.stale) sayProblem(new Refusal(outcome.error, 422));
  }
}
