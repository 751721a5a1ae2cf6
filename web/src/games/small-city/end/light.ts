/** The highlights of a score line on a borough. */

import type { Over } from '../map/over';
import { cellsOf, type Cell, type SeatView, type Tables } from '../wire';
import type { Line, Tally } from './tally';

/** Functions of tiles that pollute or relieve. */
const SMOKE: readonly string[] = ['makes', 'relieves', 'staff_relieves'];

/** The tiles behind a line, each by its first cell, with its yield; null for lines without tiles. */
function sourcesOf(
  line: Line,
  { seat, borough }: SeatView,
  tally: Tally,
  tables: Pick<Tables, 'tiles'>,
): ReadonlyMap<Cell, number | null> | null {
  const brought = tally.tiles.get(seat)?.get(line);
  if (brought) return brought;
  if (line !== 'pollution') return null;
  const smoky = new Set(
    tables.tiles
      .filter(({ effects }) => effects.some(({ effect }) => SMOKE.includes(effect)))
      .map(({ tile }) => tile),
  );
  const found = Object.entries(borough.tiles).filter(([, { tile }]) => smoky.has(tile));
  return new Map(found.map(([key]) => [key, null]));
}

/** The overlay of a borough while a line is lit: its tiles stay bright, with their yields. */
export function lightOf(line: Line, seat: SeatView, tally: Tally, tables: Pick<Tables, 'tiles'>): Over {
  const sources = sourcesOf(line, seat, tally, tables);
  if (!sources) return {};
  const dim = Object.entries(seat.borough.tiles).flatMap(([key, { cells }]) =>
    sources.has(key) ? [] : [key, ...cellsOf(cells)],
  );
  const gains = new Map<Cell, string>();
  for (const [key, amount] of sources) if (amount !== null) gains.set(key, `+${amount}`);
  // all people pollute, wherever they are
  return { dim, gains, bright: line === 'pollution' ? dim : [] };
}

/** The line of a tapped cell: the first in which its tile scored, else one that it serves. */
export function lineAt(cell: Cell, seat: SeatView, tally: Tally, tables: Pick<Tables, 'tiles'>): Line | null {
  const key = Object.entries(seat.borough.tiles).find(([, { cells }]) => cellsOf(cells).includes(cell))?.[0];
  if (key === undefined) return null;
  const lines = tally.lines.filter((line) => sourcesOf(line, seat, tally, tables)?.has(key));
  return lines.find((line) => tally.tiles.get(seat.seat)?.get(line)?.has(key)) ?? lines[0] ?? null;
}
