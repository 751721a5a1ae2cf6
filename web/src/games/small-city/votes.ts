/** Where the votes of a seat come from, as everybody has been told. */

import type { Step } from '$lib/wire';
import { tallyOf } from './end/tally';
import { lineAbout, lineName } from './end/words';
import type { View } from './wire';

export interface Brought {
  source: string;
  amount: number;
  rule: string | null;
}

/** What brought votes so far, line by line as on the score sheet; it sums to the track. */
export function votesOf(steps: readonly Step[], view: View, seat: number): Brought[] {
  // what is scored at the end stands on no track yet
  const seats = view.seats.map((each) => ({ ...each, score: null }));
  const tally = tallyOf(steps, { ...view, seats });
  return [...tally.amounts.get(seat)!]
    .filter(([, amount]) => amount)
    .map(([line, amount]) => ({ source: lineName(line), amount, rule: lineAbout(line, tally).rule }));
}
