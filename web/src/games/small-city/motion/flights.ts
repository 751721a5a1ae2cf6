/**
 * Pieces that fly over the screen, from tiles to numbers and from tab to tab. Transform and opacity alone.
 */

import { motionless } from '$lib/settings.svelte';
import { easing, token } from '$lib/tokens';
import { boxOf, drawing, over, type Motion } from '$play/motion';
import type { Cell } from '../wire';

/** The maximum of simultaneous pieces. */
const MOST = 12;
/** The interval between two pieces, in milliseconds. */
const APART = 60;
/** The size of a piece, and the height of its hop, in pixels. */
const SIZE = 26;
const HOP = 34;

/** The screen position of an element; null if hidden. */
export type Spot = DOMRect | null;

/** Around these cells of an open borough. */
export function cellsAt(root: HTMLElement, seat: number, cells: readonly Cell[]): Spot {
  const boxes = cells.flatMap(
    (cell) => boxOf(root.querySelector(`[data-map="${seat}"] [data-cell="${cell}"]:not(.outside)`)) ?? [],
  );
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}
export const tabAt = (root: HTMLElement, seat: number): Spot => boxOf(root.querySelector(`#tab-${seat}`));
/** A number of a seat in the ledger, or its tab while the ledger is another's. */
export function numberAt(root: HTMLElement, what: string, seat: number): Spot {
  const ledger = root.querySelector(`[data-owner="${seat}"]`);
  return ledger ? boxOf(ledger.querySelector(`[data-ledger="${what}"]`)) : tabAt(root, seat);
}

/** A small square in the middle of a box. */
export function inside(box: DOMRect, size = SIZE): DOMRect {
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

interface Flight {
  from: Spot;
  to: Spot;
}
interface Way {
  /** A drawing of the sprite. */
  drawing: string;
  /** The colour of the taker. */
  colour?: string;
  time?: Parameters<typeof token>[0];
}

/** Lets pieces hop one after the other; resolves when the last one has arrived. */
export async function hop(motion: Motion, root: HTMLElement, flights: readonly Flight[], way: Way) {
  if (motion.skipped || motionless()) return;
  const pieces = flights.slice(0, MOST).map(({ from, to }, index) => {
    if (!from || !to) return undefined;
    const start = inside(from);
    const piece = motion.lay(root, drawing(way.drawing, 'motion-piece'), start);
    if (way.colour) piece.style.color = way.colour;
    return arc(motion, piece, start, inside(to, SIZE * 0.7), way.time ?? 'move', index * APART).then(() =>
      motion.clear(piece),
    );
  });
  await Promise.all(pieces);
}

function arc(
  motion: Motion,
  piece: Element,
  from: DOMRect,
  to: DOMRect,
  time: Parameters<typeof token>[0],
  delay = 0,
) {
  const there = over(from, to);
  const [x, y] = [(to.x + to.width / 2 - from.x - from.width / 2) / 2, (to.y - from.y) / 2];
  const frames = [
    { opacity: 0, transform: 'scale(0.6)' },
    { opacity: 1, transform: 'none', offset: 0.12, easing: easing('out') },
    { transform: `translate(${x}px, ${y - HOP}px)`, offset: 0.55, easing: 'ease-in' },
    { opacity: 1, transform: there },
  ];
  return motion.run(piece, frames, { duration: token(time), delay, fill: 'both' });
}

/** Flies a copy of a visible element to a box; the copy stays there until the returned function is called. */
export async function fly(
  motion: Motion,
  root: HTMLElement,
  what: Element | null,
  to: Spot,
): Promise<() => void> {
  const from = boxOf(what);
  if (!what || !from || !to || motion.skipped || motionless()) return () => {};
  const size = Math.min(to.width, to.height, 72);
  // the frame that measures them has been laid out once: a write now would force a second layout
  await motion.frame();
  if (motion.skipped) return () => {};
  const copy = motion.lay(root, what.cloneNode(true) as SVGElement, from);
  copy.classList.add('motion-piece');
  const frames = [{ transform: 'none' }, { transform: over(from, inside(to, size)) }];
  await motion.run(copy, frames, { duration: token('move'), easing: easing('in-out'), fill: 'both' });
  return () => motion.clear(copy);
}

/** Chimneys puff once. */
export function puff(motion: Motion, root: HTMLElement, seat: number, cells: readonly Cell[]) {
  if (motion.skipped || motionless()) return;
  const boxes = cells.slice(0, MOST).map((cell) => cellsAt(root, seat, [cell]));
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    const size = box.width / 2;
    const piece = motion.lay(
      root,
      drawing('sc-smoke'),
      new DOMRect(box.x + size / 2, box.y - size / 3, size, size),
    );
    const frames = [
      { opacity: 0, transform: 'scale(0.5)' },
      { opacity: 0.9, offset: 0.3 },
      { opacity: 0, transform: 'translateY(-26px) scale(1.2)' },
    ];
    void motion
      .run(piece, frames, {
        duration: token('count'),
        delay: index * 30,
        easing: easing('out'),
        fill: 'both',
      })
      .then(() => motion.clear(piece));
  }
}
