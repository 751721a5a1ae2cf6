/** A borough's document prepared for drawing: tiles, people and goods, keyed by cell. */

import type { BoroughDoc, Materials, SeatView, Somebody, Tables } from '../wire';
import { shared } from '$play/shared';
import { cellsOf, type Cell } from './geometry';
import { BADGES, type Badge } from './persons';

export interface BoardTile {
  /** Its first cell. */
  key: Cell;
  code: string;
  cells: readonly Cell[];
}
/** A person on a cell. */
export interface BoardPerson {
  cell: Cell;
  who: Somebody;
}
/** Pieces of material on one cell. */
interface Store {
  cell: Cell;
  goods: string[];
  /** Whether they share the cell with a person's place. */
  hall: boolean;
}
export interface Board {
  zone: number;
  tiles: BoardTile[];
  /** The tile on a cell. */
  tileOn: ReadonlyMap<Cell, BoardTile>;
  people: BoardPerson[];
  /** Empty spaces. */
  free: Cell[];
  /** The function of a space, in shops. */
  functions: ReadonlyMap<Cell, string>;
  stores: Store[];
  /** The waiting area: City Hall's first cell, if it is built. */
  hall: Cell | null;
  /** The cells of people with a badge, by badge. */
  badges: ReadonlyMap<Badge, ReadonlySet<Cell>>;
}

/** The seat's property that appears on its map. */
type Owner = Pick<SeatView, 'seat' | 'hall'> & { store: Materials };

/** The drawable content of a borough, including its owner's goods and waiting people. */
export function boardOf(borough: BoroughDoc, owner: Owner, tables: Pick<Tables, 'tiles'>): Board {
  const tiles = Object.entries(borough.tiles).map(([key, { tile, cells }]) => ({
    key,
    code: tile,
    cells: cellsOf(cells),
  }));
  const people: BoardPerson[] = [];
  const free: Cell[] = [];
  const functions = new Map<Cell, string>();
  for (const [cell, space] of Object.entries(borough.spaces)) {
    if (space.who) people.push({ cell, who: space.who });
    else free.push(cell);
    if (space.function) functions.set(cell, space.function);
  }
  // open ground has no spaces
  for (const [cell, who] of Object.entries(borough.standing ?? {})) people.push({ cell, who });
  const stored = storage(tiles, owner, tables);
  return {
    zone: borough.zone,
    tiles,
    tileOn: new Map(tiles.flatMap((tile) => tile.cells.map((cell) => [cell, tile] as const))),
    people: [...people, ...stored.people],
    free,
    functions,
    stores: stored.stores,
    hall: tiles.find((tile) => room(tile, 'holds', tables))?.key ?? null,
    badges: new Map(
      (borough.marks ?? []).flatMap(({ mark, cells, hall }) => {
        const badge = BADGES[mark];
        return badge ? [[badge, new Set([...cellsOf(cells), ...waiting(stored.people, hall)])] as const] : [];
      }),
    ),
  };
}

/** The cells of a number of each kind among the waiting people. */
function waiting(people: readonly BoardPerson[], counts: Owner['hall']): Cell[] {
  return counts.flatMap(({ person, count }) =>
    people
      .filter(({ who }) => who.person === person)
      .slice(0, count)
      .map(({ cell }) => cell),
  );
}

/** Consecutive boards: unchanged parts keep their identity, so that only changes are redrawn. */
export class Boards {
  #before: Board | null = null;

  next(now: Board): Board {
    const { tiles, people, stores } = this.#before ?? now;
    this.#before = {
      ...now,
      tiles: kept(tiles, now.tiles, ({ key }) => key),
      people: kept(people, now.people, ({ cell }) => cell),
      stores: kept(stores, now.stores, ({ cell }) => cell),
    };
    return this.#before;
  }
}
function kept<Thing>(before: readonly Thing[], now: readonly Thing[], key: (thing: Thing) => Cell): Thing[] {
  const known = new Map(before.map((thing) => [key(thing), thing]));
  return now.map((thing) => shared(known.get(key(thing)), thing)!);
}

/** The number of goods in a tile, or of waiting people and goods. */
function room({ code }: BoardTile, effect: 'stores' | 'holds', tables: Pick<Tables, 'tiles'>): number {
  const effects = tables.tiles.find(({ tile }) => tile === code)?.effects ?? [];
  return effects.reduce((sum, each) => sum + (each.effect === effect ? each.count : 0), 0);
}

/** Goods fill Warehouses first (SC-9.7); people wait in City Hall, one to a cell, and goods behind them. */
function storage(tiles: readonly BoardTile[], { seat, hall, store }: Owner, tables: Pick<Tables, 'tiles'>) {
  const goods = Object.entries(store).flatMap(([good, count]) => Array.from({ length: count }, () => good));
  const stores: Store[] = [];
  for (const tile of tiles) {
    const taken = goods.splice(0, room(tile, 'stores', tables));
    if (taken.length) stores.push({ cell: tile.key, goods: taken, hall: false });
  }
  const waiting = hall.flatMap(({ person, count }) =>
    Array.from({ length: count }, (): Somebody => ({ person, seat, idle: false })),
  );
  const people: BoardPerson[] = [];
  for (const tile of tiles)
    for (const cell of tile.cells.slice(0, room(tile, 'holds', tables))) {
      const who = waiting.shift();
      if (who) people.push({ cell, who });
      else if (goods.length) stores.push({ cell, goods: goods.splice(0, 1), hall: true });
    }
  return { stores, people };
}

/**
 * People who have moved from one cell to another since, by their current cell: same kind, same seat, and no
 * ambiguity.
 */
export function walks(before: readonly BoardPerson[], now: readonly BoardPerson[]): Map<Cell, Cell> {
  const named = ({ who }: BoardPerson) => `${who.person} ${who.seat}`;
  const missing = (from: readonly BoardPerson[], others: readonly BoardPerson[]) =>
    from.filter((one) => !others.some((other) => other.cell === one.cell && named(other) === named(one)));
  const [left, arrived] = [missing(before, now), missing(now, before)];
  const found = new Map<Cell, Cell>();
  for (const one of arrived) {
    const alike = (people: readonly BoardPerson[]) => people.filter((other) => named(other) === named(one));
    const [from, ...others] = alike(left);
    if (from && !others.length && alike(arrived).length === 1) found.set(one.cell, from.cell);
  }
  return found;
}
