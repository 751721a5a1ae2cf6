/** Boroughs for tests: documents made of a few lines. */

import type { BoroughDoc, SeatView, Somebody, Tables } from '../wire';
import { cellAt, cellsOf, inOrder, zoneCells, type Cell } from './geometry';

/** The part of the tables that map tests need. */
export const TABLES = {
  death_thresholds: [20, 40, 60, 80],
  elimination: 100,
  zone_max: 10,
  tiles: [
    { tile: 'War', effects: [{ effect: 'stores', count: 3, rule: 'SC-9.7' }] },
    { tile: 'Hall', effects: [{ effect: 'holds', count: 6, rule: 'SC-9.7' }] },
  ],
} as Tables;

/** A borough from a text such as `R3 f5 g5 g6`; each entry of `spaces` is a person or null. */
export function boroughOf(
  zone: number,
  tiles: readonly string[],
  spaces: Readonly<Record<Cell, Partial<Somebody> | null>> = {},
): BoroughDoc {
  const placed = tiles.map((text) => {
    const [tile, ...cells] = text.split(' ') as [string, ...Cell[]];
    return { tile, level: Number(/\d$/.exec(tile)?.[0] ?? 1), cells: cells.sort(inOrder).join(' ') };
  });
  const taken = new Set(placed.flatMap(({ cells }) => cellsOf(cells)));
  const who = (one: Partial<Somebody>): Somebody => ({ person: 'citizen', seat: 0, idle: false, ...one });
  return {
    zone,
    tiles: Object.fromEntries(placed.map((each) => [cellsOf(each.cells)[0]!, each])),
    spaces: Object.fromEntries(
      Object.entries(spaces).map(([cell, one]) => [cell, { function: null, who: one && who(one) }]),
    ),
    empty: zoneCells(zone)
      .filter((cell) => !taken.has(cell))
      .join(' '),
    mayor: '',
    cemetery: '',
    buried: 0,
    land: [],
  };
}

/** A seat with this borough and little else. */
export const seatOf = (borough: BoroughDoc, more: Partial<SeatView> = {}) =>
  ({
    seat: 0,
    borough,
    pollution: 24,
    store: { wood: 0, stone: 0, metal: 0 },
    hall: [],
    out: null,
    ...more,
  }) as SeatView;

/**
 * A zone of ten in its last round, nearly full: homes, shops and works of all levels, and more people than a seat and
 * its visitors have.
 */
export function lateGame(): SeatView {
  const row = (y: number, tiles: readonly string[]) => {
    let x = 0;
    return tiles.map((code) => {
      const size = Number(/\d$/.exec(code)?.[0] ?? (code === 'Mus' ? 3 : 1));
      return [code, ...Array.from({ length: size }, () => cellAt(x++, y))].join(' ');
    });
  };
  const tiles = [
    ...row(0, ['R5', 'R3', 'Pk2']),
    ...row(1, ['R1', 'R1', 'R2', 'Mus', 'Sch', 'Met', 'Pk1']),
    'Hall a3 b3 c3 a4 b4 c4',
    'Uni d3 e3 d4 e4',
    'R4 f3 g3 h3 i3',
    'R1 j3',
    'C4 f4 g4 h4 i4',
    'C1 j4',
    ...row(4, ['C3', 'R2', 'R2', 'C2', 'Pk1']),
    ...row(5, ['R5', 'R4', 'Sch']),
    ...row(6, ['Pk3', 'C1', 'C1', 'C1', 'R1', 'R1', 'R1', 'Met']),
    ...row(7, ['F3', 'F3', 'Ref', 'War', 'War', 'War']),
    ...row(8, ['F2', 'F2', 'F1', 'F1', 'F1', 'F1', 'Pk2']),
    ...row(9, ['F1', 'Pk3', 'R3']),
  ];
  const homes = tiles.filter((tile) => /^[RCF]\d/.test(tile)).flatMap((tile) => tile.split(' ').slice(1));
  const spaces = Object.fromEntries(
    homes.map((cell, index) => [cell, index % 3 ? null : { seat: index % 5 ? 0 : 1, idle: index % 7 === 0 }]),
  );
  return seatOf(
    { ...boroughOf(10, tiles, spaces), cemetery: 'i10', buried: 3 },
    { hall: [{ person: 'citizen', count: 2 }], store: { wood: 6, stone: 4, metal: 3 }, pollution: 78 },
  );
}
