/** A finished game cut into its events, each with the boroughs at that time. */

import type { Step } from '$lib/wire';
import { shared } from '$play/shared';
import { undone } from '$play/steps';
import { Views } from '../motion/views';
import type { EventDoc, Tables, View } from '../wire';

export interface Shot {
  key: string;
  event: EventDoc;
  /** The state after the event. */
  view: View;
  /** The round, 0 in the set-up. */
  round: number;
  /** The phase, 0 in the set-up, 9 at the end. */
  phase: number;
}

/** The rule section of an event decides its phase; events of modules stay where they happen. */
const PHASES: Readonly<Record<string, number>> = {
  4: 1,
  5: 2,
  6: 2,
  7: 2,
  8: 3,
  9: 4,
  10: 5,
  11: 6,
  12: 7,
  13: 8,
  14: 9,
};
const sectionOf = (rule: string) => /^SC-(\d+)/.exec(rule)?.[1] ?? '';
/** Events of the end, by whatever rule. */
const ENDS: readonly EventDoc['event'][] = ['promise_judged', 'platform_judged', 'scored'];
const phaseOf = ({ event, rule }: EventDoc) => (ENDS.includes(event) ? 9 : (PHASES[sectionOf(rule)] ?? 0));

/** The shots in order, without undone steps and secret planning. */
export function film(history: readonly Step[], tables: Pick<Tables, 'tiles'>): Shot[] {
  const gone = undone(history);
  let [round, phase] = [0, 0];
  let before: View | null = null;
  return history.flatMap((step) => {
    if (step.taken_back || gone.has(step.seq) || !step.view) return [];
    const view = shared(before, step.view as View)!;
    const events = step.events as EventDoc[];
    const between = before && new Views(before, view, tables);
    // a step may lead through several phases, into the next round or to the end
    const end = view.over || events.some(({ event }) => event === 'round_begins') ? 9 : view.phase;
    const shots = events.flatMap((event, index): Shot[] => {
      const last = index + 1 === events.length;
      const now = last || !between ? view : between.add(event);
      if (event.event === 'planned') return [];
      if (event.event === 'round_begins') [round, phase] = [event.round, 1];
      else phase = Math.max(phase, Math.min(end, phaseOf(event)));
      return [{ key: `${step.seq} ${index}`, event, view: now, round, phase }];
    });
    phase = view.phase;
    before = view;
    return shots;
  });
}

/** The first shot of each round, and of each phase of a round. */
export const firstOf = (shots: readonly Shot[], round: number, phase?: number): number =>
  shots.findIndex((shot) => shot.round === round && (phase === undefined || shot.phase === phase));

/** The first shot of the phase before or after that of shot `at`. */
export function phaseFrom(shots: readonly Shot[], at: number, by: 1 | -1): number {
  const same = (a: Shot, b: Shot) => a.round === b.round && a.phase === b.phase;
  const here = shots[at];
  if (!here) return at;
  if (by > 0) {
    const next = shots.findIndex((shot, index) => index > at && !same(shot, here));
    return next < 0 ? shots.length - 1 : next;
  }
  const begin = (index: number) => {
    while (index > 0 && same(shots[index - 1]!, shots[index]!)) index -= 1;
    return index;
  };
  const own = begin(at);
  return own < at ? own : begin(Math.max(0, own - 1));
}

/** The seat that caused an event, or in whose borough it happens; null if none. */
export const seatOf = (event: EventDoc): number | null => ('seat' in event ? event.seat : null);

/**
 * A list in transition to another one, `count` lines in: the rest of the old list stays in place, and surplus lines
 * leave from the end, one for each line that has come.
 */
export function turned<T>(before: readonly T[], next: readonly T[], count: number): T[] {
  const end = Math.max(next.length, before.length - count);
  return [...next.slice(0, count), ...before.slice(Math.min(count, next.length), end)];
}

/** After this many lines the old list is gone and the new one complete. */
export const turns = (before: readonly unknown[], next: readonly unknown[]): number =>
  Math.max(next.length, before.length - next.length);
