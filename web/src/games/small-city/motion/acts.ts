/** The events of a step, in runs that are shown as one. */

import type { EventDoc } from '../wire';
import { isBuilt, type Built } from './built';
import { changeOf, phaseOf } from './changes';
import type { Told } from './types';

type Kind = EventDoc['event'];
export type Counted = Told<'voted' | 'polluted' | 'saved'>;

export type Act =
  | { act: 'reveal'; events: Built[] }
  | { act: 'tally'; events: Counted[] }
  | { act: 'walk'; events: Told<'moved' | 'idle' | 'went_home'>[] }
  | { act: 'quiet' | 'event'; events: EventDoc[] };

const WALKED: readonly Kind[] = ['moved', 'idle', 'went_home'];
/** It changes nothing visible on a map or a track. */
const QUIET: readonly Kind[] = [
  'first_host',
  'promise_drawn',
  'promise_kept',
  'committed',
  'reopened',
  'planned',
  'platform',
  'promise_judged',
  'platform_judged',
  'scored',
];
/** The automatic results of a move. */
const ON_THE_WAY: readonly string[] = ['trips'];

export const isQuiet = ({ event }: EventDoc) => QUIET.includes(event);
export const isDrafted = (event: EventDoc) =>
  changeOf(event)?.drafted === true || ('source' in event && ON_THE_WAY.includes(event.source));
/** Votes and pollution as phases 5 and 6 measure them, and the Clinic's relief. */
const isCounted = (event: EventDoc): event is Counted =>
  event.event === 'polluted' || event.event === 'saved' || (event.event === 'voted' && phaseOf(event) === 5);

/** The events in runs, in order. */
export function actsOf(events: readonly EventDoc[]): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    const last = acts.at(-1);
    if (event.event === 'revealed') acts.push({ act: 'reveal', events: [] });
    else if (last?.act === 'reveal' && isBuilt(event)) last.events.push(event);
    else if (isCounted(event)) {
      if (last?.act === 'tally') last.events.push(event);
      else acts.push({ act: 'tally', events: [event] });
    } else if (WALKED.includes(event.event)) {
      const walker = event as Told<'moved'>;
      if (last?.act === 'walk' && last.events[0]!.seat === walker.seat) last.events.push(walker);
      else acts.push({ act: 'walk', events: [walker] });
    } else acts.push({ act: isQuiet(event) ? 'quiet' : 'event', events: [event] });
  }
  return acts;
}
