import { beforeEach, expect, it } from 'vitest';
import { fakeStorage } from '$lib/testing/storage';
import { hasBegun } from './fresh';
import { Progress } from './progress.svelte';

beforeEach(fakeStorage);

const OUTLINE = [
  { id: 'first', lessons: ['sow', 'reap'] },
  { id: 'second', lessons: ['sell'] },
];

it('goes on with the lesson opened last, then with what was left open', () => {
  const progress = new Progress('garden');
  expect(progress.waits(OUTLINE)).toEqual({ chapter: 'first', step: 1 });
  progress.opened('first', 'reap');
  progress.answered('first', 'reap', true);
  expect(progress.waits(OUTLINE)).toEqual({ chapter: 'second', step: 1 });
  progress.answered('second', 'sell', false);
  expect(new Progress('garden').waits(OUTLINE)).toEqual({ chapter: 'first', step: 1 });
});

it('a person who knows a game is offered no lesson, and keeps what was done', () => {
  const progress = new Progress('garden');
  progress.answered('first', 'sow', true);
  progress.know(OUTLINE);
  const again = new Progress('garden');
  expect(again.waits(OUTLINE)).toBeNull();
  expect(again.begun).toBe(true);
  expect([again.pip('first', 'sow'), again.pip('second', 'sell')]).toEqual(['done', 'passed']);
  expect([hasBegun('garden'), hasBegun('harbour')]).toEqual([true, false]);
});
