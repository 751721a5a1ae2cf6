/** The count at the end: line by line, then promise by promise, then the smoke. */

import type { PromiseDoc, View } from '../wire';
import { amountOf, judgedOf, lineOf, type Amounts, type Line, type Tally } from './tally';

/** One beat of the count. */
export interface Beat {
  line: Line;
  /** The judged promise or platform, if it is one. */
  judged: { seat: number; promise: PromiseDoc } | null;
}

/** The points of a promise at the end, below 0 if broken. */
export const pointsOf = ({ holds, reward, penalty }: PromiseDoc): number => (holds ? reward : -penalty);

/** All beats in order; promises go around the table. */
export function beats(tally: Tally, view: View): Beat[] {
  return tally.lines.flatMap((line): Beat[] => {
    const judged = view.seats.map(({ seat }) =>
      judgedOf(view, seat).filter((promise) => lineOf(promise) === line),
    );
    const most = Math.max(...judged.map(({ length }) => length));
    if (!most) return [{ line, judged: null }];
    return Array.from({ length: most }, (_, turn) =>
      judged.flatMap((promises, seat) => {
        const promise = promises[turn];
        return promise ? [{ line, judged: { seat, promise } }] : [];
      }),
    ).flat();
  });
}

/** The counts when beat `now` has reached a share of its points; lines not reached yet are left out. */
export function countAt(tally: Tally, all: readonly Beat[], now: number, share: number): Amounts {
  const current = all[now]!;
  return new Map(
    [...tally.amounts.keys()].map((seat) => {
      const counted = new Map<Line, number>();
      for (const [index, { line, judged }] of all.slice(0, now + 1).entries()) {
        const part = index === now ? share : 1;
        if (!judged) counted.set(line, Math.round(amountOf(tally.amounts, seat, line) * part));
        else {
          const points = judged.seat === seat && part > 0 ? pointsOf(judged.promise) : 0;
          counted.set(line, (counted.get(line) ?? 0) + points);
        }
      }
      counted.set(current.line, counted.get(current.line) ?? 0);
      return [seat, counted];
    }),
  );
}
