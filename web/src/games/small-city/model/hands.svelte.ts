import { untrack } from 'svelte';
import type { Play } from './play.svelte';

/**
 * Several people at one browser who plan in secret: the current observer, and when a curtain separates two of them.
 */
export class Hands {
  /** A seat that has sealed and looks again, while others at this browser still plan. */
  #handed = $state<number | null>(null);
  /** A seat that has sealed and wants to look again: the curtain is theirs. */
  #asking = $state<number | null>(null);
  /** The seat that has lifted the curtain: it opens once their state is here. */
  #lifting = $state<number | null>(null);
  /** The curtain is down. */
  #down = $state(false);
  /** The last step that each of them has seen. */
  readonly #seen = new Map<number, number>();
  readonly #play: Play;
  readonly #secrets: boolean;

  /** Create it in a component. */
  constructor(play: Play, secrets: boolean) {
    this.#play = play;
    this.#secrets = secrets;
    $effect.pre(() => {
      const falls = this.curtain && !untrack(() => this.#down);
      this.#down = this.curtain;
      const { stage, table } = this.#play;
      const { seat } = table;
      if (falls && seat !== null && table.state?.seat === seat)
        this.#seen.set(
          seat,
          untrack(() => stage.seq),
        );
    });
  }

  readonly #here = $derived.by(() => this.#play.table.table!.you);
  /** The next person at this browser to decide in secret. */
  readonly next = $derived.by(() => {
    const { due, view, table } = this.#play;
    if (!this.#secrets || this.#here.length < 2 || table.seat === null || due.includes(table.seat))
      return undefined;
    return view.order.find((seat) => due.includes(seat) && this.#here.includes(seat));
  });
  /** The curtain also covers the wait for a new observer's state. */
  readonly #needed = $derived.by(() => {
    const { seat, state } = this.#play.table;
    return (
      (this.next !== undefined && seat !== this.#handed) ||
      this.#lifting !== null ||
      (this.#here.length > 1 && state?.seat !== seat)
    );
  });
  /**
   * The curtain waits for a running presentation, which all at this browser may see. Once down, only a person lifts
   * it.
   */
  readonly curtain = $derived.by(() => this.#needed && (this.#down || !this.#play.stage.playing));
  /** The owner of the curtain. */
  readonly called = $derived.by(() => this.#lifting ?? this.#asking ?? this.next);
  /** The observer has sealed, and hands over at the end. */
  readonly returned = $derived.by(
    () => this.#handed !== null && this.#handed === this.#play.me && this.next !== undefined,
  );
  /** Seats that have sealed and may look again. */
  readonly sealed = $derived.by(() =>
    this.#here.filter((seat) => seat !== this.called && this.#play.view.seats[seat]?.committed),
  );

  /** A seat that has sealed wants the device back. */
  ask(seat: number) {
    this.#asking = seat;
  }
  /** The called person looks, and sees what has happened since their last look. */
  async lift(): Promise<void> {
    const { table, stage } = this.#play;
    const seat = this.called;
    if (seat === undefined || this.#lifting !== null) return;
    this.#lifting = seat;
    this.#handed = this.#asking;
    this.#asking = null;
    await table.look(seat);
    const from = this.#seen.get(seat);
    // the log has any step that cannot be replayed now
    const past = from === undefined ? null : await stage.since(from).catch(() => null);
    this.#lifting = null;
    if (past && table.seat === seat) stage.tell(past);
  }
  /** Passes the device to the next person who still plans. */
  handOver() {
    this.#handed = null;
  }
}
