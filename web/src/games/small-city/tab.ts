/** What a seat is doing, as its tab says it. */

import { m } from '$messages';
import type { View } from './wire';

/** A sign, and what it says. */
export interface Doing {
  sign: string;
  said: string;
}

const NOTHING: Doing = { sign: '', said: '' };
/** The sign of a borough that is lost: a wreath is drawn for it. */
export const LOST = 'lost';
/** In this phase it counts who comes when. */
const BY_ORDER = 1;

/** What the tab of a seat says, with the seats that are `due` and whether they decide together. */
export function doing(
  { seats, order, phase }: Pick<View, 'seats' | 'order' | 'phase'>,
  seat: number,
  due: readonly number[],
  together: boolean,
): Doing {
  const { out, committed, pollution } = seats[seat]!;
  const acts = due.includes(seat);
  if (out !== null) return { sign: LOST, said: m.sc_tab_out({ round: out, pollution }) };
  if (together && committed) return { sign: '✓', said: m.sc_tab_ready() };
  if (acts) return together ? { sign: '…', said: m.sc_tab_plans() } : { sign: '●', said: m.sc_tab_acts() };
  if (phase !== BY_ORDER || order.length < 2) return NOTHING;
  const sign = m.sc_script_place({ place: order.indexOf(seat) + 1 });
  return { sign, said: m.sc_tab_place({ place: sign }) };
}
