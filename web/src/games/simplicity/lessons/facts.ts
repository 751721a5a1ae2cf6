/** The facts of a move of Simplicity that its lessons speak of. */

import type { Played } from '$play/lessons';
import { neighbourhood, placeOf } from '../geometry';
import type { SimplicityEvent, SimplicityView, Tile } from '../wire';

export interface MoveFacts {
  /** What was built, in which slot and where; without a build '' and 0. */
  tile: Tile | '';
  slot: number;
  at: string;
  /** The blocked slot; 0 without a block. */
  block: number;
  /** The points of the move, and those of links and parks among them. */
  gain: number;
  links: number;
  parks: number;
  rest: number;
  /** The spaces of the neighbourhood that was built in. */
  size: number;
  /** The types beside the built space. */
  types: number;
  /** The points that the move brings the second team, and all others. */
  moon: number;
  others: number;
  /** The score now, the best of the others, and the place among all. */
  total: number;
  best: number;
  rank: number;
}

/** The types of buildings beside a space. */
function typesBeside(view: SimplicityView, at: string): number {
  const { x, y } = placeOf(at);
  const beside = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ].flatMap(([x, y]) => view.columns[x!]?.[y!]?.tile ?? []);
  return new Set(beside.filter((tile) => tile !== 'P')).size;
}

/** The facts of the learner's first move. */
export function factsOf({ steps, before, after }: Played<SimplicityView>): MoveFacts {
  const events = steps.flatMap((step) => step.events as SimplicityEvent[]);
  const built = events.find((event) => event.event === 'built');
  const blocked = events.find((event) => event.event === 'slot_blocked');
  const brings = (team: number) =>
    (after.teams[team]?.score.total ?? 0) - (before.teams[team]?.score.total ?? 0);
  const from = (sources: readonly string[]) =>
    (built?.parts ?? [])
      .filter(({ source }) => sources.includes(source))
      .reduce((sum, { points }) => sum + points, 0);
  const totals = after.teams.map(({ score }) => score.total);
  const [total = 0, ...rivals] = totals;
  const gain = built?.total ?? 0;
  const links = from(['link']);
  return {
    tile: built?.tile ?? '',
    slot: built?.slot ?? 0,
    at: built?.space ?? '',
    block: blocked?.slot ?? 0,
    gain,
    links,
    parks: from(['park', 'more_park']),
    rest: gain - links,
    size: built ? neighbourhood(after.columns, built.space).length : 0,
    types: built ? typesBeside(after, built.space) : 0,
    moon: brings(1),
    others: rivals.reduce((sum, _, index) => sum + brings(index + 1), 0),
    total,
    best: Math.max(0, ...rivals),
    rank: 1 + rivals.filter((rival) => rival > total).length,
  };
}
