/** A round ends: leftovers slide off, the planning board turns over, the pawns hop to their places. */

import type { Act } from './types';
import { easing, token } from '$lib/tokens';
import { boxOf, drawing, over, type Motion } from '$play/motion';
import { emptied } from './views';
import { sound } from '../sound';

/** The interval between two leftovers, and between two pawns. */
const LEAVES = 30;
const HOPS = 60;

export async function endRound(act: Act): Promise<void> {
  const { scene, emblems, motion, before, view } = act;
  const { root } = scene;
  // after the last round nothing turns: the count of the city follows
  if (view.phase === 'over') return scene.show(view);
  await leave(root, motion);

  const plan = root.querySelector<HTMLElement>('[data-plan]');
  const board = boxOf(plan);
  const turn = board && board.height > board.width ? 'rotateY' : 'rotateX';
  const pawns = before.slots.flatMap(({ slot, pawn }) => {
    const box = boxOf(root.querySelector(`[data-slot="${slot}"] .pawn`));
    return pawn === null || !box ? [] : [{ team: pawn, box }];
  });
  const laid = pawns.map(({ team, box }) => {
    const pawn = drawing(`pawn-${emblems[team]?.letter}`);
    return { team, box, pawn: motion.lay(root, pawn, box) };
  });
  sound('order_set');
  const half = token('order') / 2;
  const edge = (angle: number) => `perspective(900px) ${turn}(${angle}deg)`;
  await motion.run(plan, [{}, { transform: edge(88) }], { duration: half, easing: 'ease-in', fill: 'both' });
  await scene.show(emptied(view));
  // the first half is held until here; the second takes over
  for (const animation of plan?.getAnimations() ?? []) animation.cancel();
  void motion.run(plan, [{ transform: edge(-88) }, {}], { duration: half, easing: easing('out') });
  const order = new Map(view.order.map((team, place) => [team, place]));
  const landings = laid.map(({ team, box, pawn }) => {
    const place = order.get(team) ?? 0;
    const there = root.querySelector(`[data-order-place="${place}"]`);
    const target = boxOf(there) ?? boxOf(root.querySelector(`[data-team="${team}"]`));
    // the place is empty until the pawn has come
    const delay = place * HOPS + token('order') * 0.8;
    void motion.run(there, [{ opacity: 0 }, {}], { duration: token('tap'), delay });
    return hop(motion, pawn, box, target, place * HOPS);
  });
  void Promise.all(landings).then(() => motion.clear(...laid.map(({ pawn }) => pawn)));
  await motion.pause(half + HOPS * 2);
}

/** Unused tiles slide off the board. */
async function leave(root: HTMLElement, motion: Motion) {
  const left = [...root.querySelectorAll('[data-slot]')].filter((slot) => slot.querySelector('.stand .tile'));
  if (!left.length) return;
  const duration = token('quick') * 1.5;
  const off = [{}, { opacity: 0, transform: 'translateX(70%) rotate(6deg)' }];
  await Promise.all(
    left.flatMap((slot, i) =>
      [...slot.querySelectorAll('.stand .tile, .stand .barrier')].map((part) =>
        motion.run(part, off, { duration, delay: i * LEAVES, easing: 'ease-in', fill: 'both' }),
      ),
    ),
  );
}

/** A pawn in one high arc; without a target it only leaves. */
async function hop(motion: Motion, pawn: SVGElement, from: DOMRect, to: DOMRect | null, delay: number) {
  const timing = { delay, fill: 'both' as const };
  if (!to) {
    await motion.run(pawn, [{}, { opacity: 0, transform: 'translateY(-30px)' }], {
      ...timing,
      duration: token('quick'),
    });
    return;
  }
  const size = Math.min(to.width, to.height, 30) / from.width;
  const there = over(from, to).replace(/scale.*/, `scale(${size})`);
  const [x, y] = [
    (to.x + to.width / 2 - from.x - from.width / 2) / 2,
    (to.y + to.height / 2 - from.y - from.height / 2) / 2,
  ];
  const arc = [
    { transform: 'none', easing: easing('out') },
    {
      transform: `translate(${x}px, ${y - 46}px) scale(${(1 + size) / 1.7})`,
      offset: 0.45,
      easing: 'ease-in',
    },
    { opacity: 1, transform: there, offset: 0.85 },
    { opacity: 0, transform: there },
  ];
  await motion.run(pawn, arc, { ...timing, duration: token('order') });
}
