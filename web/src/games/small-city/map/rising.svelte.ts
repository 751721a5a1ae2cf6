import { byFrames } from '$lib/frames';
import { Boards } from './board';

/** People drawn per frame. */
const CROWD = 4;

/**
 * A borough that renders row by row, then its people a few at a time, then its cell labels, so that no frame does all
 * the work.
 */
export class Rising {
  /** The number of drawn rows; counts beyond the last row draw people. */
  rows = $state(Infinity);
  /** Reuses the drawings from before a step. */
  readonly boards = new Boards();
  /** Its row count, once drawn. */
  #zone: number | null = null;

  /** The seat that owns it. */
  constructor(readonly owner: number) {}

  /** The number of drawn people; 0 before all of its rows. */
  get people() {
    return Math.max(0, this.rows - (this.#zone ?? 0)) * CROWD;
  }
  /** It is complete. */
  get whole() {
    return this.rows === Infinity;
  }

  /** Starts or resumes rendering this many rows and people; returns a stop function. */
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
