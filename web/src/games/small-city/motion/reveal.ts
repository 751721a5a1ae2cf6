/** The reveal: all plans open and run step by step, each tile flying from its chip to its cells. */

import { tick } from 'svelte';
import { motionless } from '$lib/settings.svelte';
import { token } from '$lib/tokens';
import { EVENT_PACE } from '$play/motion';
import { sound } from './sound';
import type { View } from '../wire';
import type { Built } from './built';
import type { Showing } from './showing';
import { openAll } from './envelope';
import { cellsAt, fly } from './flights';
import { rowsOf, type Chip } from './script';

/** A failed step stays this much longer, to be read. */
const READ = 2;

export async function reveal(showing: Showing, events: readonly Built[]): Promise<void> {
  const { scene, show, motion, between, tell } = showing;
  // the sealed plans fill a frame
  await motion.frame();
  const opened = scene.events.find(({ event }) => event === 'revealed')!;
  const views = [between.add(opened)];
  /** The view after a number of events, computed on demand: all at once take more than a frame. */
  const after = (count: number): View => {
    while (views.length <= count) views.push(between.add(events[views.length - 1]!));
    return views[count]!;
  };
  const { order } = scene.before;
  const rows = rowsOf(order, events);
  const chips = rows.flatMap(({ chips }) => chips).sort((a, b) => a.index - b.index);
  tell(opened);
  // one thing after the other: each fills a frame
  await scene.show(after(0));
  await motion.frame();
  show.rows = rows;
  await tick();
  // the script draws a row per frame
  for (let row = 0; row < rows.length; row += 1) await motion.frame();
  await motion.laid(scene.root);
  await openAll(motion, scene.root, order);
  for (let at = 0; at < events.length && !motion.skipped;) {
    show.at = at;
    await motion.frame();
    if (motion.skipped) break;
    tell(events[at]!);
    await step(showing, events[at]!, chips[at]!, after(at), after(at + 1));
    const rest = motionless() ? EVENT_PACE : EVENT_PACE - token('move');
    const by = await show.beat(motion, chips[at]!.failed ? EVENT_PACE * READ : rest);
    at = Math.max(0, at + by);
  }
  after(events.length);
  show.rows = null;
  show.at = -1;
  // the next step is built when this one is gone
  await tick();
  await motion.frame();
}

async function step(showing: Showing, event: Built, chip: Chip, before: View, after: View): Promise<void> {
  const { scene, play, show, motion } = showing;
  // another borough fills a frame
  if (show.seat !== event.seat) {
    await motion.frame();
    show.seat = event.seat;
    await tick();
    // its cells come, and the previous borough goes
    await motion.frame();
  }
  await scene.show(before);
  await motion.laid(scene.root);
  if (chip.failed) {
    show.fail(event.seat, chip.cells);
    sound('failed');
    return;
  }
  const { root } = scene;
  const drawing = root.querySelector(`[data-chip="${chip.index}"] > :is(svg, img)`);
  const land = await fly(motion, root, drawing, cellsAt(root, event.seat, chip.cells));
  if (!motion.skipped) {
    await scene.show(after);
    // its removal fills another frame
    await motion.frame();
  }
  land();
  if (motion.skipped) return;
  if (motionless()) show.outline([event]);
  showing.arises(event.seat, before, after);
  sound(event.event, event.seat === play.me);
}
