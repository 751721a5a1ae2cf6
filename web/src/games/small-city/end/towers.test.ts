import { describe, expect, it } from 'vitest';
import type { View } from '../wire';
import { beats, countAt } from './count';
import games from './games.json';
import { ranking } from './result';
import { tallyOf, totalOf, type Line } from './tally';
import { scaleOf, towerOf, type Tower } from './towers';

const LINES: Line[] = ['homes', 'promises', 'pollution'];
const amounts = (...seats: [homes: number, promises: number, pollution: number][]) =>
  new Map(seats.map((points, seat) => [seat, new Map(LINES.map((line, at) => [line, points[at]!]))]));
const tower = (...points: [number, number, number]) => towerOf({ lines: LINES }, amounts(points), 0);
const scale = (...seats: [number, number, number][]) => {
  const all = amounts(...seats);
  return scaleOf({ lines: LINES, amounts: all }, all);
};
/** The roof over the ground, or the bottom of the cellar below it. */
const height = ({ floors, cellar }: Tower) => floors.reduce((sum, each) => sum + each.floors, 0) - cellar;

describe('a tower', () => {
  it('is as high as the score, line by line', () => {
    expect(tower(30, 12, 0)).toEqual({
      floors: [
        { line: 'homes', floors: 30 },
        { line: 'promises', floors: 12 },
        { line: 'pollution', floors: 0 },
      ],
      cellar: 0,
      taken: 0,
    });
  });

  it('loses its highest floors to pollution and broken promises', () => {
    const { floors, cellar, taken } = tower(30, 12, -20);
    expect(floors.map((each) => each.floors)).toEqual([22, 0, 0]);
    expect([cellar, taken]).toEqual([0, 20]);
    expect(tower(30, -9, -4)).toMatchObject({ cellar: 0, taken: 13 });
  });

  it('has a cellar below zero, and nothing above the ground', () => {
    const { floors, cellar, taken } = tower(10, 2, -43);
    expect(floors.map((each) => each.floors)).toEqual([0, 0, 0]);
    expect([cellar, taken]).toEqual([31, 43]);
  });
});

describe('the scale', () => {
  it('fits the scores, and not what was taken', () => {
    expect(scale([60, 0, -40], [14, 0, 0])).toEqual({ above: 20, below: 0 });
    expect(scale([14, 0, 0], [0, 0, -5])).toEqual({ above: 14, below: 5 });
    expect(scale([10, 0, -41], [10, 0, -53])).toEqual({ above: 0, below: 43 });
  });

  it('makes no giants of low scores', () => {
    expect(scale([2, 0, 0], [0, 0, -3])).toEqual({ above: 7, below: 3 });
  });

  it('has room for the whole count from its begin, and shrinks to the scores', () => {
    const all = amounts([60, 0, -40], [0, 0, -5]);
    const tally = { lines: LINES, amounts: all };
    const none = amounts([0, 0, 0], [0, 0, 0]);
    expect(scaleOf(tally, none)).toEqual({ above: 60, below: 5 });
    expect(scaleOf(tally, amounts([60, 0, -10], [0, 0, -1]))).toEqual({ above: 50, below: 5 });
    expect(scaleOf(tally, all)).toEqual({ above: 20, below: 5 });
  });
});

type Game = { name: string; standings: { score: number; rank: number }[]; steps: never[]; seats: unknown };
it.each((games as unknown as Game[]).map((game) => [game.name, game] as const))(
  'towers of the game %s say the same as its result',
  (_, game) => {
    const view = { seats: game.seats } as View;
    const tally = tallyOf(game.steps, view);
    const heights = ranking(view, game.standings).map(({ seat, score }) => {
      const high = height(towerOf(tally, tally.amounts, seat));
      expect(high).toBe(score);
      return high;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    // at each moment of the count everything fits
    const all = beats(tally, view, ranking(view, game.standings));
    for (const [index] of all.entries())
      for (const share of [0, 0.3, 1]) {
        const counted = countAt(tally, all, index, share);
        const { above, below } = scaleOf(tally, counted);
        for (const { seat } of view.seats) {
          const high = height(towerOf(tally, counted, seat));
          expect(high).toBe(totalOf(counted, seat));
          expect(high).toBeLessThanOrEqual(above);
          expect(high).toBeGreaterThanOrEqual(-below);
        }
      }
  },
);
