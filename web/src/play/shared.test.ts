import { describe, expect, it } from 'vitest';
import { shared } from './shared';

describe('shared', () => {
  const old = { round: 1, columns: [[{ tile: null }, { tile: 'R' }], [{ tile: 'K' }]], order: [2, 1] };

  it('keeps equal parts and takes new ones', () => {
    const next = { round: 2, columns: [[{ tile: 'O' }, { tile: 'R' }], [{ tile: 'K' }]], order: [2, 1] };
    const made = shared(old, next);
    expect(made).toEqual(next);
    expect(made.columns[0]![1]).toBe(old.columns[0]![1]);
    expect(made.columns[1]).toBe(old.columns[1]);
    expect(made.order).toBe(old.order);
  });

  it('is the old one when nothing has changed', () => {
    expect(shared(old, structuredClone(old))).toBe(old);
  });

  it('sees added parts, removed ones and those of another kind', () => {
    expect(shared<unknown>([1, 2], [1])).toEqual([1]);
    expect(shared<unknown>([1], [1, 2])).toEqual([1, 2]);
    expect(shared<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared<unknown>({}, [])).toEqual([]);
    expect(shared<unknown>(null, { a: 1 })).toEqual({ a: 1 });
    expect(shared<unknown>({ a: 1 }, null)).toBeNull();
  });
});
