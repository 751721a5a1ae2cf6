/** A borough's document as it is drawn: tiles, people, goods, each by the cell that keeps it apart. */

import type { BoroughDoc, Materials, SeatView, Somebody, Tables } from '../wire';
import { shared } from '$play/shared';
import { cellsOf, type Cell } from './geometry';
import { BADGES, type Badge } from './persons';

export interface BoardTile {
  /** The first of its cells. */
  key: Cell;
  code: string;
  cells: readonly Cell[];
}
/** Somebody on a cell. */
export interface BoardPerson {
  cell: Cell;
  who: Somebody;
}
/** Pieces of material on one cell. */
export interface Store {
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
  /** Spaces where nobody is. */
  free: Cell[];
  /** What a space is for, in shops. */
  functions: ReadonlyMap<Cell, string>;
  stores: Store[];
  /** Where people wait: City Hall's first cell, if it stands. */
  hall: Cell | null;
  /** The cells of people of whom a module says something, by what. */
  badges: ReadonlyMap<Badge, ReadonlySet<Cell>>;
}

/** What the seat owns that lies on its map. */
export type Owner = Pick<SeatView, 'seat' | 'hall'> & { store: Materials };

/** What is to be drawn of a borough; its owner's goods and waiting people lie on it too. */
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

/** The cells of so many of each kind among those who wait. */
function waiting(people: readonly BoardPerson[], counts: Owner['hall']): Cell[] {
  return counts.flatMap(({ person, count }) =>
    people
      .filter(({ who }) => who.person === person)
      .slice(0, count)
      .map(({ cell }) => cell),
  );
}

/** Boards one after the other: what is as it was stays the very same, so that only what has changed is drawn anew. */
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

/** How many goods a tile stores, or how many people and goods wait in it. */
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

/** Whoever has left one cell for another since, by the cell where they are now: same kind, same seat, and no doubt. */
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
