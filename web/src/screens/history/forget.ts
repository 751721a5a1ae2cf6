/** Forgets games with all that this browser has kept of them. */

import { forget } from './kept';
import { forgetPositions } from './positions';
import { forgetReviews } from './seen';

export function forgetGames(ids: ReadonlySet<string>) {
  forget(ids);
  forgetReviews(ids);
  forgetPositions(({ table }) => ids.has(table));
}
