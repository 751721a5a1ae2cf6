/** Areas from modules, such as Gardens: which of them arise, and when. */

import { beside, cellsOf, type Cell } from '../map/geometry';
import type { BoroughDoc } from '../wire';

/** A borough before and after an event. */
interface Around {
  before: BoroughDoc;
  after: BoroughDoc;
}

/** Cells in groups connected by their sides. */
function groups(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells);
  const all: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const here of group)
      for (const cell of left)
        if (beside(here, cell)) {
          left.delete(cell);
          group.push(cell);
        }
    all.push(group);
  }
  return all;
}
const areasOf = ({ areas = [] }: BoroughDoc) => areas.map(({ cells }) => cellsOf(cells));
const built = ({ tiles }: BoroughDoc) => new Set(Object.values(tiles).flatMap(({ cells }) => cellsOf(cells)));

/**
 * Areas that arise with a building. They exist after the whole step and did not exist before it, and the building
 * adds their last cell. An area that only grows has arisen before.
 */
export function arisen(step: Around, event: Around): Cell[][] {
  if (!step.after.areas?.length) return [];
  const old = new Set(areasOf(step.before).flat());
  const [before, after] = [built(event.before), built(event.after)];
  const stands = (group: readonly Cell[], on: ReadonlySet<Cell>) => group.every((cell) => on.has(cell));
  return areasOf(step.after)
    .flatMap(groups)
    .filter(
      (group) => !group.some((cell) => old.has(cell)) && stands(group, after) && !stands(group, before),
    );
}
