import { byFrames } from '$lib/frames';
import { Boards } from './board';

/** So many rows of a borough are drawn in a frame. */
const ROWS = 1;

/** A borough that is built up row by row, then its people, then what its cells are called, so that no frame has all of it to do. */
export class Rising {
  /** So many of its rows are drawn; one more is its people. */
  rows = $state(Infinity);
  /** What it was before a step stays as it was drawn. */
  readonly boards = new Boards();
  /** How many rows it has, once it is drawn. */
  #zone: number | null = null;

  /** Whose it is. */
  constructor(readonly owner: number) {}

  /** Its people are drawn. */
  get peopled() {
    return this.rows > (this.#zone ?? 0);
  }
  /** All of it stands. */
  get whole() {
    return this.rows === Infinity;
  }

  /** It is drawn from now on, or further from where it stopped; returns what stops it. */
  rise(zone: number): () => void {
    if (this.#zone === null) this.rows = 0;
    this.#zone = zone;
    if (this.whole) return () => {};
    return byFrames(Math.ceil((zone - this.rows) / ROWS) + 2, () => {
      this.rows = this.rows <= zone ? this.rows + ROWS : Infinity;
    });
  }
}
