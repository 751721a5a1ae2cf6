import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';

/**
 * The value of a screen part: the newest, a frame after its source, so that no frame does all the work. A first value
 * comes at once. A part may follow another. Create it in a component.
 */
export class Follows<T> {
  now = $state.raw() as T;
  readonly #read: () => T;
  #stop: (() => void) | null = null;

  /** Follows the value of `read`. */
  constructor(read: () => T) {
    this.#read = read;
    this.now = untrack(read);
    $effect.pre(() => {
      const next = read();
      const now = untrack(() => this.now);
      if (now === undefined) this.now = next;
      // takes the newest value by then: fast paging never queues up
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
