import { expect, it } from 'vitest';
import type { Step, TableDoc } from '$lib/wire';
import { late } from './late';
import '../screens/messages';

const steps = (...bots: boolean[]) =>
  bots.map((bot, index) => ({ seq: index + 1, seat: 0, bot, taken_back: false }) as Step);
const table = (reserve: number | null, { lent = false, you = [0] } = {}) =>
  ({
    seats: [{ name: 'Ana', lent }, { name: 'Ben' }],
    you,
    clock: { now: 0, deadline: 1, reserves: [reserve, 5_000] },
  }) as unknown as TableDoc;
const told = 'Your time ran out: a bot played for you.';

it('says that the time ran out, until the person plays', () => {
  expect(late(table(0), steps(false, true))).toBe(told);
  expect(late(table(null), steps(true)), 'over days').toBe(told);
  expect(late(table(0), steps(true, false))).toBe('');
  expect(late(table(0, { you: [0, 1] }), steps(true))).toBe('Ana’s time ran out: a bot played.');
});

it('does not mention other bots', () => {
  expect(late(table(0, { lent: true }), steps(true))).toBe('');
  expect(late(table(9_000), steps(true)), 'lent while away').toBe('');
  expect(late(table(0, { you: [] }), steps(true)), 'a spectator').toBe('');
  expect(late({ ...table(0), clock: null }, steps(true)), 'without a pace').toBe('');
});
