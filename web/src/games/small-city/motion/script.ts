/** The script of a reveal: what every seat had planned, and what becomes of it. */

import { m } from '$messages';
import { cellsOf, type Cell } from '../map/geometry';
import { tileName } from '../words';
import type { Built, Told } from './acts';

/** A step of a plan as a chip. */
export interface Chip {
  /** Which of all steps it is, from 0. */
  index: number;
  /** What stands there then; none where the zone grows. */
  tile: string | null;
  name: string;
  small: string;
  cells: readonly Cell[];
  /** Why it cannot be done; null where it can. */
  failed: string | null;
}
export interface Row {
  seat: number;
  chips: Chip[];
}

/** A row for each seat, in turn order. */
export const rowsOf = (order: readonly number[], events: readonly Built[]): Row[] =>
  order.map((seat) => ({
    seat,
    chips: events.flatMap((event, index) => (event.seat === seat ? [chipOf(event, index)] : [])),
  }));

function chipOf(event: Built, index: number): Chip {
  if (event.event === 'failed') {
    return { index, failed: reasonOf(event), ...stepOf(event.step) };
  }
  return { index, failed: null, ...stepOf(planned(event)) };
}

type Step = Told<'failed'>['step'];

/** What was planned, of what has come of it. */
function planned(event: Exclude<Built, { event: 'failed' }>): Step {
  switch (event.event) {
    case 'built':
      return { ...event, do: 'build', pay: [] };
    case 'zone_grown':
      return { do: 'grow', size: event.size };
    case 'enlarged':
      return { ...event, do: 'enlarge' };
    case 'upgraded':
      return { ...event, do: 'upgrade' };
  }
}

function stepOf(step: Step): Pick<Chip, 'tile' | 'name' | 'small' | 'cells'> {
  switch (step.do) {
    case 'build':
      return { tile: step.tile, name: tileName(step.tile), small: step.cells, cells: cellsOf(step.cells) };
    case 'grow':
      return { tile: null, name: m.sc_chip_grow({ size: step.size }), small: '', cells: [] };
    default: {
      const tile = step.next?.tile ?? step.tile;
      const cells = [...cellsOf(step.cells), ...cellsOf(step.with)];
      return { tile, name: tile ? tileName(tile) : '', small: m.sc_script_adds({ cells: step.with }), cells };
    }
  }
}

/** Why a step fails, in few words. */
const reasonOf = ({ refusal }: Told<'failed'>) =>
  refusal.why === 'none_left' ? m.sc_script_none_left() : m.sc_script_fails();
