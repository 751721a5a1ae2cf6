/** A tile is built: it flies to its space, the disc lands, bridges and ropes grow, and the points go home. */

import type { SimplicityEvent } from '../wire';
import type { Act } from './types';
import { play } from '$lib/sound';
import { easing, token } from '$lib/tokens';
import { boxOf, drawing, EVENT_PACE, over } from '$play/motion';
import { builtView, gains } from './views';
import { sound } from '../sound';

type Built = Extract<SimplicityEvent, { event: 'built' }>;

/** From the landing of the tile to that of the disc. */
const DISC_AFTER = 80;

const idsOf = (root: HTMLElement, name: 'bridge' | 'rope') =>
  new Set([...root.querySelectorAll<SVGElement>(`[data-${name}]`)].map((each) => each.dataset[name]));

export async function build(act: Act, built: Built): Promise<void> {
  const { scene, motion, before, view } = act;
  const { root, mine } = scene;
  const space = root.querySelector<HTMLElement>(`[data-space="${built.space}"]`);
  const slot = root.querySelector<HTMLElement>(`[data-slot="${built.slot}"]`);
  const ghost = boxOf(space?.querySelector('.ghost'));
  const from = ghost ?? boxOf(slot?.querySelector('.stand .tile')) ?? boxOf(slot?.querySelector('.stand'));
  const old = { bridge: idsOf(root, 'bridge'), rope: idsOf(root, 'rope') };

  // the log has its own frame; a hovering tile must not vanish for one
  if (!ghost) await motion.frame();
  // the tile appears before its points are counted
  await scene.show(builtView(before, built, before));
  const to = boxOf(space);
  if (!space || !from || !to || motion.skipped) return scene.show(view);

  const lands = ghost ? token('quick') : token('move');
  if (!mine) void play('card', 0.3);
  void land(act, built, { space, from, to, lands, ghost: ghost !== null });
  void motion.run(slot?.querySelector('.pawn'), [{ opacity: 0, transform: 'translateY(-70%)' }, {}], {
    duration: token('quick') * 1.5,
    delay: token('tap'),
    easing: easing('drop'),
  });
  const ropes = grow(act, built.space, old, lands + DISC_AFTER);
  void heard(act, built, ropes, lands);
  void reward(act, built, to, lands);
  await motion.pause(EVENT_PACE);
  await scene.show(view);
  cheer(act, built.team, gains(before, view));
}

/** The flight and the two landings. */
async function land(
  { scene, motion }: Act,
  built: Built,
  {
    space,
    from,
    to,
    lands,
    ghost,
  }: { space: HTMLElement; from: DOMRect; to: DOMRect; lands: number; ghost: boolean },
) {
  const hidden = { duration: lands, easing: 'linear' };
  // if its preview was visible a moment ago, part of that stays
  const rest = { opacity: scene.mine && !ghost ? 0.4 : 0 };
  for (const part of space.querySelectorAll('.tile, .letter')) void motion.run(part, [rest, rest], hidden);
  const disc = [
    { opacity: 0, transform: 'translateY(-45%) scale(1.7)' },
    { opacity: 1, offset: 0.5 },
    { opacity: 1, transform: 'none' },
  ];
  const quick = token('quick');
  void motion.run(space.querySelector('.disc'), disc, {
    duration: quick,
    delay: lands + DISC_AFTER - quick,
    easing: easing('out'),
  });
  const tile = motion.lay(scene.root, drawing(`tile-${built.tile.toLowerCase()}`, 'motion-piece'), to);
  // lifted in flight, then set down: the last part of the way is downwards
  const flight = [
    { transform: over(to, from), easing: easing('out') },
    {
      transform: `translateY(${-to.height * 0.12}px) scale(1.1)`,
      offset: ghost ? 0 : 0.72,
      easing: 'ease-in',
    },
    { transform: 'none' },
  ].slice(ghost ? 1 : 0);
  await motion.run(tile, flight, { duration: lands });
  motion.clear(tile);
}

/** New bridges and ropes grow from existing ones; returns the number of ropes. */
function grow(
  { scene, motion }: Act,
  space: string,
  old: Record<'bridge' | 'rope', Set<string | undefined>>,
  delay: number,
): number {
  let ropes = 0;
  const timing = { duration: token('quick'), delay, easing: easing('out') };
  for (const element of scene.root.querySelectorAll<SVGElement>('[data-bridge], [data-rope]')) {
    const kind = 'bridge' in element.dataset ? 'bridge' : 'rope';
    const id = element.dataset[kind]!;
    if (old[kind].has(id)) continue;
    if (kind === 'rope') ropes += 1;
    const [first, second] = id.split('-') as [string, string];
    const across = first.slice(1) === second.slice(1);
    element.style.transformBox = 'fill-box';
    element.style.transformOrigin = first === space ? '100% 100%' : '0 0';
    const small = across ? 'scaleX(0)' : 'scaleY(0)';
    void motion.run(
      element,
      [{ opacity: 0, transform: small }, { opacity: 1, offset: 0.2 }, { transform: 'none' }],
      timing,
    );
  }
  return ropes;
}

async function heard({ scene, motion }: Act, built: Built, ropes: number, lands: number) {
  if (!(await motion.pause(lands * 0.8))) return;
  sound('built', scene.mine);
  if (!(await motion.pause(lands * 0.2 + DISC_AFTER))) return;
  const volume = scene.mine ? 1 : 0.4;
  if (built.tile === 'P') void play('leaves', volume);
  else if (ropes) void play('link', volume);
}

/** `+11` rises from the tile and goes to the team's score. */
async function reward({ scene, motion }: Act, built: Built, to: DOMRect, lands: number) {
  const score = boxOf(scene.root.querySelector(`[data-team="${built.team}"] .pts`));
  const text = `+${built.total}`;
  const size = Math.min(Math.max(to.width * 0.26, 15), 26);
  const width = size * (0.9 + 0.6 * text.length);
  const chip = document.createElement('b');
  chip.className = 'motion-chip';
  chip.textContent = text;
  chip.style.fontSize = `${size}px`;
  const box = new DOMRect(to.x + (to.width - width) / 2, to.y - size * 0.4, width, size * 1.5);
  motion.lay(scene.root, chip, box);
  const rises = lands * 0.75;
  const quick = token('quick');
  const up = `translateY(${-size * 0.7}px)`;
  await motion.run(
    chip,
    [
      { opacity: 0, transform: 'translateY(40%) scale(.6)' },
      { opacity: 1, transform: up },
    ],
    {
      duration: quick,
      delay: rises,
      easing: easing('out'),
      fill: 'both',
    },
  );
  if (score) {
    const there = `${over(box, score).replace(/ scale.*/, '')} scale(.7)`;
    const away = [{ transform: up }, { opacity: 1, offset: 0.8 }, { opacity: 0, transform: there }];
    const delay = quick / 2;
    await motion.run(chip, away, {
      duration: EVENT_PACE - rises - quick - delay,
      delay,
      easing: easing('in-out'),
      fill: 'both',
    });
  } else
    await motion.run(chip, [{ opacity: 1 }, { opacity: 0 }], {
      duration: quick,
      delay: quick * 2,
      fill: 'both',
    });
  motion.clear(chip);
}

/** The score jumps a little as the points arrive; small chips show the gains of others. */
function cheer({ scene, motion }: Act, team: number, gained: number[]) {
  if (motion.skipped) return;
  const timing = { duration: token('quick') * 1.5, easing: easing('out') };
  for (const [other, points] of gained.entries()) {
    const score = scene.root.querySelector(`[data-team="${other}"] .pts`);
    const box = points > 0 ? boxOf(score) : null;
    if (!box) continue;
    void motion.run(score, [{}, { transform: 'scale(1.3)', offset: 0.4 }, {}], timing);
    if (other !== team) void whisper(scene.root, motion, box, points);
  }
}

async function whisper(root: HTMLElement, motion: Act['motion'], box: DOMRect, points: number) {
  const chip = document.createElement('b');
  chip.className = 'motion-chip';
  chip.textContent = `+${points}`;
  chip.style.fontSize = '13px';
  motion.lay(root, chip, new DOMRect(box.x + box.width / 2 - 15, box.y - 8, 30, 20));
  const frames = [
    { opacity: 0, transform: 'none' },
    { opacity: 1, transform: 'translateY(-8px)', offset: 0.2 },
    { opacity: 1, transform: 'translateY(-10px)', offset: 0.8 },
    { opacity: 0, transform: 'translateY(-16px)' },
  ];
  await motion.run(chip, frames, { duration: token('count'), easing: 'linear', fill: 'both' });
  motion.clear(chip);
}
