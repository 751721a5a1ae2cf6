// @vitest-environment client
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFrames } from '$lib/testing/browser';
import { Rising } from './rising.svelte';

const ZONE = 7;

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is whole where nobody builds it up', () => {
  const town = new Rising(0);
  expect([town.whole, town.peopled]).toEqual([true, true]);
});

it('rises a row in a frame, then its people come, then it is whole', () => {
  const town = new Rising(0);
  town.begin(ZONE);
  expect([town.rows, town.peopled, town.whole]).toEqual([0, false, false]);
  const seen: number[] = [];
  while (!town.whole && seen.length < 99) {
    vi.advanceTimersToNextTimer();
    if (town.rows !== seen.at(-1)) seen.push(town.rows);
    expect(town.peopled).toBe(town.rows > ZONE);
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, Infinity]);
});

it('stops where it is when nobody looks any more', () => {
  const town = new Rising(0);
  const end = town.begin(ZONE);
  vi.advanceTimersByTime(40);
  end();
  const { rows } = town;
  vi.runAllTimers();
  expect(town.rows).toBe(rows);
  expect(rows).toBeLessThan(ZONE);
});
