/** Views between the one before a step and the one after it, for steps with several events. */

import type { Score, SimplicityEvent, SimplicityView } from '../wire';
import { placeOf } from '../geometry';

type Built = Extract<SimplicityEvent, { event: 'built' }>;

/**
 * The tile is built, the pawn is in its slot, and it is still the builder's turn; the scores are those of `scores`.
 */
export function builtView(before: SimplicityView, built: Built, scores: SimplicityView): SimplicityView {
  const { x, y } = placeOf(built.space);
  const { tile, team } = built;
  return {
    ...before,
    columns: before.columns.map((column, i) =>
      i === x ? column.map((space, j) => (j === y ? { ...space, tile, team } : space)) : column,
    ),
    slots: before.slots.map((slot) =>
      slot.slot === built.slot ? { ...slot, tile: null, pawn: team } : slot,
    ),
    teams: before.teams.map((each, i) => ({
      ...each,
      discs: i === team ? each.discs - 1 : each.discs,
      score: withoutTokens(each.score, scores.teams[i]?.score ?? each.score),
    })),
    seats: scores.seats,
  };
}

/** A token from later in the step does not count yet. */
const withoutTokens = (before: Score, after: Score): Score => ({
  ...after,
  tokens: before.tokens,
  total: after.total - after.tokens + before.tokens,
});

/** The same view with an empty planning board. */
export const emptied = (view: SimplicityView): SimplicityView => ({
  ...view,
  slots: view.slots.map((slot) => ({ ...slot, tile: null, blocked: false, pawn: null })),
});

/** The gains of each team in the second view. */
export const gains = (before: SimplicityView, after: SimplicityView): number[] =>
  after.teams.map(({ score }, team) => score.total - (before.teams[team]?.score.total ?? 0));
