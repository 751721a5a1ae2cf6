/** Selections during building: whether each is legal, its places, and its entry. */

import { Places, readCells, readPlaces } from '../map/places';
import { cellsOf, type Cell, type DrawnDoc, type Entry, type Offers } from '../wire';
import { LAYINGS } from './laying';

/**
 * A tile of the desk, a free tile at the end of a plan, a home for a new resident, a larger zone, an upgradable tile
 * of the map, or a piece for borders or points.
 */
export type Held =
  { tile: string } | { free: string } | { home: Cell } | { grow: true } | { rise: Cell } | { lay: string };

/** The options besides the place. */
interface Ways {
  pay: readonly (string | null)[];
  enter: readonly (string | null)[];
}

type Free = Extract<NonNullable<Offers['more']>[number], { build: string }>;
const FREE: Ways = { pay: [null], enter: [null] };

/** The places of free tiles (SP-EUR-42), each with its possible resident. */
export const freeOf = (offers: Offers | null): readonly Free[] =>
  (offers?.more ?? []).filter((entry) => 'build' in entry);

/** Whether it may be selected. */
export function isOffered(held: Held, offers: Offers): boolean {
  if ('tile' in held) return held.tile in offers.build;
  if ('free' in held) return freeOf(offers).some(({ build }) => build === held.free);
  if ('home' in held) return held.home in offers.home;
  if ('grow' in held) return offers.do.includes('grow');
  if ('lay' in held) return LAYINGS[held.lay]!.offered(offers);
  return held.rise in offers.upgrade || held.rise in offers.enlarge;
}

/** Its legal places; `own` is the seat's supply for borders and points. */
export function placesOf(held: Held, offers: Offers, own: DrawnDoc | null): Places {
  if ('grow' in held) return new Places([]);
  if ('tile' in held) return readPlaces(offers.build[held.tile]!.places);
  if ('free' in held) return readCells({ 0: [...new Set(freeOf(offers).map(({ on }) => on))].join(' ') });
  if ('home' in held) return readCells({ 0: held.home });
  if ('lay' in held) return LAYINGS[held.lay]!.places(offers, own);
  const { rise } = held;
  return rise in offers.enlarge ? readPlaces(offers.enlarge[rise]!) : readCells(offers.upgrade[rise]!);
}

/** The options besides the place; null if there are none. */
export function waysOf(held: Held, offers: Offers): Ways | null {
  if ('tile' in held) return offers.build[held.tile]!;
  if ('free' in held) {
    const enter = freeOf(offers).map(({ enter }) => enter ?? null);
    return { ...FREE, enter: [...new Set(enter)] };
  }
  return 'home' in held ? { ...FREE, enter: offers.home[held.home]! } : null;
}

/** The entry for these cells. */
export function entryOn(
  held: Held,
  cells: readonly Cell[],
  { pay, enter }: { pay: string | null; enter: string | null },
  offers: Offers,
  seat: number,
): Entry {
  const on = cells.join(' ');
  const entry = (rest: object) => ({ seat, ...rest }) as Entry;
  if ('grow' in held) return entry({ do: 'grow' });
  if ('tile' in held) return entry({ build: held.tile, on, ...(pay && { pay }), ...(enter && { enter }) });
  if ('free' in held) return entry({ build: held.free, on, free: true, ...(enter && { enter }) });
  if ('home' in held) return entry({ home: held.home, person: enter });
  if ('lay' in held) return entry(LAYINGS[held.lay]!.entry(cells));
  return entry({ [held.rise in offers.enlarge ? 'enlarge' : 'upgrade']: held.rise, with: on });
}

/** The selection of an entry, and its cells; null if it selects nothing. */
export function heldBy(entry: Entry): { held: Held; cells: string } | null {
  if ('do' in entry) return entry.do === 'grow' ? { held: { grow: true }, cells: '' } : null;
  if ('build' in entry) {
    const free = 'free' in entry && entry.free;
    return { held: free ? { free: entry.build } : { tile: entry.build }, cells: entry.on };
  }
  if ('home' in entry) return { held: { home: entry.home }, cells: entry.home };
  for (const [lay, { cellsIn }] of Object.entries(LAYINGS)) {
    const cells = cellsIn(entry);
    if (cells !== null) return { held: { lay }, cells };
  }
  if ('upgrade' in entry) return { held: { rise: entry.upgrade }, cells: entry.with };
  return 'enlarge' in entry ? { held: { rise: entry.enlarge }, cells: entry.with } : null;
}

/** The first cell of the tile that covers a cell, among `tiles` by their first cells. */
export const firstOf = (tiles: Readonly<Record<Cell, { cells: string }>>, cell: Cell): Cell | null =>
  Object.entries(tiles).find(([, { cells }]) => cellsOf(cells).includes(cell))?.[0] ?? null;
