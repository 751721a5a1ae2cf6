/** The location of an event on a map: the log links to it, the review rings it, a still picture outlines it. */

import { cellsOf, type Cell } from '../map/geometry';
import { changeOf } from '../motion/changes';
import type { EventDoc } from '../wire';

export interface Place {
  /** The owner of the borough. */
  seat: number;
  cells: readonly Cell[];
}

/** The location; null if it has none on a map. */
export function placeOf(event: EventDoc): Place | null {
  if (event.event === 'moved') return { seat: event.to.host ?? event.seat, cells: [event.to.cell] };
  if (!('seat' in event)) return null;
  const cells = cellsIn(event);
  return cells.length ? { seat: event.seat, cells } : null;
}

function cellsIn(event: EventDoc): readonly Cell[] {
  const where = changeOf(event)?.where;
  if (where) return where(event);
  const texts = [
    'cells' in event ? event.cells : null,
    'with' in event ? event.with : null,
    'cell' in event ? event.cell : null,
  ];
  return cellsOf(texts.filter((text) => text).join(' '));
}
