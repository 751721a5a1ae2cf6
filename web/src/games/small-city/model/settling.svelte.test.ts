import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GLIMPSE, SETTLES, Settling } from './settling.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => void vi.advanceTimersByTime(time);

it('waits after a scene that a viewer may want to skip, but not after a glimpse', () => {
  const settling = new Settling();
  let over = settling.shows();
  pass(GLIMPSE - 1);
  over();
  expect(settling.settled).toBe(true);
  over = settling.shows();
  pass(GLIMPSE);
  over();
  pass(SETTLES - 1);
  expect(settling.settled).toBe(false);
  pass(1);
  expect(settling.settled).toBe(true);
});

it('waits again each time', () => {
  const settling = new Settling();
  settling.settle();
  pass(SETTLES - 1);
  settling.settle();
  pass(SETTLES - 1);
  expect(settling.settled).toBe(false);
  pass(1);
  expect(settling.settled).toBe(true);
});
