// @vitest-environment client
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFrames } from '$lib/testing/browser';
import { Rising } from './rising.svelte';

const ZONE = 7;
/** More than fit into two frames. */
const PEOPLE = 9;

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is complete when nothing builds it up', () => {
  const town = new Rising(0);
  expect([town.whole, town.people]).toEqual([true, Infinity]);
});

it('adds a row a frame, then its people a few at a time, then is complete', () => {
  const town = new Rising(0);
  town.rise(ZONE, PEOPLE);
  expect([town.rows, town.people, town.whole]).toEqual([0, 0, false]);
  const seen: number[] = [];
  const people: number[] = [];
  while (!town.whole && seen.length < 99) {
    vi.advanceTimersToNextTimer();
    if (town.rows !== seen.at(-1)) seen.push(town.rows);
    if (town.people !== people.at(-1)) people.push(town.people);
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, Infinity]);
  expect(people).toEqual([0, 4, 8, 12, Infinity]);
});

it('stops while hidden, and continues from there', () => {
  const town = new Rising(0);
  const stop = town.rise(ZONE, PEOPLE);
  vi.advanceTimersByTime(40);
  stop();
  const { rows } = town;
  vi.runAllTimers();
  expect(town.rows).toBe(rows);
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(ZONE);
  town.rise(ZONE, PEOPLE);
  expect(town.rows).toBe(rows);
  vi.runAllTimers();
  expect(town.whole).toBe(true);
  town.rise(ZONE, PEOPLE);
  expect(town.whole).toBe(true);
});

it('is complete without people', () => {
  const town = new Rising(0);
  town.rise(ZONE, 0);
  vi.runAllTimers();
  expect(town.whole).toBe(true);
});
