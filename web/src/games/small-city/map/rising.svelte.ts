import { byFrames } from '$lib/frames';
import { Boards } from './board';

/** So many people are drawn in a frame. */
const CROWD = 4;

/** A borough that is built up row by row, then its people a few at a time, then what its cells are called, so that no frame has all of it to do. */
export class Rising {
  /** So many of its rows are drawn; each more are some of its people. */
  rows = $state(Infinity);
  /** What it was before a step stays as it was drawn. */
  readonly boards = new Boards();
  /** How many rows it has, once it is drawn. */
  #zone: number | null = null;

  /** Whose it is. */
  constructor(readonly owner: number) {}

  /** So many of its people are drawn; none before all of its rows. */
  get people() {
    return Math.max(0, this.rows - (this.#zone ?? 0)) * CROWD;
  }
  /** All of it stands. */
  get whole() {
    return this.rows === Infinity;
  }

  /** It is drawn from now on, or further from where it stopped, with so many rows and people; returns what stops it. */
  rise(zone: number, people: number): () => void {
    if (this.#zone === null) this.rows = 0;
    this.#zone = zone;
    if (this.whole) return () => {};
    const last = zone + Math.max(1, Math.ceil(people / CROWD));
    return byFrames(last - this.rows + 1, () => {
      this.rows = this.rows < last ? this.rows + 1 : Infinity;
    });
  }
}
