/** The board of a review: what a seat saw at the shown moment. */

import type { Moments } from '$lib/moments';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewChoice, ReviewDecision } from '$lib/wire';
import { betterOf, type Part } from './parts';

/** A part of a review, and the seat that looks at it. */
export interface Moment {
  part: Part;
  seat: number;
}
/** All that a board shows, of one moment. */
export interface Seen {
  view: unknown;
  /** The constants of the game. */
  tables: unknown;
  decision: ReviewDecision | null;
  better: ReviewChoice | null;
  seat: number;
}

/** Create it in a component, or in an effect root. */
export class ReviewBoard {
  #moments = $state.raw<Moments | null>(null);
  /** The views could not be loaded. */
  #failed = $state(false);
  #attempt = $state(0);
  readonly #moment: () => Moment | null;

  /** The review is null until the server has named it. While there is no moment, the board shows nothing. */
  constructor(game: Pick<Reviewed, 'moments'>, review: () => string | null, moment: () => Moment | null) {
    this.#moment = moment;
    $effect(() => {
      const id = review();
      void this.#attempt;
      if (id === null || this.#moments) return;
      let over = false;
      this.#failed = false;
      game.moments(id).then(
        (moments) => !over && (this.#moments = moments),
        () => !over && (this.#failed = true),
      );
      return () => (over = true);
    });
  }

  /** Asks for the views again. */
  again() {
    this.#attempt += 1;
  }

  readonly seen = $derived.by((): Seen | null => {
    const [now, moments] = [this.#moment(), this.#moments];
    if (!now || !moments) return null;
    const { part, seat } = now;
    const view = moments.view(part.doc.at, seat);
    if (view === null) return null;
    const decision = part.kind === 'decision' ? part.doc : null;
    return { view, tables: moments.tables, decision, better: decision && betterOf(decision), seat };
  });
  /** There is no view of the moment. */
  readonly lost = $derived.by(
    () => this.#failed || (this.#moments !== null && this.#moment() !== null && !this.seen),
  );
}
