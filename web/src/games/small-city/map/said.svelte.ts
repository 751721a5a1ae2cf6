import { untrack } from 'svelte';
import { afterFrame } from '$lib/frames';
import { COUNT } from './geometry';

/** Rows updated per frame. */
const ROWS = 3;

class Row<T> {
  now = $state.raw() as T;
}

/**
 * The labels of a map's rows. Updates start a frame after a change, a few rows per frame, because all rows take more
 * than a frame. Each row gets the newest value at that time; frequent changes starve no row. Create it in a
 * component.
 */
export class Said<T> {
  readonly #rows: readonly Row<T>[] = Array.from({ length: COUNT }, () => new Row<T>());
  readonly #read: () => T;
  /** The next row to update, and the number of outdated rows. */
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

  /** Updates a row at once: a screen reader that arrives there reads the newest label. */
  tell(row: number) {
    this.#rows[row]!.now = untrack(this.#read);
  }

  /** The current value of a row. */
  row(row: number): T {
    return this.#rows[row]!.now;
  }
}
