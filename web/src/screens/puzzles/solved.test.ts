import { beforeEach, describe, expect, it } from 'vitest';
import { fakeStorage, WRONG } from '$lib/testing/storage';
import { keepSolved, nextDay, solvedDays } from './solved';

let local: Map<string, string>;
beforeEach(() => {
  local = fakeStorage();
});

describe('solved puzzles', () => {
  it('keep how the first time went', () => {
    keepSolved('chess', 7, 'shown');
    keepSolved('chess', 8, 'solved');
    keepSolved('chess', 7, 'solved');
    expect(solvedDays('chess')).toEqual({ 7: 'shown', 8: 'solved' });
    expect(solvedDays('go')).toEqual({});
  });

  it('are none where the stored text is not ours', () => {
    for (const text of ['{"7":"won"}', '{"7":{}}', ...WRONG]) {
      local.set('citywright.puzzles.chess', text);
      expect(solvedDays('chess'), text).toEqual({});
    }
  });
});

describe('one more', () => {
  it('is the day before that is open, never one after today', () => {
    expect(nextDay({ 20: 'solved' }, 20, 20, 5)).toBe(19);
    expect(nextDay({ 18: 'shown', 19: 'solved', 20: 'solved' }, 19, 20, 5)).toBe(17);
    // nothing is left before it: the last open one
    expect(nextDay({ 16: 'solved' }, 16, 20, 5)).toBe(20);
  });

  it('has another puzzle than all that are gone, though days repeat them', () => {
    // of 3 puzzles day 17 has that of day 20
    expect(nextDay({ 17: 'solved', 19: 'solved' }, 19, 20, 3)).toBe(18);
    expect(nextDay({ 18: 'solved', 19: 'solved', 20: 'shown' }, 20, 20, 3)).toBe(19);
  });
});
