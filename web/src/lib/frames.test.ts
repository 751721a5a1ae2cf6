import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileIdle } from './frames';
import { fakeFrames } from './testing/browser';

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does one thing whenever the browser is idle, in their order', () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const done: string[] = [];
  whileIdle(['house', 'shop'], (one) => done.push(one));
  expect(done).toEqual([]);
  waiting.shift()!();
  expect(done).toEqual(['house']);
  waiting.shift()!();
  expect(done).toEqual(['house', 'shop']);
  expect(waiting).toEqual([]);
});

it('leaves a frame in between where nobody knows what idle is', () => {
  const done: string[] = [];
  whileIdle(['house', 'shop'], (one) => done.push(one));
  vi.advanceTimersByTime(20);
  expect(done).toEqual(['house']);
  vi.runAllTimers();
  expect(done).toEqual(['house', 'shop']);
});
