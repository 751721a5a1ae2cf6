/** The board of a review: what a seat saw at the shown moment. */

import type { Reviewed } from '$lib/reviewed';
import type { ReviewChoice, ReviewDecision } from '$lib/wire';
import { betterOf, type Part } from './parts';

/** So long a moment stays before the board asks for its view: some views open a practice table. In milliseconds. */
export const REST = 150;

/** A part of a review, and the seat that looks at it. */
export interface Moment {
  part: Part;
  seat: number;
}
/** All that a board shows, of one moment. */
export interface Seen {
  view: unknown;
  decision: ReviewDecision | null;
  better: ReviewChoice | null;
  seat: number;
}

const keyOf = ({ part: { kind, doc }, seat }: Moment) => `${kind} ${doc.at} ${seat}`;

/** Create it in a component, or in an effect root. */
export class ReviewBoard {
  #seen = $state.raw<{ key: string; seen: Seen } | null>(null);
  /** The view of the moment could not be loaded. */
  lost = $state(false);
  readonly #moment: () => Moment | null;

  /** While there is no moment, the board keeps what it shows. */
  constructor(game: Pick<Reviewed, 'view'>, moment: () => Moment | null) {
    this.#moment = moment;
    // more parts of the review leave the moment as it is
    const key = $derived.by(() => {
      const now = moment();
      return now && keyOf(now);
    });
    const at = $derived(moment()?.part.doc.at ?? 0);
    const seat = $derived(moment()?.seat ?? 0);
    $effect(() => {
      if (key === null) return;
      let over = false;
      const [asked, entry, who] = [key, at, seat];
      const hear = (view: unknown) => {
        const now = this.#moment();
        if (over || !now || keyOf(now) !== asked) return;
        this.lost = view === null || view === undefined;
        this.#seen = this.lost ? null : { key: asked, seen: seenOf(now, view) };
      };
      const timer = setTimeout(() => {
        this.lost = false;
        game.view(entry, who).then(hear, () => hear(null));
      }, REST);
      return () => {
        over = true;
        clearTimeout(timer);
      };
    });
  }

  /** The last view that arrived with all that belongs to it; null without one. */
  readonly seen = $derived.by((): Seen | null => {
    const now = this.#moment();
    if (!this.#seen) return null;
    const { key, seen } = this.#seen;
    // the whole review may say more of the same decision
    return now && keyOf(now) === key ? seenOf(now, seen.view) : seen;
  });
}

function seenOf({ part, seat }: Moment, view: unknown): Seen {
  const decision = part.kind === 'decision' ? part.doc : null;
  return { view, decision, better: decision && betterOf(decision), seat };
}
