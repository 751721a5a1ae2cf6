/** The parts of a team's points, from the finished city. */

import { listed } from '$lib/words';
import { m } from '$messages';
import { neighbourhood, placeOf, ropes, spaceAt, spaceName } from '../geometry';
import type { SimplicityView, Space, SpaceName } from '../wire';
import { spaceNames } from '../words';
import type { Source } from './result';

/** One disc, one park or one link. */
interface Part {
  points: number;
  spaces: SpaceName[];
  /** For a park: the number of adjacent building types; the points are their square. */
  types: number | null;
}

type City = SimplicityView['columns'];

/** SIM-5.1 */
const LINK = 3;

function typesBeside(city: City, name: SpaceName): number {
  const { x, y } = placeOf(name);
  const beside = [city[x - 1]?.[y], city[x + 1]?.[y], city[x]?.[y - 1], city[x]?.[y + 1]];
  return new Set(beside.flatMap((space) => (space?.tile && space.tile !== 'P' ? [space.tile] : []))).size;
}

/** The parts in column order; none for tokens, which belong to no space. */
export function partsOf(
  { columns: city }: Pick<SimplicityView, 'columns'>,
  source: Source,
  team: number,
): Part[] {
  if (source === 'links')
    return ropes(city)
      .filter((rope) => rope.team === team)
      .map((rope) => ({ points: LINK, spaces: rope.id.split('-'), types: null }));
  const own = city.flatMap((column, x) =>
    column.flatMap((space: Space, y): SpaceName[] => (space.team === team ? [spaceName({ x, y })] : [])),
  );
  return own.flatMap((name): Part[] => {
    const { tile } = spaceAt(city, name)!;
    if (source === 'parks' && tile === 'P') {
      const types = typesBeside(city, name);
      return [{ points: types * types, spaces: [name], types }];
    }
    if (tile !== source) return [];
    return [{ points: neighbourhood(city, name).length, spaces: [name], types: null }];
  });
}

/** "4 on c3 (2 types, squared) and 5 on d6". */
export const partsSaid = (parts: readonly Part[]): string =>
  listed(
    parts.map(({ points, spaces, types }) => {
      const said = { points, spaces: spaceNames(spaces) };
      if (types !== null) return m.sim_end_part_park({ ...said, types });
      return spaces.length > 1 ? m.sim_end_part_link(said) : m.sim_end_part_disc(said);
    }),
  );
