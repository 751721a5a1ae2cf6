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
/** The sign of a plan that is sealed, for whoever sees none made or none fly to its tab: an envelope is drawn for it. */
export const SEALED = 'sealed';
/** The sign of a neighbour whom citizens may visit: a case is drawn for it. */
export const VISITED = 'case';
/** In this phase it counts who comes when. */
const BY_ORDER = 1;
/** In this one citizens visit neighbours. */
const VISITS = 3;

/**
 * What the tab of a seat says to whoever sits at `me`, with the seats that are `due` and whether they decide together;
 * `still` if nothing moves.
 */
export function doing(
  { seats, order, phase }: Pick<View, 'seats' | 'order' | 'phase'>,
  seat: number,
  due: readonly number[],
  together: boolean,
  me: number | null = null,
  still = false,
): Doing {
  const { out, committed, pollution } = seats[seat]!;
  const acts = due.includes(seat);
  if (out !== null) return { sign: LOST, said: m.sc_tab_out({ round: out, pollution }) };
  if (together && committed) return { sign: me === null || still ? SEALED : '✓', said: m.sc_tab_sealed() };
  if (acts) return together ? { sign: '…', said: m.sc_tab_plans() } : { sign: '●', said: m.sc_tab_acts() };
  if (phase === VISITS && me !== null && seats[me]!.out === null && seats[me]!.neighbours.includes(seat))
    return { sign: VISITED, said: m.sc_tab_neighbour() };
  if (phase !== BY_ORDER || order.length < 2) return NOTHING;
  const sign = m.sc_script_place({ place: order.indexOf(seat) + 1 });
  return { sign, said: m.sc_tab_place({ place: sign }) };
}
