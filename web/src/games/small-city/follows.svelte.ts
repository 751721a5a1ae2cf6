import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';

/**
 * What part of a screen shows: the newest, a frame after what it reads, so that no frame has all to do; what there was
 * nothing of before comes at once. A part may follow another. To be made in a component.
 */
export class Follows<T> {
  now = $state.raw() as T;
  readonly #read: () => T;
  #stop: (() => void) | null = null;

  /** Follows what `read` gives. */
  constructor(read: () => T) {
    this.#read = read;
    this.now = untrack(read);
    $effect.pre(() => {
      const next = read();
      const now = untrack(() => this.now);
      if (now === undefined) this.now = next;
      // whatever it is by then: who leafs quickly is not kept waiting
      else if (next !== now && !this.#stop) this.#wait();
    });
    $effect(() => () => this.#stop?.());
  }

  #wait() {
    this.#stop = afterFrame(() => {
      this.#stop = null;
      this.now = untrack(this.#read);
    });
  }
}
