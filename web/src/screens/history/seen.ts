/** What this browser keeps of a review that it has seen: a few numbers for the list and the figures. */

import { isObject, listOf, oneOf, remember, remembered, type Kind } from '$lib/stored';
import type { ReviewDecision, ReviewGrade } from '$lib/wire';
import { GRADES, toLearn, worse } from '../review/parts';
import { isId } from './kept';

/** How many decisions with a choice there were, and what they gave away together. */
export type Sum = readonly [decisions: number, loss: number];

export interface Seen {
  seat: number;
  /** Losses are in points, else in percent of win chance. */
  inPoints: boolean;
  /** How many decisions can be learnt from. */
  lessons: number;
  /** The worst grade. */
  worst: ReviewGrade;
  /** By round or by kind of decision, as the game is reviewed. */
  sums: Readonly<Record<string, Sum>>;
}

const KEY = 'history.reviews';
/** As many as there are games in the list. */
const MOST = 500;
/** No review has more rounds or kinds. */
const MOST_SUMS = 40;

const isNumber: Kind<number> = (value): value is number => Number.isFinite(value) && Number(value) >= 0;
const isCount: Kind<number> = (value): value is number => isNumber(value) && Number.isInteger(value);
const isGrade = oneOf(...GRADES);
const isSum = (value: unknown): value is Sum => {
  const numbers = listOf(isNumber)(value) ? value : [];
  return numbers.length === 2 && isCount(numbers[0]) && numbers[0] > 0;
};
const isSums = (value: unknown): value is Seen['sums'] =>
  isObject(value) &&
  Object.keys(value).length <= MOST_SUMS &&
  Object.entries(value).every(([key, sum]) => isId(key) && isSum(sum));

type Row = [seat: number, inPoints: boolean, lessons: number, worst: ReviewGrade, sums: Seen['sums']];
export const rowOf = ({ seat, inPoints, lessons, worst, sums }: Seen): Row => [
  ...([seat, inPoints, lessons, worst, sums] as const),
];
/** What a stored row says; null for anything else. */
function seenOf(row: unknown): Seen | null {
  if (!Array.isArray(row) || row.length !== 5) return null;
  const [seat, inPoints, lessons, worst, sums] = row as unknown[];
  if (!isCount(seat) || typeof inPoints !== 'boolean' || !isCount(lessons)) return null;
  return isGrade(worst) && isSums(sums) ? { seat, inPoints, lessons, worst, sums } : null;
}

/** The sound rows of a stored object, by table. */
export const seenIn = (value: unknown): Map<string, Seen> =>
  new Map(
    Object.entries(isObject(value) ? value : {}).flatMap(([id, row]) => {
      const seen = isId(id) && seenOf(row);
      return seen ? [[id, seen] as const] : [];
    }),
  );

/** What is kept, by table; the newest last. */
export const reviewsKept = (): Map<string, Seen> =>
  seenIn(remembered<Record<string, unknown>>(KEY, isObject, {}));
export function keepReviews(reviews: ReadonlyMap<string, Seen>) {
  const all = reviewsKept();
  for (const [id, seen] of reviews) {
    all.delete(id);
    all.set(id, seen);
  }
  store(all);
}
export function forgetReviews(ids: ReadonlySet<string>) {
  store(new Map([...reviewsKept()].filter(([id]) => !ids.has(id))));
}
const store = (all: ReadonlyMap<string, Seen>) =>
  remember(KEY, Object.fromEntries([...all].slice(-MOST).map(([id, seen]) => [id, rowOf(seen)])));

/** Sums a finished review for a seat. */
export function summed(
  decisions: readonly ReviewDecision[],
  { seat, inPoints, byRound }: { seat: number; inPoints: boolean; byRound: boolean },
): Seen {
  const own = decisions.filter(({ who }) => who === seat);
  const sums: Record<string, Sum> = {};
  for (const { round, kind, loss = 0, grade } of own) {
    if (grade === 'none') continue;
    const key = byRound ? String(round) : kind;
    const [count, sum] = sums[key] ?? [0, 0];
    sums[key] = [count + 1, Math.round((sum + loss) * 10) / 10];
  }
  return {
    ...{ seat, inPoints, sums },
    lessons: toLearn(own, seat).length,
    worst: own.map(({ grade }) => grade).reduce<ReviewGrade>(worse, 'none'),
  };
}

interface Shown {
  game: { origin: { table: string } | { record: string }; table: { you: readonly number[] } } | null;
  decisions: readonly ReviewDecision[];
  inPoints: boolean;
}
/** Keeps a finished review of a table with one own seat. */
export function keepReview({ game, decisions, inPoints }: Shown, byRound: boolean) {
  if (!game || !('table' in game.origin) || game.table.you.length !== 1) return;
  const [seat] = game.table.you as [number];
  keepReviews(new Map([[game.origin.table, summed(decisions, { seat, inPoints, byRound })]]));
}
