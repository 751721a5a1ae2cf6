/** How things enter a map: by transform and opacity, except for what each tap adds, for the token durations. */

import { backOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionless, speed } from '$lib/settings.svelte';
import { token } from '$lib/tokens';
import { cornerOf, type Cell } from './geometry';

/** An entrance. */
type Coming = (node: Element) => TransitionConfig;

const lasting = (name: Parameters<typeof token>[0]) => (motionless() ? 0 : token(name) / speed());

/** A tile drops onto its cells. */
export const lands: Coming = () => ({
  duration: lasting('move'),
  easing: backOut,
  css: (part, rest) => `transform: translateY(${-14 * rest}px); opacity: ${Math.min(1, 2 * part)}`,
});

/** A floor grows from below, or a memorial; a ghost appears at once. */
export const grows = (_: Element, stands = true): TransitionConfig => ({
  duration: stands ? lasting('quick') : 0,
  easing: cubicOut,
  css: (part) => `transform: scaleY(${part})`,
});

/** A dot pops up. It grows, because a change of scale would create a layer meanwhile. */
export const pops: Coming = (dot) => ({
  duration: lasting('tap'),
  easing: cubicOut,
  css: (part) => `r: ${Number(dot.getAttribute('r')) * part}px`,
});

/** Fades in where it is. */
export const appears = (_: Element, { slowly = false } = {}): TransitionConfig => ({
  duration: lasting(slowly ? 'count' : 'quick'),
  css: (part) => `opacity: ${part}`,
});

/** The next stone of a wall starts after this share of a stone's fall: 20 ms of 520. */
export const NEXT_STONE = 1 / 26;
/** A wall falls, stone by stone: `--fallen` is the time since the first one started, in stone durations. */
export const falls: Coming = (wall) => {
  const times = 1 + wall.querySelectorAll('g').length * NEXT_STONE;
  return { duration: lasting('order') * times, css: (_, rest) => `--fallen: ${rest * times}` };
};

/** The height of a person's hop, in units. */
const HOP = 26;

/** A person walks an arc from another cell, or fades in. */
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
