/** People of a seat walk: one after the other, each in an arc. */

import { token } from '$lib/tokens';
import { motionless } from '$lib/settings.svelte';
import { sound } from './sound';
import type { Told } from './types';
import type { Showing } from './showing';

/** The interval between two departures, in milliseconds. */
const APART = 60;

export async function walk(showing: Showing, events: readonly Told<'moved' | 'idle' | 'went_home'>[]) {
  const { scene, show, motion, between, tell, pace } = showing;
  const [first] = events;
  const abroad = events.length === 1 && first?.event === 'moved' ? first.to.host : null;
  show.seat = abroad ?? first!.seat;
  await scene.show(between.view);
  await motion.frame();
  for (const event of events) {
    if (motion.skipped) return;
    tell(event);
    await scene.show(between.add(event));
    if (event !== events.at(-1)) await motion.pause(APART);
  }
  if (motionless()) show.outline(events);
  sound('take', 0.3);
  await motion.pause(token('move'));
  await pace();
}
