/** The script of a reveal: what every seat had planned, and what becomes of it. */

import { m } from '$messages';
import { cellsOfStep, symbolOf, tileOf, toldOf } from '../tasks/steps';
import type { Cell, Step } from '../wire';
import { ruleOf } from '../words';
import { planned, type Built, type Told } from './built';

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
  /** Why it cannot be done, and by which rule; null where it can. */
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
