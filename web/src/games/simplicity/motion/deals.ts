/** Deals by luck and by the last team: strips, pawns, tiles, the token, the barrier. */

import type { SimplicityEvent } from '../wire';
import { columnName } from '../geometry';
import type { Act } from './types';
import { easing, token } from '$lib/tokens';
import { boxOf, drawing, over } from '$play/motion';
import { sound } from '../sound';

/** The interval between two dealt tiles. */
const DEALS = 50;

/**
 * New tiles come from the top of the planning board, one after the other; the last ones land while the game goes on.
 */
export async function deal({ scene, motion, view }: Act, events: SimplicityEvent[]): Promise<void> {
  const { root } = scene;
  await scene.show(view);
  const board = boxOf(root.querySelector('[data-plan]'));
  for (const event of events) {
    if (event.event !== 'tile_drawn') continue;
    const stand = root.querySelector(`[data-slot="${event.slot}"] .stand`);
    const box = boxOf(stand);
    if (!board || !box) continue;
    const upright = board.height > board.width;
    const far = upright ? `0, ${board.y - box.y - 24}px` : `${board.x - box.x - 24}px, 0`;
    void motion.run(
      stand?.querySelector('.tile'),
      [
        { opacity: 0, transform: `translate(${far}) rotate(-9deg)` },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, transform: 'none' },
      ],
      { duration: token('move') * 0.8, easing: easing('out'), delay: events.indexOf(event) * DEALS },
    );
  }
  sound('tile_drawn');
  await motion.pause(DEALS * events.length);
}

/** The token falls on the team that plays last. */
export async function giveToken({ scene, motion, view }: Act, team: number): Promise<void> {
  const { root } = scene;
  const start = boxOf(root.querySelector('[data-token] .token')) ?? boxOf(root.querySelector('[data-token]'));
  await scene.show(view);
  const place = view.order.indexOf(team);
  const row = boxOf(root.querySelector(`[data-team="${team}"]`));
  const target = boxOf(root.querySelector(`[data-order-place="${place}"]`)) ?? row;
  if (!target) return;
  const size = Math.min(target.height, 26);
  const at = new DOMRect(
    target.x + target.width / 2 - size / 2,
    target.y + target.height / 2 - size / 2,
    size,
    size,
  );
  const coin = motion.lay(root, drawing('token'), at);
  const from = start ? over(at, start) : 'translateY(-60px)';
  void motion
    .run(
      coin,
      [
        { opacity: 0, transform: from },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, transform: 'none', offset: 0.7 },
        { opacity: 0, transform: 'none' },
      ],
      {
        duration: token('move') * 1.6,
        easing: easing('drop'),
        fill: 'both',
      },
    )
    .then(() => motion.clear(coin));
  if (await motion.pause(token('move'))) sound('token_given');
}

/** The barrier comes down over a tile. */
export async function block({ scene, motion, view }: Act, { slot }: { slot: number }): Promise<void> {
  await scene.show(view);
  const barrier = scene.root.querySelector(`[data-slot="${slot}"] .barrier`);
  void motion.run(
    barrier,
    [
      { opacity: 0, transform: 'translateY(-90%) rotate(-7deg)' },
      { opacity: 1, offset: 0.4 },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: token('move'),
      easing: easing('drop'),
    },
  );
  if (await motion.pause(token('move') * 0.7)) sound('slot_blocked', scene.mine);
  await motion.pause(token('quick'));
}

/** A strip slides onto the table. */
export async function layStrips({ scene, motion, view }: Act, events: SimplicityEvent[]): Promise<void> {
  await scene.show(view);
  for (const [i, event] of events.entries()) {
    if (event.event !== 'strip_laid') continue;
    for (let row = 1; row <= 7; row += 1) {
      const space = scene.root.querySelector(`[data-space="${columnName(event.column)}${row}"]`);
      const timing = { duration: token('move') * 0.8, delay: i * HASTE + row * 12, easing: easing('out') };
      void motion.run(space, [{ opacity: 0, transform: 'translateY(-34%)' }, {}], timing);
    }
  }
  sound('strip_laid');
  await motion.pause(HASTE * events.length);
}
/** The interval between two strips, and between two drawn pawns. */
const HASTE = 70;

export async function placePawns({ scene, motion, view }: Act, events: SimplicityEvent[]): Promise<void> {
  await scene.show(view);
  for (const [i, event] of events.entries()) {
    if (event.event !== 'pawn_placed') continue;
    const place = scene.root.querySelector(`[data-order-place="${view.order.indexOf(event.team)}"]`);
    const timing = { duration: token('quick') * 1.5, delay: i * HASTE, easing: easing('drop') };
    void motion.run(place, [{ opacity: 0, transform: 'translateY(-80%)' }, {}], timing);
  }
  await motion.pause(HASTE * events.length);
}

/** The planning board turns up its first face. */
export async function showFace({ scene, motion, view }: Act): Promise<void> {
  await scene.show(view);
  const plan = scene.root.querySelector('[data-plan]');
  const board = boxOf(plan);
  const turn = board && board.height > board.width ? 'rotateY' : 'rotateX';
  sound('face_up');
  await motion.run(plan, [{ transform: `perspective(900px) ${turn}(-88deg)` }, {}], {
    duration: token('order') / 2,
    easing: easing('out'),
  });
}
