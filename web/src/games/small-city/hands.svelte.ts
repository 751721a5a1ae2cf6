import type { Play } from './play.svelte';

/** Several people at one browser who plan in secret: whose eyes look, and when a curtain lies between two of them. */
export class Hands {
  /** Who has sealed and looks again, while others at this browser still plan. */
  #handed = $state<number | null>(null);
  /** Who has sealed and wants to look again: the curtain is theirs. */
  #asking = $state<number | null>(null);
  readonly #play: Play;
  readonly #secrets: boolean;

  constructor(play: Play, secrets: boolean) {
    this.#play = play;
    this.#secrets = secrets;
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
  readonly curtain = $derived.by(() => {
    const { seat, state } = this.#play.table;
    return (
      (this.next !== undefined && seat !== this.#handed) || (this.#here.length > 1 && state?.seat !== seat)
    );
  });
  /** Whose the curtain is. */
  readonly called = $derived.by(() => this.#asking ?? this.next);
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
  /** The one who is called looks. */
  lift() {
    this.#handed = this.#asking;
    this.#play.table.look(this.called!);
    this.#asking = null;
  }
  /** The device goes on to whoever still plans. */
  handOver() {
    this.#handed = null;
  }
}
