/** Areas that modules tell of, such as Gardens: which of them arise, and when. */

import { beside, cellsOf, type Cell } from '../map/geometry';
import type { BoroughDoc } from '../wire';

/** A borough before something and after it. */
interface Around {
  before: BoroughDoc;
  after: BoroughDoc;
}

/** Cells in groups that hang together side by side. */
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
 * Areas that arise with something that is built: those that a borough has after all of a step and had none of before
 * it, whose last cell comes with it. What only grows has arisen before.
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
