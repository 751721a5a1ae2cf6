import { describe, expect, it } from 'vitest';
import type { Entry, Planned } from '../wire';
import { entryOf, replaced } from './steps';

const park = (cell: string): Planned => ({
  do: 'build',
  tile: 'Pk1',
  cells: cell,
  pay: [],
  person: null,
  money: 1,
  points: 1,
  rule: 'SC-5.4',
});
const STEPS: Planned[] = [
  park('a1'),
  park('b1'),
  park('c1'),
  { do: 'grow', size: 8, money: 2, points: 2, rule: 'SC-5.5' },
  {
    do: 'upgrade',
    tile: 'R1',
    cells: 'd4',
    with: 'd5',
    next: { tile: 'R2' },
    money: 0,
    points: 0,
    rule: 'SC-5.4',
  },
];

/** The plan that entries build on top of an existing one. */
function played(plan: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const steps = [...plan];
  for (const entry of entries) {
    if ('do' in entry && entry.do === 'undo') expect(steps.pop()).toBeDefined();
    else steps.push(entry);
  }
  return steps;
}
const entries = (steps: readonly Planned[]) => steps.map((step) => entryOf(step, 1));

describe('a plan of other steps', () => {
  it.each([
    ['the last step is taken back', [0, 1, 2, 4], [0, 1, 2]],
    ['another one is', [0, 1, 2, 4], [0, 2, 4]],
    ['two change places', [0, 1, 2], [0, 2, 1]],
    ['all go', [0, 3, 4], []],
    ['one comes', [0], [0, 3]],
    ['nothing changes', [0, 1], [0, 1]],
  ])('is asked for when %s', (_, before, after) => {
    const [old, wanted] = [before, after].map((plan) => plan.map((index) => STEPS[index]!)) as [
      Planned[],
      Planned[],
    ];
    expect(played(entries(old), replaced(old, wanted, 1))).toEqual(entries(wanted));
  });

  it('keeps the steps before the first change', () => {
    const [a, b, c] = STEPS as [Planned, Planned, Planned];
    expect(replaced([a, b, c], [a, b], 1)).toEqual([{ seat: 1, do: 'undo' }]);
    expect(replaced([a, b], [a, b], 1)).toEqual([]);
  });

  it('pays and lets move in as before', () => {
    const school: Planned = {
      do: 'build',
      tile: 'Mus',
      cells: 'a1 b1 c1',
      pay: [
        { material: 'wood', count: 1 },
        { material: 'stone', count: 1 },
      ],
      person: null,
      money: 0,
      points: 1,
      rule: 'SC-5.4',
    };
    expect(entryOf(school, 0)).toEqual({ seat: 0, build: 'Mus', on: 'a1 b1 c1', pay: '1w 1s' });
    const home: Planned = { ...park('e5'), tile: 'R1', person: 'citizen' } as Planned;
    expect(entryOf(home, 2)).toEqual({ seat: 2, build: 'R1', on: 'e5', enter: 'citizen' });
  });
});

it('plans a free home again as one', () => {
  const home: Planned = {
    ...{ do: 'build', tile: 'R1', cells: 'a1', pay: [], person: 'trader', free: true, money: 0, points: 0 },
    rule: 'SP-EUR-42',
  };
  expect(entryOf(home, 0)).toEqual({ seat: 0, build: 'R1', on: 'a1', free: true, enter: 'trader' });
});
