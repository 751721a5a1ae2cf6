/** The count at the end: line by line, then promise by promise, then the smoke, then the places. */

import type { PromiseDoc, View } from '../wire';
import type { Player } from './result';
import { amountOf, judgedOf, lineOf, type Amounts, type Line, type Tally } from './tally';

/** One beat of the count. */
export interface Beat {
  /** Null when all lines are counted. */
  line: Line | null;
  /** The judged promise or platform, if it is one; face down for a breath, then turned over. */
  judged: { seat: number; promise: PromiseDoc; turned: boolean } | null;
  /** The announced place, if it is one. */
  place: Player | null;
}

/** The points of a promise at the end, below 0 if broken. */
export const pointsOf = ({ holds, reward, penalty }: PromiseDoc): number => (holds ? reward : -penalty);

/**
 * All beats in order. Seats turn over their promises one after the other; the one with the fewest points so far
 * begins, which reveals nothing. The places follow, the last one first; the title announces the winner.
 */
export function beats(tally: Tally, view: View, players: readonly Player[]): Beat[] {
  const sums = new Map(view.seats.map(({ seat }) => [seat, 0]));
  const lines = tally.lines.flatMap((line): Beat[] => {
    const judged = view.seats
      .toSorted((a, b) => sums.get(a.seat)! - sums.get(b.seat)!)
      .flatMap(({ seat }) =>
        judgedOf(view, seat)
          .filter((promise) => lineOf(promise) === line)
          .map((promise) => ({ seat, promise })),
      );
    for (const [seat, sum] of sums) sums.set(seat, sum + amountOf(tally.amounts, seat, line));
    if (!judged.length) return [{ line, judged: null, place: null }];
    return judged.flatMap((each) =>
      [false, true].map((turned) => ({ line, judged: { ...each, turned }, place: null })),
    );
  });
  const places = players.filter(({ rank }) => rank > 1).toReversed();
  return [...lines, ...places.map((place) => ({ line: null, judged: null, place }))];
}

/** The counts when beat `now` has reached a share of its points; lines not reached yet are left out. */
export function countAt(tally: Tally, all: readonly Beat[], now: number, share: number): Amounts {
  return new Map(
    [...tally.amounts.keys()].map((seat) => {
      const counted = new Map<Line, number>();
      for (const [index, { line, judged }] of all.slice(0, now + 1).entries()) {
        if (line === null) continue;
        const part = index === now ? share : 1;
        if (!judged) counted.set(line, Math.round(amountOf(tally.amounts, seat, line) * part));
        else {
          const points = judged.seat === seat && judged.turned && part > 0 ? pointsOf(judged.promise) : 0;
          counted.set(line, (counted.get(line) ?? 0) + points);
        }
      }
      return [seat, counted];
    }),
  );
}
