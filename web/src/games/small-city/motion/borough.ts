/** Changes of a borough's document, one by one. */

import { cellsOf, inOrder, type Cell } from '../map/geometry';
import type { BoroughDoc, SeatView, Somebody } from '../wire';

type Counted = SeatView['hall'];

export const beyond = (cell: Cell, zone: number) =>
  cell.charCodeAt(0) - 97 >= zone || Number(cell.slice(1)) > zone;
export const without = (cells: string, gone: readonly Cell[], kept: ReadonlySet<Cell> = new Set()) =>
  cellsOf(cells)
    .filter((cell) => !gone.includes(cell) || kept.has(cell))
    .join(' ');
/** Land that keeps its label once something is built there. */
export const stays = (later: BoroughDoc, name: string) =>
  new Set(later.land.flatMap((land) => (land.name === name ? cellsOf(land.cells) : [])));
export const cleared = (borough: BoroughDoc, cells: readonly Cell[]): BoroughDoc => ({
  ...borough,
  empty: without(borough.empty, cells),
});
export const occupied = (borough: BoroughDoc, cell: Cell, who: Somebody | null): BoroughDoc => ({
  ...borough,
  spaces: { ...borough.spaces, [cell]: { ...borough.spaces[cell]!, who } },
});
/** Removes the badges of the person on a cell. */
export const unmarked = (borough: BoroughDoc, cell: Cell): BoroughDoc => ({
  ...borough,
  marks: borough.marks?.map((each) => ({ ...each, cells: without(each.cells, [cell]) })),
});
/** A person leaves open ground, which is empty then unless a tile is there. */
export function vacated(borough: BoroughDoc, cell: Cell): BoroughDoc {
  const standing = { ...borough.standing };
  delete standing[cell];
  const bare = !Object.values(borough.tiles).some(({ cells }) => cellsOf(cells).includes(cell));
  const empty = [...cellsOf(borough.empty), ...(bare ? [cell] : [])].sort(inOrder).join(' ');
  return { ...borough, standing, empty };
}
/** The Mayor leaves, and nobody is idle any more. */
export const leaves = (borough: BoroughDoc): BoroughDoc => ({
  ...borough,
  mayor: '',
  spaces: Object.fromEntries(
    Object.entries(borough.spaces).map(([cell, space]) => [
      cell,
      space.who?.idle ? { ...space, who: { ...space.who, idle: false } } : space,
    ]),
  ),
  empty: [...cellsOf(borough.empty), ...cellsOf(borough.mayor)].sort(inOrder).join(' '),
});
export function rested(borough: BoroughDoc, cells: readonly Cell[]): BoroughDoc {
  const spaces = { ...borough.spaces };
  for (const cell of cells) {
    const who = spaces[cell]?.who;
    if (who) spaces[cell] = { ...spaces[cell]!, who: { ...who, idle: true } };
  }
  return { ...borough, spaces };
}
export function changed(people: Counted, person: string, by: number): Counted {
  const now = people.find((each) => each.person === person);
  if (!now) return by > 0 ? [...people, { person, count: by }] : people;
  return people.map((each) => (each === now ? { ...each, count: Math.max(0, each.count + by) } : each));
}
