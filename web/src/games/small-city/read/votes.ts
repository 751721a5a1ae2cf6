/** The public sources of a seat's votes. */

import type { Step } from '$lib/wire';
import { votesBy } from '../end/tally';
import { lineAbout, lineName } from '../end/words';
import type { SeatView } from '../wire';

/** A score line's votes so far. */
export interface Brought {
  /** The line, in words. */
  source: string;
  /** In votes; losses are below 0. */
  amount: number;
  /** The rule behind the line; null where it has none of its own. */
  rule: string | null;
}

/** The votes so far, line by line as on the score sheet; they sum to the track. */
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
