/** The activity of a seat, as its tab shows it. */

import { m } from '$messages';
import type { View } from '../wire';

/** A sign, and its text. */
interface Doing {
  sign: string;
  /** The sign where a tab is narrow, so that it leaves room for the name; without it `sign`. */
  narrow?: string;
  said: string;
}

const NOTHING: Doing = { sign: '', said: '' };
/** The sign of a lost borough: the page draws a wreath. */
export const LOST = 'lost';
/** The sign of a sealed plan, for observers who see no envelope fly to its tab: the page draws one. */
export const SEALED = 'sealed';
/** The sign of a neighbour whom citizens may visit: the page draws a case. */
export const VISITED = 'case';
/** In this phase the turn order matters. */
const BY_ORDER = 1;
/** In this one citizens visit neighbours. */
const VISITS = 3;

/**
 * The tab text of a seat for the observer at `me`, with the seats that are `due` and whether they decide together;
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
  const place = order.indexOf(seat) + 1;
  const sign = m.sc_script_place({ place });
  return { sign, narrow: String(place), said: m.sc_tab_place({ place: sign }) };
}
