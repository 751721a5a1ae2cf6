// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFrames } from '$lib/testing/browser';
import type { SeatView } from '../wire';
import { Follows } from './follows.svelte';

interface Shown {
  seat: SeatView | undefined;
  what: string;
}
const of = (seat: number | undefined, what: string): Shown => ({
  seat: seat === undefined ? undefined : ({ seat } as SeatView),
  what,
});

/** A map beside a screen that shows what `open` is; `told` is what it showed, one after the other. */
function map(first: Shown) {
  let screen = $state.raw(first);
  const told: string[] = [];
  const end = $effect.root(() => {
    const follows = new Follows(() => screen);
    $effect(() => void told.push(follows.now.what));
  });
  flushSync();
  const open = (seat: number | undefined, what: string) => {
    screen = of(seat, what);
    flushSync();
  };
  return { open, told, end };
}
/** The frame is drawn, and what was to wait for it is done. */
function frame() {
  vi.runAllTimers();
  flushSync();
}

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows what happens in its borough at once', () => {
  const { open, told, end } = map(of(0, 'begins'));
  open(0, 'builds');
  expect(told).toEqual(['begins', 'builds']);
  end();
});

it('shows another borough a frame later, as it is by then', () => {
  const { open, told, end } = map(of(0, 'mine'));
  open(1, 'theirs');
  expect(told).toEqual(['mine']);
  open(1, 'theirs, grown');
  open(2, 'the third');
  expect(told).toEqual(['mine']);
  frame();
  expect(told).toEqual(['mine', 'the third']);
  // and goes on with that one
  open(2, 'the third, grown');
  expect(told.at(-1)).toBe('the third, grown');
  end();
});

it('stays where somebody leafs on and back within a frame', () => {
  const { open, told, end } = map(of(0, 'mine'));
  open(1, 'theirs');
  open(0, 'mine again');
  expect(told).toEqual(['mine', 'mine again']);
  frame();
  expect(told).toEqual(['mine', 'mine again']);
  end();
});

it('shows at once whatever comes first', () => {
  const { open, told, end } = map(of(undefined, 'nothing yet'));
  open(1, 'theirs');
  expect(told).toEqual(['nothing yet', 'theirs']);
  end();
});

it('draws nothing more once it is gone', () => {
  const { open, end } = map(of(0, 'mine'));
  open(1, 'theirs');
  expect(vi.getTimerCount()).toBe(1);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
