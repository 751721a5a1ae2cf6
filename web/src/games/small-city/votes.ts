/** Where the votes of a seat come from, as everybody has been told. */

import type { Step } from '$lib/wire';
import { votesBy } from './end/tally';
import { lineAbout, lineName } from './end/words';
import type { SeatView } from './wire';

/** What one line of the score sheet brought so far. */
export interface Brought {
  /** The line, in words. */
  source: string;
  /** In votes, below 0 what it cost. */
  amount: number;
  /** The rule behind the line; null where it has none of its own. */
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
