// @vitest-environment client
import { expect, it, vi } from 'vitest';
import { simulated } from '$lib/testing/program';
import figures from '../figures';
import { names } from './figure-words';

vi.setConfig({ testTimeout: 120_000 });

const sum = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

it('the points of a seat add up to its score, and each source has a name', async () => {
  const record = await simulated('small-city', { players: 3, seed: 5, bots: 'easy' });
  const { result } = JSON.parse(record) as { result: { players: { score: number }[] } };
  for (const [seat, { score }] of result.players.entries()) {
    const points = figures.pointsOf(result, seat, 3)!;
    expect(sum(points)).toBe(score);
    expect(points.at(-1)).toBe(0);
    expect(names).toHaveLength(points.length);
  }
  expect(new Set(names.map((name) => name())).size).toBe(names.length);
  for (const name of names) expect(name()).toMatch(/^[^{}]+$/);
  expect(figures.pointsOf(result, 3, 3)).toBeNull();
});

it('what modules subtract is the last source', () => {
  const own = { votes: 50, promises: 10, special: 0, platform: 5, pollution: 7, score: 52, rank: 1 };
  expect(figures.pointsOf({ rounds: 8, players: [own] }, 0, 1)).toEqual([50, 10, 0, 5, -7, -6]);
});
