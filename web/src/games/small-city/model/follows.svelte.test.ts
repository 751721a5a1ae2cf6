// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFrame, fakeFrames } from '$lib/testing/browser';
import { Follows } from './follows.svelte';

/** A screen part that shows the value of `show`; `seen` records the values in order. */
function part(first: string | undefined) {
  let screen = $state.raw(first);
  const seen: (string | undefined)[] = [];
  const end = $effect.root(() => {
    const follows = new Follows(() => screen);
    $effect(() => void seen.push(follows.now));
  });
  flushSync();
  const show = (what: string) => {
    screen = what;
    flushSync();
  };
  return { show, seen, end };
}

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows a later value after a frame, in its newest state', () => {
  const { show, seen, end } = part('mine');
  show('theirs');
  show('the third');
  expect(seen).toEqual(['mine']);
  drawFrame();
  expect(seen).toEqual(['mine', 'the third']);
  end();
});

it('shows the value of another part, after that', () => {
  let screen = $state.raw('mine');
  const seen: string[] = [];
  const end = $effect.root(() => {
    const map = new Follows(() => screen);
    const ledger = new Follows(() => map.now);
    $effect(() => void seen.push(`${map.now}, ${ledger.now}`));
  });
  flushSync();
  screen = 'theirs';
  flushSync();
  drawFrame();
  expect(seen).toEqual(['mine, mine', 'theirs, mine']);
  drawFrame();
  expect(seen).toEqual(['mine, mine', 'theirs, mine', 'theirs, theirs']);
  end();
});

it('stays when a person pages on and back within a frame', () => {
  const { show, seen, end } = part('mine');
  show('theirs');
  show('mine');
  drawFrame();
  expect(seen).toEqual(['mine']);
  end();
});

it('shows the first value at once', () => {
  const { show, seen, end } = part(undefined);
  show('mine');
  expect(seen).toEqual([undefined, 'mine']);
  show('theirs');
  expect(seen).toEqual([undefined, 'mine']);
  end();
});

it('draws nothing once it is gone', () => {
  const { show, end } = part('mine');
  show('theirs');
  expect(vi.getTimerCount()).toBe(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
