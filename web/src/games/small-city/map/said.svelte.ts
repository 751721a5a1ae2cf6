import { untrack } from 'svelte';
import { byFrames } from '$lib/frames';
import { COUNT } from './geometry';

/** In each frame so many rows. */
const ROWS = 3;

class Row<T> {
  now = $state.raw() as T;
}

/**
 * What the rows of a map are told: the newest, from the frame after it is known, a few rows in each, for all at once are
 * more than a frame can take. Whatever it is by then; no row is left out where it changes again and again. To be made
 * in a component.
 */
export class Said<T> {
  readonly #rows: readonly Row<T>[] = Array.from({ length: COUNT }, () => new Row<T>());
  #next = 0;

  constructor(read: () => T) {
    const first = untrack(read);
    for (const row of this.#rows) row.now = first;
    $effect(() => {
      const newest = read();
      return byFrames(Math.ceil(COUNT / ROWS), () => {
        for (let count = 0; count < ROWS; count += 1) {
          this.#rows[this.#next]!.now = newest;
          this.#next = (this.#next + 1) % COUNT;
        }
      });
    });
  }

  /** What a row is told now. */
  row(row: number): T {
    return this.#rows[row]!.now;
  }
}
