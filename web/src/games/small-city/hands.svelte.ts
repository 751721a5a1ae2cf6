import { untrack } from 'svelte';
import type { Play } from './play.svelte';

/** Several people at one browser who plan in secret: whose eyes look, and when a curtain lies between two of them. */
export class Hands {
  /** Who has sealed and looks again, while others at this browser still plan. */
  #handed = $state<number | null>(null);
  /** Who has sealed and wants to look again: the curtain is theirs. */
  #asking = $state<number | null>(null);
  /** Who has lifted the curtain: it is up once there is something to see. */
  #lifting = $state<number | null>(null);
  /** The curtain has fallen. */
  #down = $state(false);
  /** What each of them has seen, as the number of a step. */
  readonly #seen = new Map<number, number>();
  readonly #play: Play;
  readonly #secrets: boolean;

  /** To be made in a component. */
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
  /** Another person at this browser is to decide in secret. */
  readonly next = $derived.by(() => {
    const { due, view, table } = this.#play;
    if (!this.#secrets || this.#here.length < 2 || table.seat === null || due.includes(table.seat))
      return undefined;
    return view.order.find((seat) => due.includes(seat) && this.#here.includes(seat));
  });
  /** Nothing is shown either before the state of newly chosen eyes is here. */
  readonly #needed = $derived.by(() => {
    const { seat, state } = this.#play.table;
    return (
      (this.next !== undefined && seat !== this.#handed) ||
      this.#lifting !== null ||
      (this.#here.length > 1 && state?.seat !== seat)
    );
  });
  /** It waits while something is being shown, which all at this browser may see; once it has fallen, only somebody lifts it. */
  readonly curtain = $derived.by(() => this.#needed && (this.#down || !this.#play.stage.playing));
  /** Whose the curtain is. */
  readonly called = $derived.by(() => this.#lifting ?? this.#asking ?? this.next);
  /** Who looks has sealed and is to hand over in the end. */
  readonly returned = $derived.by(
    () => this.#handed !== null && this.#handed === this.#play.me && this.next !== undefined,
  );
  /** Who has sealed and may look again. */
  readonly sealed = $derived.by(() =>
    this.#here.filter((seat) => seat !== this.called && this.#play.view.seats[seat]?.committed),
  );

  /** Whoever has sealed wants the device back. */
  ask(seat: number) {
    this.#asking = seat;
  }
  /** The one who is called looks, and is told what has happened since they last did. */
  async lift(): Promise<void> {
    const { table, stage } = this.#play;
    const seat = this.called;
    if (seat === undefined || this.#lifting !== null) return;
    this.#lifting = seat;
    this.#handed = this.#asking;
    this.#asking = null;
    await table.look(seat);
    const from = this.#seen.get(seat);
    // what cannot be told now stands in the log
    const past = from === undefined ? null : await stage.since(from).catch(() => null);
    this.#lifting = null;
    if (past && table.seat === seat) stage.tell(past);
  }
  /** The device goes on to whoever still plans. */
  handOver() {
    this.#handed = null;
  }
}
