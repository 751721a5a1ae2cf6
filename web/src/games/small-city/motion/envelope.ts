/** Envelopes that seal a plan, fly to its tab and open there. Transform and opacity alone. */

import { motionless } from '$lib/settings.svelte';
import { easing, token } from '$lib/tokens';
import { boxOf, over, type Motion } from '$play/motion';
import { inside, tabAt } from './flights';
import { sound } from './sound';

/** The shapes of an envelope, 40 wide and 28 high: paper, two folds, its lid, a wax seal; by class, from bottom to top. */
export const ENVELOPE = {
  back: 'M2 3h36v22a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z',
  fold: 'M2 26l14-12M38 26L24 14',
  lid: 'M2 3h36L20 18z',
  wax: 'M20 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** An envelope with a separate lid and wax seal. */
function envelope(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 40 28');
  svg.setAttribute('class', 'motion-piece envelope');
  for (const [kind, d] of Object.entries(ENVELOPE)) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', kind);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** A plan folds into an envelope that flies to its tab. */
export async function seal(motion: Motion, root: HTMLElement, seat: number) {
  const tab = tabAt(root, seat);
  const from = boxOf(root.querySelector('.plan')) ?? boxOf(root.querySelector('.tray'));
  sound('committed');
  if (!tab || !from || motion.skipped || motionless()) return;
  const start = new DOMRect(from.x + from.width / 2 - 40, from.y + from.height / 2 - 28, 80, 56);
  const piece = motion.lay(root, envelope(), start);
  const frames = [
    { opacity: 0, transform: 'scale(1.5, 0.4)' },
    { opacity: 1, transform: 'none', offset: 0.3, easing: easing('in-out') },
    { opacity: 1, transform: over(start, inside(tab, 30)) },
  ];
  await motion.run(piece, frames, { duration: token('order'), fill: 'both' });
  motion.clear(piece);
}

/** The envelopes on the tabs open one after the other, when a frame has time for one. */
export async function openAll(motion: Motion, root: HTMLElement, seats: readonly number[]) {
  sound('revealed');
  if (motion.skipped || motionless()) return;
  // read all positions before any write: a read after a write forces a layout
  const tabs = seats.flatMap((seat) => tabAt(root, seat) ?? []);
  const pieces = tabs.map(async (tab) => {
    // each fills a frame of a phone
    await motion.frame();
    if (motion.skipped) return;
    const piece = motion.lay(root, envelope(), new DOMRect(tab.right - 46, tab.y + 3, 40, 28));
    const duration = token('order');
    const lid = [
      { transform: 'none' },
      { transform: 'scaleY(-0.9)', offset: 0.6 },
      { transform: 'scaleY(-0.9)' },
    ];
    void motion.run(piece.querySelector('.lid'), lid, { duration, easing: easing('out'), fill: 'both' });
    void motion.run(piece.querySelector('.wax'), [{}, { opacity: 0, offset: 0.3 }, { opacity: 0 }], {
      duration,
      fill: 'both',
    });
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.75 },
      { opacity: 0 },
    ];
    await motion.run(piece, frames, { duration: duration * 1.4, fill: 'both' });
    motion.clear(piece);
  });
  await Promise.all(pieces);
}
