/** The views of a game under review, at every moment that its review judges. */

import { patched } from './patch';
import type { ReviewMoments } from './wire';

export class Moments {
  /** The constants of the game. */
  readonly tables: unknown;
  readonly #told: ReviewMoments;
  /** The place of each moment in the list, by moment and seat; without a seat where all see the same. */
  readonly #places = new Map<string, number>();
  /** The views so far: each is made of the one before it. */
  readonly #views: unknown[] = [];

  constructor(told: ReviewMoments) {
    this.#told = told;
    this.tables = told.tables;
    told.moments.forEach(({ at, seat }, place) => this.#places.set(keyOf(at, seat), place));
  }

  /** What a seat saw after `at` entries; null if the review has no such moment. */
  view(at: number, seat: number): unknown {
    const place = this.#places.get(keyOf(at, null)) ?? this.#places.get(keyOf(at, seat));
    if (place === undefined) return null;
    for (let next = this.#views.length; next <= place; next++)
      this.#views.push(patched(this.#views[next - 1] ?? this.#told.view, this.#told.moments[next]!.patch));
    return this.#views[place];
  }
}

const keyOf = (at: number, seat: number | null) => (seat === null ? String(at) : `${at} ${seat}`);
