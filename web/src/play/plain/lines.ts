/** The log of any game: its events, one line each. */

import type { Mark } from '$lib/face';
import type { Step } from '$lib/wire';
import type { Reader } from '$lib/words';
import type { LogLine } from '../log';
import { takenBack } from '../names';
import { undone } from '../steps';
import { seatOf, toldEvent } from './telling';

export interface PlainLine extends LogLine {
  text: string;
  rule: string | null;
}

/** All lines, oldest first; an undone step stays, marked, with the line that reports it. */
export function plainLines(
  steps: readonly Step[],
  markOf: (seat: number) => Mark | null,
  nameOf: (seat: number) => string,
  reader: Reader,
): PlainLine[] {
  const gone = undone(steps);
  return steps.flatMap((step) => {
    const line = (index: number, seat: number | null, text: string, rule: string | null): PlainLine => ({
      key: `${step.seq} ${index}`,
      heading: '',
      mark: seat === null ? null : markOf(seat),
      marks: false,
      points: null,
      undone: gone.has(step.seq),
      text,
      rule,
    });
    if (step.taken_back && step.seat !== null)
      return [line(0, step.seat, takenBack(nameOf(step.seat)), null)];
    return step.events.map((event, index) => {
      const { text, rule } = toldEvent(event, reader);
      return line(index, seatOf(event), text, rule);
    });
  });
}
