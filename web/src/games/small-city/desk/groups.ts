/** The groups of tiles on the desk of a plan. */

import { m } from '$messages';
import { groupName } from '../map/kinds';
import type { TileDoc } from '../wire';

interface Group {
  group: string;
  name: string;
  tiles: readonly TileDoc[];
}

/** The group in front of the colours. */
export const READY = 'ready';

/** One group for each colour of the rulebook. Tiles in `first` form a group of their own in front of them. */
export function groupsOf(tiles: readonly TileDoc[], first: ReadonlySet<string>): Group[] {
  const isFirst = ({ tile }: TileDoc) => first.has(tile);
  const others = tiles.filter((tile) => !isFirst(tile));
  const colours = [...new Set(others.map(({ colour }) => colour))];
  return [
    { group: READY, name: m.sc_group_ready(), tiles: tiles.filter(isFirst) },
    ...colours.map((colour) => ({
      group: colour,
      name: groupName(colour),
      tiles: others.filter((tile) => tile.colour === colour),
    })),
  ].filter(({ tiles }) => tiles.length);
}
