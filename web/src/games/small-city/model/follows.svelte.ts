import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';
import type { Cell } from '../map/geometry';

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
      // takes the newest value at that time: fast paging never queues up
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

/**
 * A cell set that keeps its identity while its cells are equal: its users update only on a real change. Create it in
 * a component.
 */
export class Kept {
  cells = $state.raw<ReadonlySet<Cell>>(new Set());

  constructor(read: () => Iterable<Cell> | undefined) {
    $effect.pre(() => {
      const next = new Set(read());
      const before = untrack(() => this.cells);
      if (next.size !== before.size || [...next].some((cell) => !before.has(cell))) this.cells = next;
    });
  }
}
