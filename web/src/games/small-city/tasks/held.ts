/** What may be taken up while something is built: whether it may be, where it goes, and the entry that does it. */

import { Places, readCells, readPlaces } from '../map/places';
import { cellsOf, type Cell, type DrawnDoc, type Entry, type Offers } from '../wire';
import { LAYINGS } from './laying';

/**
 * A tile of the desk, one that is free behind all else, a home into which somebody moves, a larger zone, a tile of the
 * map that may rise, or a piece for borders or points.
 */
export type Held =
  { tile: string } | { free: string } | { home: Cell } | { grow: true } | { rise: Cell } | { lay: string };

/** What may be chosen besides the place. */
export interface Ways {
  pay: readonly (string | null)[];
  enter: readonly (string | null)[];
}

type Free = Extract<NonNullable<Offers['more']>[number], { build: string }>;
const FREE: Ways = { pay: [null], enter: [null] };

/** The places of tiles that are free (SP-EUR-42), each with whoever may move in. */
export const freeOf = (offers: Offers | null): readonly Free[] =>
  (offers?.more ?? []).filter((entry) => 'build' in entry);

/** Whether it may be taken up. */
export function isOffered(held: Held, offers: Offers): boolean {
  if ('tile' in held) return held.tile in offers.build;
  if ('free' in held) return freeOf(offers).some(({ build }) => build === held.free);
  if ('home' in held) return held.home in offers.home;
  if ('grow' in held) return offers.do.includes('grow');
  if ('lay' in held) return LAYINGS[held.lay]!.offered(offers);
  return held.rise in offers.upgrade || held.rise in offers.enlarge;
}

/** Where it may go; `own` is what the seat may lay on borders and points. */
export function placesOf(held: Held, offers: Offers, own: DrawnDoc | null): Places {
  if ('grow' in held) return new Places([]);
  if ('tile' in held) return readPlaces(offers.build[held.tile]!.places);
  if ('free' in held) return readCells({ 0: [...new Set(freeOf(offers).map(({ on }) => on))].join(' ') });
  if ('home' in held) return readCells({ 0: held.home });
  if ('lay' in held) return LAYINGS[held.lay]!.places(offers, own);
  const { rise } = held;
  return rise in offers.enlarge ? readPlaces(offers.enlarge[rise]!) : readCells(offers.upgrade[rise]!);
}

/** What is chosen besides; null where nothing is. */
export function waysOf(held: Held, offers: Offers): Ways | null {
  if ('tile' in held) return offers.build[held.tile]!;
  if ('free' in held) {
    const enter = freeOf(offers).map(({ enter }) => enter ?? null);
    return { ...FREE, enter: [...new Set(enter)] };
  }
  return 'home' in held ? { ...FREE, enter: offers.home[held.home]! } : null;
}

/** The entry that does it on some cells. */
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

/** What an entry takes up, and the cells that it means; null where it takes up nothing. */
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

/** The first cell of a tile, among `tiles` by their first cells, that covers a cell. */
export const firstOf = (tiles: Readonly<Record<Cell, { cells: string }>>, cell: Cell): Cell | null =>
  Object.entries(tiles).find(([, { cells }]) => cellsOf(cells).includes(cell))?.[0] ?? null;
