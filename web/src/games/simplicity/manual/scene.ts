/** The city of a picture: rows between `/`, a word for each space. */

import { MARKS } from '$lib/marks';
import { columnName, type City } from '../geometry';
import type { Space, SpaceName, Tile } from '../wire';

const GROUNDS: Readonly<Record<string, string>> = {
  c: 'circle',
  t: 'triangle',
  s: 'square',
  p: 'pentagon',
  h: 'hexagon',
};
const open = (symbol: string | null): Space =>
  ({ ground: symbol ? 'symbol' : 'blank', symbol, tile: null, team: null }) as Space;

/** The columns of a city, and the spaces whose tile is about to be built. */
export interface CityScene {
  city: City;
  ghosts: ReadonlySet<SpaceName>;
}

/**
 * Reads `R0 K- c.`: a tile with the disc of a team, a printed building, an open space by the first letter of its symbol
 * (`b` for blank); `>` before a tile that is about to be built.
 */
export function cityOf(text: string): CityScene {
  const rows = text.split('/').map((row) => row.trim().split(/\s+/));
  const ghosts = new Set<SpaceName>();
  const space = (word: string, x: number, y: number): Space => {
    const [, ghost, what, mark] = /^(>?)([A-Zctsphb])([-.\d])$/.exec(word) ?? [];
    if (!what || !mark) throw new Error(`"${word}" is no space`);
    if (ghost) ghosts.add(`${columnName(x)}${y + 1}`);
    if (mark === '.') return open(what === 'b' ? null : GROUNDS[what]!);
    if (!'RKOVP'.includes(what)) throw new Error(`"${word}" is no tile`);
    if (mark !== '-' && !MARKS[Number(mark)]) throw new Error(`"${word}" has no team`);
    const printed = mark === '-';
    return {
      ground: printed ? 'printed' : 'symbol',
      symbol: null,
      tile: what as Tile,
      team: printed ? null : Number(mark),
    } as Space;
  };
  const width = rows[0]!.length;
  if (rows.some((row) => row.length !== width)) throw new Error(`the rows of "${text}" differ in length`);
  return {
    city: Array.from({ length: width }, (_, x) => rows.map((row, y) => space(row[x]!, x, y))),
    ghosts,
  };
}
