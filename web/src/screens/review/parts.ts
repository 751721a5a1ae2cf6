/** The parts of a review, draws and decisions, and what they say of a seat. */

import type { ReviewBalance, ReviewChoice, ReviewDeal, ReviewDecision, ReviewGrade } from '$lib/wire';

export type Part = { kind: 'deal'; doc: ReviewDeal } | { kind: 'decision'; doc: ReviewDecision };

/** The parts in the order in which the server judges them: draws before the decision that follows, then by seat. */
export function inOrder(deals: readonly ReviewDeal[], decisions: readonly ReviewDecision[]): Part[] {
  const parts: Part[] = [
    ...deals.map((doc) => ({ kind: 'deal', doc }) as const),
    ...decisions.map((doc) => ({ kind: 'decision', doc }) as const),
  ];
  const seat = (part: Part) => (part.kind === 'deal' ? -1 : part.doc.who);
  return parts.sort((a, b) => a.doc.at - b.doc.at || seat(a) - seat(b));
}

/** The grades from the best to the worst; `none` is no choice at all. */
export const GRADES = [
  'none',
  'best',
  'sound',
  'slip',
  'mistake',
  'blunder',
] as const satisfies ReviewGrade[];
const rankOf = (grade: ReviewGrade) => GRADES.indexOf(grade);
/** Something was given away, beyond doubt. */
export const isFlagged = ({ grade }: Pick<ReviewDecision, 'grade'>) => rankOf(grade) >= rankOf('slip');
/** The worse of two grades. */
export const worse = (one: ReviewGrade, other: ReviewGrade) => (rankOf(other) > rankOf(one) ? other : one);

/** What a part says after it, by seat; null where it does not say. */
export interface Outlook {
  /** The chance to win, in percent. */
  chance: readonly (number | null)[] | null;
  /** The foretold final score. */
  score: readonly (number | null)[] | null;
}
export function outlook(part: Part, inPoints: boolean): Outlook {
  if (part.kind === 'deal')
    return inPoints ? { chance: null, score: null } : { chance: part.doc.value, score: part.doc.score };
  const { played, value, score, who } = part.doc;
  if (!inPoints) return { chance: played.value ?? value, score: played.score ?? score };
  // seats have secrets there: a decision is judged by what its seat knows, which predicts the others badly
  const own = (all: readonly number[]) => all.map((each, seat) => (seat === who ? each : null));
  return { chance: played.chance ? own(played.chance) : null, score: own(played.score ?? score) };
}

/** The best choice of a decision that is better than the one that was made; null if none is. */
export function betterOf({ best = [], who, played, value }: ReviewDecision): ReviewChoice | null {
  const own = (played.value ?? value)[who]!;
  const [first] = best;
  return first && (first.value ?? value)[who]! > own ? first : null;
}

/** What a decision gave away: nothing where there was no choice, whatever the samples say. */
export const givenAway = ({ grade, loss = 0 }: Pick<ReviewDecision, 'grade' | 'loss'>) =>
  grade === 'none' ? 0 : loss;

/** What a choice gives away against the best one. */
export const lossOf = ({ value, who }: ReviewDecision, choice: ReviewChoice): number =>
  value[who]! - (choice.value ?? value)[who]!;

/** The flagged decisions of a seat, the worst first. */
export const toLearn = (decisions: readonly ReviewDecision[], seat: number): ReviewDecision[] =>
  decisions
    .filter((each) => each.who === seat && isFlagged(each) && betterOf(each))
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0));

/** The decisions of a seat that mattered most: what gave much away, and what only one choice did. */
export const keyOf = (decisions: readonly ReviewDecision[], seat: number): ReviewDecision[] =>
  decisions
    .filter((each) => each.who === seat && (isFlagged(each) || each.only))
    .sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0))
    .slice(0, 5)
    .sort((a, b) => a.at - b.at);

/** What the draws of each round brought a seat. */
export function drawsOf(deals: readonly ReviewDeal[], seat: number): { round: number; brought: number }[] {
  const rounds = new Map<number, number>();
  for (const { round, value, before } of deals)
    rounds.set(round, (rounds.get(round) ?? 0) + value[seat]! - before[seat]!);
  return [...rounds].map(([round, brought]) => ({ round, brought: tenth(brought) }));
}
/** Sums of tenths stay tenths. */
const tenth = (number: number) => Math.round(number * 10) / 10;

/** The terms of a balance, which add up to the result. */
export const TERMS = ['start', 'draws', 'own', 'others'] as const satisfies (keyof ReviewBalance)[];

/** The rounds of some parts, each with how many it has. */
export function roundsOf(parts: readonly Part[]): { round: number; count: number }[] {
  const rounds: { round: number; count: number }[] = [];
  for (const { doc } of parts) {
    const last = rounds.at(-1);
    if (last?.round === doc.round) last.count += 1;
    else rounds.push({ round: doc.round, count: 1 });
  }
  return rounds;
}
