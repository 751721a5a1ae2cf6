// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFrame, fakeFrames } from '$lib/testing/browser';
import { Follows } from './follows.svelte';

/** A screen part that shows the value of `show`; `told` records the values in order. */
function part(first: string | undefined) {
  let screen = $state.raw(first);
  const told: (string | undefined)[] = [];
  const end = $effect.root(() => {
    const follows = new Follows(() => screen);
    $effect(() => void told.push(follows.now));
  });
  flushSync();
  const show = (what: string) => {
    screen = what;
    flushSync();
  };
  return { show, told, end };
}

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows what comes a frame later, in its newest state', () => {
  const { show, told, end } = part('mine');
  show('theirs');
  show('the third');
  expect(told).toEqual(['mine']);
  drawFrame();
  expect(told).toEqual(['mine', 'the third']);
  end();
});

it('shows what another part shows, after that', () => {
  let screen = $state.raw('mine');
  const told: string[] = [];
  const end = $effect.root(() => {
    const map = new Follows(() => screen);
    const ledger = new Follows(() => map.now);
    $effect(() => void told.push(`${map.now}, ${ledger.now}`));
  });
  flushSync();
  screen = 'theirs';
  flushSync();
  drawFrame();
  expect(told).toEqual(['mine, mine', 'theirs, mine']);
  drawFrame();
  expect(told).toEqual(['mine, mine', 'theirs, mine', 'theirs, theirs']);
  end();
});

it('stays where somebody leafs on and back within a frame', () => {
  const { show, told, end } = part('mine');
  show('theirs');
  show('mine');
  drawFrame();
  expect(told).toEqual(['mine']);
  end();
});

it('shows at once what comes first', () => {
  const { show, told, end } = part(undefined);
  show('mine');
  expect(told).toEqual([undefined, 'mine']);
  show('theirs');
  expect(told).toEqual([undefined, 'mine']);
  end();
});

it('draws nothing once it is gone', () => {
  const { show, end } = part('mine');
  show('theirs');
  expect(vi.getTimerCount()).toBe(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
