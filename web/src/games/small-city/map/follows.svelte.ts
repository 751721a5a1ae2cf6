import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';
import type { SeatView } from '../wire';

/** What a map shows: another borough a frame after the rest of the screen, so that no frame has all to do. To be made in a component. */
export class Follows<T extends { seat: SeatView | undefined }> {
  now = $state.raw() as T;
  #stop: (() => void) | null = null;

  constructor(read: () => T) {
    this.now = untrack(read);
    $effect.pre(() => {
      const next = read();
      const owner = untrack(() => this.now.seat?.seat) ?? next.seat?.seat;
      if (next.seat?.seat === owner) this.now = next;
      // whatever it is by then: who leafs quickly is not kept waiting
      else this.#stop ??= afterFrame(() => ((this.#stop = null), (this.now = read())));
    });
    $effect(() => () => this.#stop?.());
  }
}
