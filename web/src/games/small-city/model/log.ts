/** The log: a line for each event, under its round. */

import type { Mark } from '$lib/face';
import type { Step } from '$lib/wire';
import type { Reader } from '$lib/words';
import { m } from '$messages';
import type { LogLine } from '$play/log';
import { byBot } from '$play/late';
import { takenBack } from '$play/names';
import { undone } from '$play/steps';
import { placeOf, type Place } from './place';
import type { EventDoc } from '../wire';
import { ruleOf, sentence, termOf } from '../words';

export interface Line extends LogLine {
  text: string;
  rule: string | null;
  /** The terms that it names without explaining. */
  term: ReturnType<typeof termOf>;
  /** Where it was. */
  place: Place | null;
}

/** The log, oldest first; undone steps stay, marked. A bot's move for a person says so. */
export function lines(
  steps: readonly Step[],
  markOf: (seat: number) => Mark,
  nameOf: (seat: number) => string,
  isPerson: (seat: number) => boolean,
  reader: Reader,
  /** The round in which they end, at a table that begins within a game. */
  last = 0,
): Line[] {
  const gone = undone(steps);
  const roundIn = (event: EventDoc) => (event.event === 'round_begins' ? event.round : null);
  const [next = last + 1] = (steps.flatMap(({ events }) => events) as EventDoc[]).flatMap(
    (event) => roundIn(event) ?? [],
  );
  let heading = last && next > 1 ? m.sc_round_name({ round: next - 1 }) : m.sc_set_up();
  return steps.flatMap((step) => {
    const line = (
      index: number,
      seat: number | null,
      text: string,
      rule: string | null,
      place: Place | null,
      term: Line['term'] = null,
    ): Line => ({
      key: `${step.seq} ${index}`,
      heading,
      mark: seat === null ? null : markOf(seat),
      marks: place !== null,
      points: null,
      undone: gone.has(step.seq),
      text,
      rule,
      place,
      term,
    });
    if (step.taken_back && step.seat !== null)
      return [line(0, step.seat, takenBack(nameOf(step.seat)), null, null)];
    // the last seat to seal opens all plans: each result belongs to its planner, not to that seat
    const opens = step.events.findIndex((event) => (event as EventDoc).event === 'revealed');
    return (step.events as EventDoc[]).flatMap((event, index) => {
      const round = roundIn(event);
      if (round !== null) heading = m.sc_round_name({ round });
      // one's own plan is on the map
      if (event.event === 'planned') return [];
      const seat = 'seat' in event ? event.seat : null;
      const text = sentence(event, reader);
      const done = opens < 0 || index < opens;
      const forPerson = step.bot && done && seat !== null && seat === step.seat && isPerson(seat);
      return [
        line(index, seat, forPerson ? byBot(step, text) : text, ruleOf(event), placeOf(event), termOf(event)),
      ];
    });
  });
}
