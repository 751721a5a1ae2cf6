/** Facts of parts that a table may leave out. */

import type { EventDoc, View } from '../wire';

export interface AddedFacts {
  /** The learner's people who riot. */
  rioters: number;
  /** Roads that were driven over. */
  roads: number;
  /** Cells of land that are gone. */
  cleared: number;
  /** Shops with a Trader. */
  shops: number;
}

/** The cells of all land of the learner. */
const landOf = ({ seats }: View) =>
  seats[0]!.borough.land.reduce((sum, { cells }) => sum + cells.split(' ').filter(Boolean).length, 0);

/** The learner's Commerce tiles in which a Trader stands. */
function shopsOf({ seats }: View): number {
  const { tiles, spaces } = seats[0]!.borough;
  const traded = ({ cells }: { cells: string }) =>
    cells.split(' ').some((cell) => spaces[cell]?.who?.person === 'trader');
  return Object.values(tiles).filter((tile) => tile.tile.startsWith('C') && traded(tile)).length;
}

export function addedFacts(events: readonly EventDoc[], before: View, after: View): AddedFacts {
  return {
    rioters: events.filter((event) => event.event === 'rioted' && event.seat === 0).length,
    roads: events.reduce((sum, event) => sum + (event.event === 'drove' ? event.roads : 0), 0),
    cleared: landOf(before) - landOf(after),
    shops: shopsOf(after),
  };
}
