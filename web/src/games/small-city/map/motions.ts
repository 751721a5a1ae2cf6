/** How things come onto a map, by transform and opacity but for what comes with each tap, for as long as the tokens say. */

import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionless, speed } from '$lib/settings.svelte';
import { token } from '$lib/tokens';
import { cornerOf, type Cell } from './geometry';

/** How something comes in. */
type Coming = (node: Element) => TransitionConfig;

const lasting = (name: Parameters<typeof token>[0]) => (motionless() ? 0 : token(name) / speed());

/** A tile drops onto its cells. */
export const lands: Coming = () => ({
  duration: lasting('move'),
  easing: backOut,
  css: (part, rest) => `transform: translateY(${-14 * rest}px); opacity: ${Math.min(1, 2 * part)}`,
});

/** A floor grows from below, or a memorial; what only might stand there is there at once. */
export const grows = (_: Element, stands = true): TransitionConfig => ({
  duration: stands ? lasting('quick') : 0,
  easing: cubicOut,
  css: (part) => `transform: scaleY(${part})`,
});

/** A dot pops up: it grows, for a change of scale would make a layer of it meanwhile. */
export const pops: Coming = (dot) => ({
  duration: lasting('tap'),
  easing: cubicOut,
  css: (part) => `r: ${Number(dot.getAttribute('r')) * part}px`,
});

/** Something appears where it is. */
export const appears = (_: Element, { slowly = false } = {}): TransitionConfig => ({
  duration: lasting(slowly ? 'count' : 'quick'),
  css: (part) => `opacity: ${part}`,
});

/** After so much of the time that a stone of a wall takes to fall the next one begins: 20 ms of 520. */
export const NEXT_STONE = 1 / 26;
/** A wall falls, stone by stone: `--fallen` tells how long ago the first one began, in times of a stone. */
export const falls: Coming = (wall) => {
  const times = 1 + wall.querySelectorAll('g').length * NEXT_STONE;
  return { duration: lasting('order') * times, css: (_, rest) => `--fallen: ${rest * times}` };
};

/** How high somebody hops on the way, in units. */
const HOP = 26;

/** Somebody walks an arc from another cell, or just appears. */
export function comes(_: Element, { cell, from }: { cell: Cell; from?: Cell }): TransitionConfig {
  if (!from) return appears(_);
  const [start, end] = [cornerOf(from), cornerOf(cell)];
  return {
    duration: lasting('move'),
    easing: cubicOut,
    css: (part, rest) => {
      const hop = HOP * Math.sin(Math.PI * part);
      return `transform: translate(${(start.x - end.x) * rest}px, ${(start.y - end.y) * rest - hop}px)`;
    },
  };
}
