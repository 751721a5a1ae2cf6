import type { SimplicityEvent } from '../wire';

export type Kind = SimplicityEvent['event'];
type Told = { kind: Kind; events: SimplicityEvent[] };

/** Whether a player decided, not luck. */
export const isMove = (events: readonly SimplicityEvent[]): boolean =>
  events.some(({ event }) => event === 'built' || event === 'slot_blocked');

/** The events in runs of a kind; all events at a round's end are one run. */
export function runs(events: readonly SimplicityEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const kind = event.event === 'order_set' ? 'round_ended' : event.event;
    const last = told.at(-1);
    const flipped = kind === 'face_up' && last?.kind === 'round_ended';
    if (last && (last.kind === kind || flipped)) last.events.push(event);
    else told.push({ kind, events: [event] });
  }
  return told;
}
