import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';
import { COUNT } from './geometry';

/** In each frame so many rows. */
const ROWS = 3;

class Row<T> {
  now = $state.raw() as T;
}

/**
 * What the rows of a map are told: the newest, from the frame after it is known, a few rows in each, for all at once are
 * more than a frame can take. It is whatever it is by then; no row is left out where it changes again and again. To be
 * made in a component.
 */
export class Said<T> {
  readonly #rows: readonly Row<T>[] = Array.from({ length: COUNT }, () => new Row<T>());
  readonly #read: () => T;
  /** The row that is told next, and how many do not know the newest. */
  #next = 0;
  #left = 0;
  #stop: (() => void) | null = null;

  constructor(read: () => T) {
    this.#read = read;
    for (let row = 0; row < COUNT; row += 1) this.tell(row);
    $effect(() => {
      const newest = read();
      if (untrack(() => this.#rows.every(({ now }) => now === newest))) return;
      this.#left = COUNT;
      this.#stop ??= afterFrame(this.#step);
    });
    $effect(() => () => this.#stop?.());
  }

  readonly #step = () => {
    for (let count = 0; count < ROWS; count += 1) {
      this.tell(this.#next);
      this.#next = (this.#next + 1) % COUNT;
    }
    this.#left -= ROWS;
    this.#stop = this.#left > 0 ? afterFrame(this.#step) : null;
  };

  /** Tells a row the newest at once: whoever comes there hears it. */
  tell(row: number) {
    this.#rows[row]!.now = untrack(this.#read);
  }

  /** What a row is told now. */
  row(row: number): T {
    return this.#rows[row]!.now;
  }
}
