/** What the server tells of reviews. */

import { call } from './api';
import type { JudgedChoice, ReviewDecision, ReviewMoments, ReviewState } from './wire';

const at = (id: string) => `/reviews/${encodeURIComponent(id)}`;
type Which = Pick<ReviewDecision, 'at' | 'who'>;
const which = ({ at, who }: Which) => ({ at, who });

export const reviews = {
  /** Has a game reviewed: that of a table, or of a record as one line of JSON. */
  ask: (game: { table: string } | { record: string }) => call<ReviewState>('POST', '/reviews', game),
  /** A review with its parts from `since` on; waits this many seconds for another part. */
  state: (id: string, since: number, wait: number, signal: AbortSignal | null) =>
    call<ReviewState>('GET', `${at(id)}?since=${since}&wait=${wait}`, undefined, signal),
  /** The record behind it, while the server keeps it. */
  record: (id: string) => call<unknown>('GET', `${at(id)}/record`),
  moments: (id: string) => call<ReviewMoments>('GET', `${at(id)}/moments`),
  /** Judges a choice at one of its decisions: its entries, or what the seat did at a practice table. */
  judge: (id: string, decision: Which, choice: { plan: readonly unknown[] } | { table: string }) =>
    call<JudgedChoice>('POST', `${at(id)}/choices`, { ...which(decision), ...choice }),
  /** Judges a decision again, in more worlds. */
  deeper: (id: string, decision: Which) =>
    call<ReviewDecision>('POST', `${at(id)}/decisions`, which(decision)),
};
