/** Where the votes of a seat come from, as everybody has been told. */

import type { Step } from '$lib/wire';
import { votesBy } from './end/tally';
import { lineAbout, lineName } from './end/words';
import type { SeatView } from './wire';

export interface Brought {
  source: string;
  amount: number;
  rule: string | null;
}

/** What brought votes so far, line by line as on the score sheet; it sums to the track. */
export function votesOf(
  steps: readonly Step[],
  seats: readonly Pick<SeatView, 'seat' | 'votes'>[],
  seat: number,
): Brought[] {
  const votes = votesBy(steps, seats);
  return [...votes.amounts.get(seat)!]
    .filter(([, amount]) => amount)
    .map(([line, amount]) => ({ source: lineName(line), amount, rule: lineAbout(line, votes).rule }));
}
