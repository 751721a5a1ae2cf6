import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';

/** What part of a screen shows: the newest, some frames after the rest of the screen, so that no frame has all to do; what there was nothing of before comes at once. To be made in a component. */
export class Follows<T> {
  now = $state.raw() as T;
  readonly #read: () => T;
  #stop: (() => void) | null = null;

  /** Follows what `read` gives, `frames` after it has become another. */
  constructor(read: () => T, frames = 1) {
    this.#read = read;
    this.now = untrack(read);
    $effect.pre(() => {
      const next = read();
      const now = untrack(() => this.now);
      if (now === undefined) this.now = next;
      // whatever it is by then: who leafs quickly is not kept waiting
      else if (next !== now && !this.#stop) this.#wait(frames);
    });
    $effect(() => () => this.#stop?.());
  }

  #wait(frames: number) {
    this.#stop = afterFrame(() => {
      if (frames > 1) return this.#wait(frames - 1);
      this.#stop = null;
      this.now = untrack(this.#read);
    });
  }
}
