/** Phases 5 and 6: votes rise from the homes, then the smoke grows, in all boroughs at once. */

import { m } from '$messages';
import { motionless } from '$lib/settings.svelte';
import { token } from '$lib/tokens';
import { EVENT_PACE } from '$play/motion';
import type { Over } from '../map/over';
import { sound } from './sound';
import { cellsOf, type Tables, type View } from '../wire';
import type { Counted } from './acts';
import type { Told } from './types';
import type { Showing } from './showing';
import { cellsAt, hop, puff, tabAt } from './flights';

/** The measurements stay this long, in milliseconds at speed 1. */
const STAYS = 6_000;
const STAYS_STILL = 2_000;

export async function tally(showing: Showing, events: readonly Counted[]): Promise<void> {
  const { scene, play, show, motion, between, tell } = showing;
  const votes = events.filter((event) => event.event === 'voted');
  const smoke = events.filter((event) => event.event === 'polluted');
  const saved = events.filter((event) => event.event === 'saved');
  show.tally = { before: between.view, events, count: 0 };
  show.seat = play.me;
  if (votes.length) await vote(showing, votes);
  if (smoke.length && !motion.skipped) {
    for (const event of [...smoke, ...saved]) tell(event);
    await pollute(showing, smoke);
  }
  for (const event of events) if (event.event === 'polluted') between.add(event);
  if (!motion.skipped) {
    await scene.show(between.view);
    const still = motionless() || play.hurries;
    await read(showing, scene.replay ? EVENT_PACE * 2 : still ? STAYS_STILL : STAYS);
  }
  show.lay();
  show.tally = null;
}

/** Stays this long; if nobody else waits, until the reader goes on. */
async function read({ scene, play, show, motion }: Showing, time: number) {
  show.waits = true;
  await show.beat(motion, play.alone && !scene.replay && !play.hurries ? null : time);
  show.waits = false;
}

async function vote(showing: Showing, votes: readonly Told<'voted'>[]) {
  const { scene, play, show, motion, between, tell } = showing;
  const over = new Map<number, Over>();
  for (const event of votes) {
    between.add(event);
    tell(event);
    const gains = new Map(over.get(event.seat)?.gains);
    for (const { cells, amount, host } of event.parts)
      if (host === null) gains.set(cellsOf(cells)[0]!, `+${amount}`);
    over.set(event.seat, { gains, dim: besides(showing, event.seat, new Set(gains.keys())) });
  }
  show.title = m.sc_tally_votes();
  show.event = votes.find(({ seat }) => seat === play.open) ?? votes[0]!;
  show.lay(over);
  show.tally = { ...show.tally!, count: votes.length };
  await scene.show(between.view);
  const { root } = scene;
  const flights = [...(over.get(play.open)?.gains?.keys() ?? [])].map((cell) => ({
    from: cellsAt(root, play.open, [cell]),
    to: tabAt(root, play.open),
  }));
  await motion.pause(token('move'));
  void hop(motion, root, flights, { drawing: 'sc-vote', time: 'order' });
  sound('voted');
  await read(showing, token('count') || EVENT_PACE);
}

async function pollute(showing: Showing, smoke: readonly Told<'polluted'>[]) {
  const { scene, play, show, motion, between } = showing;
  const before = between.view;
  show.tally = { ...show.tally!, count: show.tally!.events.length };
  const own = smoke.find(({ seat }) => seat === play.open);
  const told = show.over(play.open);
  const concerned = kindsOf(play.tables, ['makes', 'relieves', 'staff_relieves', 'holds']);
  const { tiles, spaces } = before.seats[play.open]!.borough;
  const kept = Object.entries(tiles).flatMap(([key, { tile, cells }]) =>
    concerned.includes(tile) || cellsOf(cells).some((cell) => spaces[cell]?.who) ? [key] : [],
  );
  show.lay(new Map([[play.open, { ...told, dim: besides(showing, play.open, new Set(kept)) }]]));
  if (own?.gross) puff(motion, scene.root, play.open, works(play.tables, before, play.open));
  const most = motionless() ? 1 : Math.max(1, ...smoke.map(({ rise }) => rise));
  for (let part = 1; part <= most && !motion.skipped; part += 1) {
    await scene.show(risen(before, smoke, motionless() ? Infinity : part));
    dip(showing, before.seats[play.open]?.pollution ?? 0, own, part);
    await motion.pause(token('count') / most);
  }
}

/** The tracks after this many percent, each up to its end. */
function risen(before: View, smoke: readonly Told<'polluted'>[], part: number): View {
  const seats = before.seats.map((seat) => {
    const event = smoke.find((each) => each.seat === seat.seat);
    return event ? { ...seat, pollution: Math.min(event.track, event.track - event.rise + part) } : seat;
  });
  return { ...before, phase: 6, seats };
}

/** A stone sinks briefly as the track passes it. */
function dip(
  { scene, play, motion }: Showing,
  from: number,
  own: Told<'polluted'> | undefined,
  part: number,
) {
  if (!own || part > own.rise || motionless()) return;
  if (!play.tables.death_thresholds.includes(from + part)) return;
  const stone = scene.root.querySelector(`[data-map="${play.open}"] [data-stone="${from + part}"]`);
  const frames = [{}, { transform: 'translateY(3px)', opacity: 0.5 }, {}];
  void motion.run(stone, frames, { duration: token('move') });
  sound('polluted');
}

/** Tiles that make something and may smoke. */
function works(tables: Tables, view: View, seat: number) {
  const kinds = kindsOf(tables, ['makes']);
  const { tiles } = view.seats[seat]!.borough;
  return Object.values(tiles).flatMap(({ tile, cells }) => (kinds.includes(tile) ? cellsOf(cells) : []));
}

/** Tiles with one of these effects. */
const kindsOf = ({ tiles }: Tables, wanted: readonly string[]) =>
  tiles
    .filter(({ effects }) => effects.some(({ effect }) => wanted.includes(effect)))
    .map(({ tile }) => tile);

/** The dimmed tiles of a borough, by their first cells: all but these. */
const besides = ({ between }: Showing, seat: number, kept: ReadonlySet<string>) =>
  Object.keys(between.view.seats[seat]!.borough.tiles).filter((key) => !kept.has(key));
