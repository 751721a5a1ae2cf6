/** Screen reader announcements of events that were not shown one by one. */

import type { Reader } from '$lib/words';
import { m } from '$messages';
import type { EventDoc } from '../wire';
import { sentence } from '../words';

/** Nobody listens to more sentences than these at once. */
const MOST = 4;

/** A sentence for each event; if there are many, a summary first, then those that concern the observer. */
export function heard(events: readonly EventDoc[], me: number | null, reader: Reader): string[] {
  const say = (each: readonly EventDoc[]) => each.map((event) => sentence(event, reader));
  if (events.length <= MOST) return say(events);
  const failed = events.filter(({ event }) => event === 'failed').length;
  const own = events.filter((event) => 'seat' in event && event.seat === me);
  return [m.sc_say_skipped({ count: events.length, failed }), ...say(own.slice(-MOST))];
}
