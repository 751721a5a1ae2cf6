import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Peep } from './play.svelte';
import '../../../screens/messages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('uncovers secrets for five seconds from the last press', () => {
  const peep = new Peep();
  peep.start();
  vi.advanceTimersByTime(3000);
  peep.start();
  vi.advanceTimersByTime(4999);
  expect(peep.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(peep.open).toBe(false);
});

it('covers secrets from the next person at once', () => {
  const peep = new Peep();
  peep.start();
  peep.end();
  expect(peep.open).toBe(false);
});
