/** The decisions of a review that positions name. */

import type { ReviewDecision } from '$lib/wire';
import { toLearn } from '../review/parts';

/** Those of a seat before these entries from which something can be learnt, the worst first. */
export const againIn = (
  decisions: readonly ReviewDecision[],
  { seat, at }: { seat: number; at: readonly number[] },
): ReviewDecision[] => toLearn(decisions, seat).filter((decision) => at.includes(decision.at));
