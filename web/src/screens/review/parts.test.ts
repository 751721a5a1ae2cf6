import { describe, expect, it } from 'vitest';
import type { ReviewDeal, ReviewDecision } from '$lib/wire';
import { bands, filled, fromFoot, HEIGHT, lines, WIDTH } from './chart';
import { gridOf } from './grid';
import { betterOf, drawsOf, givenAway, inOrder, keyOf, lossOf, outlook, roundsOf, toLearn } from './parts';

const deal = (at: number, round: number, before: number[], value: number[]): ReviewDeal => ({
  ...{ at, round, before, value },
  draws: 1,
  score: value,
});
const decision = (at: number, who: number, more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  ...{ at, who, until: at + 1, kind: 'a', round: 1, choices: 3, worlds: 100 },
  value: [60, 40],
  score: [30, 20],
  played: { plan: [] },
  grade: 'best',
  ...more,
});

describe('the parts of a review', () => {
  it('stand as the server judges them: draws before the decision that follows, then by seat', () => {
    const parts = inOrder(
      [deal(9, 2, [50, 50], [60, 40]), deal(4, 1, [50, 50], [50, 50])],
      [decision(9, 1), decision(9, 0), decision(4, 1)],
    );
    expect(
      parts.map((part) => (part.kind === 'deal' ? `deal ${part.doc.at}` : `${part.doc.at} ${part.doc.who}`)),
    ).toEqual(['deal 4', '4 1', 'deal 9', '9 0', '9 1']);
    expect(roundsOf(parts)).toEqual([
      { round: 1, count: 2 },
      { round: 2, count: 1 },
      { round: 1, count: 2 },
    ]);
  });

  it('have the value after what was really chosen', () => {
    const kept = inOrder([], [decision(1, 0)])[0]!;
    expect(outlook(kept, false)).toEqual({ chance: [60, 40], score: [30, 20] });
    const lost = decision(1, 0, { played: { plan: [], value: [10, 90], score: [11, 22], chance: [1, 99] } });
    const part = inOrder([], [lost])[0]!;
    expect(outlook(part, false)).toEqual({ chance: [10, 90], score: [11, 22] });
    // where values are points, chances are told apart, and a seat's decision foretells that seat alone
    expect(outlook(part, true)).toEqual({ chance: [1, null], score: [11, null] });
    const drawn = inOrder([deal(1, 1, [1, 2], [3, 4])], [])[0]!;
    expect(outlook(drawn, true)).toEqual({ chance: null, score: null });
  });

  it('name a better choice only where one is better for who decided', () => {
    const best = [
      { plan: ['x'], value: [30, 70] },
      { plan: ['y'], value: [60, 40] },
    ];
    const second = decision(1, 1, { value: [30, 70], played: { plan: [], value: [60, 40] }, best, loss: 30 });
    expect(betterOf(second)?.plan).toEqual(['x']);
    expect(lossOf(second, best[1]!)).toBe(30);
    // what was played is the best: the alternatives are no better
    expect(betterOf(decision(1, 0, { best: [{ plan: ['x'], value: [60, 40] }] }))).toBeNull();
  });

  it('are learnt from the worst on, by the seat that decided', () => {
    const better = { played: { plan: [], value: [0, 100] }, best: [{ plan: ['x'] }] };
    const all = [
      decision(1, 0, { ...better, grade: 'slip', loss: 6 }),
      decision(2, 0, { ...better, grade: 'sound', loss: 3 }),
      decision(3, 1, { ...better, grade: 'blunder', loss: 40 }),
      decision(4, 0, { ...better, grade: 'blunder', loss: 30 }),
      decision(5, 0, { grade: 'best', only: true }),
    ];
    expect(toLearn(all, 0).map(({ at }) => at)).toEqual([4, 1]);
    expect(keyOf(all, 0).map(({ at }) => at)).toEqual([1, 4, 5]);
  });

  it('sum the draws of a round', () => {
    const deals = [
      deal(1, 1, [50, 50], [50.3, 49.7]),
      deal(2, 1, [50, 50], [49.8, 50.2]),
      deal(3, 2, [40, 60], [50, 50]),
    ];
    expect(drawsOf(deals, 0)).toEqual([
      { round: 1, brought: 0.1 },
      { round: 2, brought: 10 },
    ]);
  });
});

describe('the chart', () => {
  it('stacks the chances to a full height, the own at the foot', () => {
    expect(fromFoot(3, 1)).toEqual([1, 2, 0]);
    const [own, other] = bands(
      [
        [25, 75],
        [100, 0],
      ],
      [0, 1],
      4,
    );
    const [half, quarter] = [WIDTH / 2, WIDTH / 4];
    expect(own!.edge).toBe(`M0 ${HEIGHT * 0.75}L${quarter} ${HEIGHT * 0.75}L${quarter} 0L${half} 0`);
    // all above the first band, then nothing
    expect(other!.area).toBe(
      `M0 0L${quarter} 0L${quarter} 0L${half} 0L${half} 0L${quarter} 0L${quarter} ${HEIGHT * 0.75}L0 ${HEIGHT * 0.75}z`,
    );
    expect(own!.mark).toEqual({ index: 1, level: 0.5 });
    expect(other!.mark).toEqual({ index: 0, level: 0.625 });
  });

  it('keeps the last value where a part has none', () => {
    expect(filled([null, [1, 2], null, [null, 3]], [5, 5])).toEqual([
      [5, 5],
      [1, 2],
      [1, 2],
      [1, 3],
    ]);
  });

  it('draws scores as lines within their range, below 0 too', () => {
    const { all, least, most } = lines([[-4, 18]], [0, 1], 1);
    expect([least, most]).toEqual([-10, 20]);
    expect(all.map(({ levels }) => levels[0])).toEqual([0.2, 28 / 30]);
  });
});

it('the grid has a cell for each round and row, with the worst of its decisions', () => {
  const rows = [
    { kinds: ['a'], name: () => 'A' },
    { kinds: ['b'], name: () => 'B' },
    { kinds: ['c'], name: () => 'C' },
  ];
  const all = [
    decision(1, 0, { kind: 'a', round: 1, grade: 'sound' }),
    decision(2, 0, { kind: 'a', round: 1, grade: 'mistake' }),
    decision(3, 0, { kind: 'b', round: 3, grade: 'best' }),
  ];
  const grid = gridOf(all, rows);
  expect(grid.rounds).toEqual([1, 3]);
  expect(grid.rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.grade ?? null)])).toEqual([
    ['A', ['mistake', null]],
    ['B', [null, 'best']],
  ]);
  expect(grid.rows[0]!.cells[0]!.all.map(({ at }) => at)).toEqual([1, 2]);
});

it('gives nothing away where there is no choice, whatever the samples say', () => {
  expect(givenAway({ grade: 'none', loss: 0.3 })).toBe(0);
  expect(givenAway({ grade: 'slip', loss: 3 })).toBe(3);
  expect(givenAway({ grade: 'best' })).toBe(0);
});
