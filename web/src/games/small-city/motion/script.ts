/** The script of a reveal: the plans of all seats, and the results. */

import { m } from '$messages';
import { cellsOfStep, symbolOf, tileOf, toldOf } from '../tasks/steps';
import type { Cell, Step } from '../wire';
import { ruleOf } from '../words';
import { planned, type Built } from './built';
import type { Told } from './types';

/** A step of a plan as a chip. */
export interface Chip {
  /** Its index among all steps, from 0. */
  index: number;
  /** The tile it leaves; none where there is none. */
  tile: string | null;
  /** The symbol instead of a tile. */
  symbol: string;
  name: string;
  small: string;
  cells: readonly Cell[];
  /** Why it fails, and by which rule; null if it works. */
  failed: { reason: string; rule: string | null } | null;
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

const stepOf = (step: Step): Pick<Chip, 'tile' | 'symbol' | 'name' | 'small' | 'cells'> => ({
  tile: tileOf(step),
  symbol: symbolOf(step),
  cells: cellsOfStep(step),
  ...toldOf(step),
});

/** Why a step fails, in few words. */
const reasonOf = (event: Told<'failed'>) => ({
  reason: event.refusal.why === 'none_left' ? m.sc_script_none_left() : m.sc_script_fails(),
  rule: ruleOf(event),
});
