/** What this browser remembers of puzzles. */

import { isFlag, oneOf, recordOf, remember, remembered } from '$lib/stored';

/** How the puzzle of a day went: found by oneself, or shown. */
export type Went = 'solved' | 'shown';
/** By day. */
export type Days = Readonly<Record<string, Went>>;

const keyOf = (game: string) => `puzzles.${game}`;
const isDays = recordOf(oneOf('solved', 'shown'));

export const solvedDays = (game: string): Days => remembered<Days>(keyOf(game), isDays as never, {});

/** Keeps how a puzzle went. The first time counts. */
export function keepSolved(game: string, day: number, went: Went) {
  const days = solvedDays(game);
  if (!(day in days)) remember(keyOf(game), { ...days, [day]: went });
}

const GAINS = 'puzzles-gains';
/** Whether puzzles show what each choice brings. */
export const showsGains = (): boolean => remembered(GAINS, isFlag, false);
export const keepGains = (on: boolean) => remember(GAINS, on);

/**
 * The day of another puzzle: the last day before this one with a puzzle that is still open, else the last such day up
 * to today, else the day before. Each of `count` days has a puzzle of its own.
 */
export function nextDay(days: Days, day: number, today: number, count: number): number {
  const gone = new Set(Object.keys(days).map((each) => Number(each) % count));
  gone.add(day % count);
  const past = Array.from({ length: count }, (_, back) => today - back).filter(
    (each) => !gone.has(each % count),
  );
  return past.find((each) => each < day) ?? past[0] ?? day - 1;
}
