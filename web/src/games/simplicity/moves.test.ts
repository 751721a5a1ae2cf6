import { describe, expect, it } from 'vitest';
import { moves } from './moves';

describe('moves', () => {
  it('are none without offers', () => {
    expect(moves(null)).toEqual([]);
  });

  it('are a block for each slot, and a take for each slot and space with the scores before and after', () => {
    const brings = { total: 2, parts: [], others: [], score: 7, counts: 1 };
    const offers = { team: 1, points: 3, score: 5, block: [2], take: { '4': { b2: brings } } };
    expect(moves(offers).map(({ entry }) => entry)).toEqual([
      { team: 1, block: 2 },
      { team: 1, take: 4, build: 'b2' },
    ]);
    expect(moves(offers)[1]!.about).toMatchObject({
      total: 2,
      team: { before: 3, after: 5 },
      score: { before: 5, after: 7 },
    });
  });
});
