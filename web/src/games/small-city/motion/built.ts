/** The results of plan steps: the events of the reveal, and the step behind each. */

import type { EventDoc, Step } from '../wire';
import { LAID } from './modules';
import type { Told } from './types';

const DONE = {
  built: (event: Told<'built'>): Step => ({ ...event, do: 'build', pay: [] }),
  zone_grown: ({ size }: Told<'zone_grown'>): Step => ({ do: 'grow', size }),
  enlarged: (event: Told<'enlarged'>): Step => ({ ...event, do: 'enlarge' }),
  upgraded: (event: Told<'upgraded'>): Step => ({ ...event, do: 'upgrade' }),
  ...LAID,
};

/** A successful or a failed step. */
export type Built = Told<keyof typeof DONE | 'failed'>;
export const isBuilt = (event: EventDoc): event is Built => event.event in DONE || event.event === 'failed';

/** The planned step behind a result. */
export const planned = (event: Exclude<Built, { event: 'failed' }>): Step =>
  (DONE[event.event] as (event: Built) => Step)(event);
