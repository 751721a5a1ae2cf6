/** Games that were played on from a moment of a review, kept in this browser. */

import { api, Refusal } from '$lib/api';
import type { GameRecord } from '$lib/reviewed';
import { isIndex, isText, listOf, objectOf, orNull, remember, remembered } from '$lib/stored';

/** A practice table that goes on from a moment, and how its person did. */
export interface Branch {
  /** The id of the review. */
  review: string;
  /** The id of the practice table, which the server forgets after a while. */
  table: string;
  /** The number of entries before it. */
  at: number;
  seat: number;
  /** Null until the game is over. */
  result: { place: number; score: number } | null;
}

/** The most that this browser keeps; a further one replaces the oldest. */
const MOST = 20;
const KEY = 'review.branches';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isBranch = objectOf<Branch>({
  review: isText,
  table: isText,
  at: isNumber,
  seat: isIndex,
  result: orNull(objectOf({ place: isIndex, score: isNumber })),
});
const all = () => remembered(KEY, listOf(isBranch), []);

export const branchesOf = (review: string): Branch[] => all().filter((branch) => branch.review === review);
export const keepBranch = (branch: Branch) => remember(KEY, [...all(), branch].slice(-MOST));

/** Looks how the branches of a review went; those that were left before their end go with their table. */
export async function lookAfter(review: string): Promise<Branch[]> {
  const told = await Promise.all(branchesOf(review).map(looked));
  const now = new Map(told.map(({ table, branch }) => [table, branch]));
  remember(
    KEY,
    all().flatMap((branch) => (now.has(branch.table) ? (now.get(branch.table) ?? []) : branch)),
  );
  return branchesOf(review);
}

async function looked(branch: Branch): Promise<{ table: string; branch: Branch | null }> {
  const { table, seat } = branch;
  if (branch.result) return { table, branch };
  try {
    const { result } = (await api.record(table)) as GameRecord;
    const own = result?.players[seat];
    return { table, branch: own ? { ...branch, result: { place: own.rank, score: own.score } } : branch };
  } catch (error) {
    const isGone = error instanceof Refusal && error.problem.code === 'no_table';
    return { table, branch: isGone ? null : branch };
  }
}
