import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { lastOwn, undone } from './steps';

/** Steps by seats; null takes the last one back. */
const steps = (...seats: (number | null)[]): Step[] =>
  seats.map((seat, i) => ({
    seq: i + 1,
    at: 0,
    seat: seat ?? 0,
    bot: false,
    taken_back: seat === null,
    undoes: seat === null ? 1 : 0,
    events: [],
  }));

describe('steps', () => {
  it('are undone from the last one that stands', () => {
    expect([...undone(steps(0, null, 0))]).toEqual([1]);
    expect([...undone(steps(0, 1, null, null))]).toEqual([2, 1]);
  });

  it('give the last own one that stands', () => {
    const all = steps(0, 1, 0, null);
    expect(lastOwn(all, [0])).toBe(1);
    expect(lastOwn(all, [1])).toBe(2);
    expect(lastOwn(all, [])).toBe(0);
  });
});
