/** Events shown one by one: income, cards, the council, the Mayor, deaths. */

import { motionless } from '$lib/settings.svelte';
import { easing, token } from '$lib/tokens';
import { boxOf, EVENT_PACE, over } from '$play/motion';
import { tick } from 'svelte';
import { sound } from './sound';
import { cellsOf, type EventDoc, type Part } from '../wire';
import { broughtBy } from './brought';
import type { Told } from './types';
import type { Showing } from './showing';
import { cellsAt, hop, numberAt, tabAt, type Spot } from './flights';

/** Automatic events stay visible this long, in milliseconds at speed 1. */
const BRIEF = EVENT_PACE / 6;

export async function single(showing: Showing, event: EventDoc): Promise<void> {
  const { show, tell } = showing;
  tell(event);
  show.desk = deskOf(event, showing.scene.events);
  const seat = seatOf(event);
  if (seat !== null) show.seat = seat;
  switch (event.event) {
    case 'card_boxed':
    case 'card_shown':
    case 'card_taken':
      return turn(showing, event);
    case 'council_move':
      return slide(showing, event);
    case 'round_begins':
      return mayor(showing, event);
    case 'died':
      return fade(showing, event);
    case 'arrived':
      return arrive(showing, event);
    default:
      return bring(showing, event);
  }
}

function deskOf({ event }: EventDoc, step: readonly EventDoc[]): 'cards' | 'council' | null {
  if (['card_boxed', 'card_shown', 'card_taken'].includes(event)) return 'cards';
  const leads = step.some((each) => each.event === 'council_move');
  return leads && !['round_begins', 'mayor_comes'].includes(event) ? 'council' : null;
}
/** The borough with a visible change. */
const seatOf = (event: EventDoc): number | null =>
  'seat' in event && !['card_taken', 'council_move'].includes(event.event) ? event.seat : null;

/** Gains hop from their source to the number; everything else appears at once. */
async function bring(showing: Showing, event: EventDoc) {
  const { scene, play, motion, between, pace } = showing;
  await scene.show(between.view);
  const gains = broughtBy(event, play.tables);
  const { root } = scene;
  const seat = 'seat' in event ? event.seat : null;
  const flights = gains.flatMap(({ what, drawing, from, count }) => {
    if (seat === null) return [];
    const start = from ? tileAt(root, seat, from) : councilAt(root, showing);
    const to = numberAt(root, what, seat);
    return Array.from({ length: Math.min(count, 4) }, () => ({ drawing, flight: { from: start, to } }));
  });
  const flying = flights.map(({ drawing, flight }, index) =>
    motion.pause(index * 60).then((goes) => (goes ? hop(motion, root, [flight], { drawing }) : undefined)),
  );
  if (flights.some(({ flight }) => flight.from && flight.to)) await Promise.all(flying);
  if (motion.skipped) return;
  const before = between.view;
  await scene.show(between.add(event));
  if (motionless()) showing.show.outline([event]);
  if (seat !== null) showing.arises(seat, before, between.view);
  sound(event.event, showing.own);
  await pace();
}

/** A tile of an open borough, or the tab of another seat. */
const tileAt = (root: HTMLElement, seat: number, { host, cells }: Part): Spot =>
  host === null ? cellsAt(root, seat, cellsOf(cells)) : tabAt(root, host);

/** The council cell entered last in this step. */
function councilAt(root: HTMLElement, { scene }: Showing): Spot {
  const move = scene.events.find((event) => event.event === 'council_move');
  return move ? boxOf(root.querySelector(`.council [data-cell="${move.row} ${move.column}"]`)) : null;
}

/** A disc slides to its cell. */
async function slide({ scene, motion, between, own, pace }: Showing, event: Told<'council_move'>) {
  const { root } = scene;
  await scene.show(between.view);
  const disc = (column: number, row = '') => {
    const which = `[data-disc^="${event.seat} ${row}"][data-disc$=" ${column}"]`;
    return root.querySelector(`.desk ${which}, .drawers ${which}`);
  };
  const from = boxOf(disc(event.column - 1));
  await scene.show(between.add(event));
  const there = disc(event.column, `${event.row} `);
  // a small phone has no room for all rows once there are many discs
  there?.scrollIntoView({ block: 'nearest' });
  const to = boxOf(there);
  if (from && to && !motionless()) {
    const frames = [
      { transform: over(to, from), offset: 0 },
      { transform: 'translateY(-6px) scale(1.15)', offset: 0.7 },
      { transform: 'none' },
    ];
    await motion.run(there, frames, { duration: token('move'), easing: easing('drop') });
  }
  sound('council_move', own);
  await pace();
}

/** Cards turn over; a taken card is lifted. */
async function turn(
  { scene, motion, between, own, pace }: Showing,
  event: Told<'card_boxed' | 'card_shown' | 'card_taken'>,
) {
  await scene.show(between.view);
  await scene.show(between.add(event));
  const card = scene.root.querySelector(`.desk [data-card="${event.card}"]`);
  const shown = event.event !== 'card_taken';
  sound(event.event, own);
  if (!motionless()) {
    const frames = shown
      ? [{ transform: 'perspective(500px) rotateY(88deg)' }, {}]
      : [{}, { transform: 'translateY(-7px)' }, {}];
    await motion.run(card, frames, { duration: token('move'), easing: easing('out') });
  }
  await pace(event.event === 'card_shown' ? BRIEF : EVENT_PACE);
}

/** The Mayor walks to the next host's tab. */
async function mayor({ scene, motion, between, pace }: Showing, event: Told<'round_begins'>) {
  const { root } = scene;
  const host = between.view.host;
  const flight = { from: tabAt(root, host), to: tabAt(root, event.host) };
  await scene.show(between.add(event));
  sound('round_begins');
  if (host !== event.host) await hop(motion, root, [flight], { drawing: 'sc-mayor', time: 'order' });
  await pace();
}

async function fade({ scene, motion, between, pace }: Showing, event: Told<'died'>) {
  await scene.show(between.view);
  await motion.frame();
  sound('died');
  if (!motionless()) {
    const person = scene.root.querySelector(`[data-map="${event.seat}"] [data-person="${event.cell}"]`);
    await motion.run(person, [{}, { opacity: 0, transform: 'translateY(-8px)' }], {
      duration: token('move'),
      fill: 'both',
    });
  }
  await scene.show(between.add(event));
  await pace();
}

/** A bus of dots from the ledger to City Hall. */
async function arrive(showing: Showing, event: Told<'arrived'>) {
  const { scene, play, motion, between, pace } = showing;
  await scene.show(between.view);
  await tick();
  const { root } = scene;
  const holds = play.tables.tiles
    .filter(({ effects }) => effects.some(({ effect }) => effect === 'holds'))
    .map(({ tile }) => tile);
  const { tiles } = between.view.seats[event.seat]!.borough;
  const hall = Object.values(tiles).find(({ tile }) => holds.includes(tile));
  const to = hall ? cellsAt(root, event.seat, cellsOf(hall.cells).slice(0, 3)) : null;
  const from = numberAt(root, 'people', event.seat);
  const colour = `var(--seat-${play.letter(event.seat)})`;
  const flights = Array.from({ length: event.count }, () => ({ from, to }));
  await hop(motion, root, flights, { drawing: 'sc-citizen', colour });
  if (!motion.skipped) await scene.show(between.add(event));
  sound('arrived', showing.own);
  await pace();
}
