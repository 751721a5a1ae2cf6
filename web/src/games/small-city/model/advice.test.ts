import { describe, expect, it } from 'vitest';
import type { Reason } from '../wire';
import { pointsOf } from './advice';

describe('the points of a hint', () => {
  it('are votes less pollution', () => {
    const reasons: Reason[] = [
      { reason: 'votes', count: 6 },
      { reason: 'deaths', count: 1 },
      { reason: 'smokier', percent: 2 },
      { reason: 'toward', promise: 'harbor' },
    ];
    expect(pointsOf(reasons)).toBe(4);
    expect(
      pointsOf([
        { reason: 'fewer_votes', count: 1 },
        { reason: 'cleaner', percent: 3 },
      ]),
    ).toBe(2);
    expect(pointsOf([])).toBe(0);
  });
});
