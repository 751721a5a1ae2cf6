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
  town.rise(ZONE);
  expect([town.rows, town.peopled, town.whole]).toEqual([0, false, false]);
  const seen: number[] = [];
  while (!town.whole && seen.length < 99) {
    vi.advanceTimersToNextTimer();
    if (town.rows !== seen.at(-1)) seen.push(town.rows);
    expect(town.peopled).toBe(town.rows > ZONE);
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, Infinity]);
});

it('stops when nobody looks any more, and goes on from there', () => {
  const town = new Rising(0);
  const stop = town.rise(ZONE);
  vi.advanceTimersByTime(40);
  stop();
  const { rows } = town;
  vi.runAllTimers();
  expect(town.rows).toBe(rows);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(ZONE);
  town.rise(ZONE);
  expect(town.rows).toBe(rows);
  vi.runAllTimers();
  expect(town.whole).toBe(true);
  town.rise(ZONE);
  expect(town.whole).toBe(true);
});
