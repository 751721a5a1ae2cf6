/** The script of a reveal: what every seat had planned, and what becomes of it. */

import { m } from '$messages';
import { cellsOf, type Cell } from '../map/geometry';
import { readBorder } from '../map/lines';
import { tileName } from '../words';
import type { Built, Told } from './acts';

/** A step of a plan as a chip. */
export interface Chip {
  /** Which of all steps it is, from 0. */
  index: number;
  /** What stands there then; none where no tile does. */
  tile: string | null;
  /** What stands for it instead. */
  symbol: string;
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
    case 'road_laid':
      return { do: 'road', road: event.road, with: event.with };
    case 'roundabout_laid':
      return { do: 'roundabout', cell: event.cell };
  }
}

/** No tile, nothing more to say, nowhere in particular. */
const LESS = { tile: null, symbol: 'fence', small: '', cells: [] };

function stepOf(step: Step): Pick<Chip, 'tile' | 'symbol' | 'name' | 'small' | 'cells'> {
  switch (step.do) {
    case 'build':
      return {
        ...LESS,
        tile: step.tile,
        name: tileName(step.tile),
        small: step.cells,
        cells: cellsOf(step.cells),
      };
    case 'grow':
      return { ...LESS, name: m.sc_chip_grow({ size: step.size }) };
    case 'road':
      return { ...LESS, symbol: 'road', name: m.sc_road(), small: step.road, cells: readBorder(step.road) };
    case 'roundabout':
      return {
        ...LESS,
        symbol: step.do,
        name: m.sc_roundabout(),
        small: `+${step.cell}`,
        cells: [step.cell],
      };
    case 'home':
      return {
        ...LESS,
        symbol: 'door',
        name: m.sc_chip_home({ cell: step.cell }),
        small: step.cell,
        cells: [step.cell],
      };
    default: {
      const tile = step.next?.tile ?? step.tile;
      const cells = [...cellsOf(step.cells), ...cellsOf(step.with)];
      return {
        ...LESS,
        tile,
        name: tile ? tileName(tile) : '',
        small: m.sc_script_adds({ cells: step.with }),
        cells,
      };
    }
  }
}

/** Why a step fails, in few words. */
const reasonOf = ({ refusal }: Told<'failed'>) =>
  refusal.why === 'none_left' ? m.sc_script_none_left() : m.sc_script_fails();
