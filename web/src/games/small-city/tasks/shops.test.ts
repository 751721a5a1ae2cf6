import { expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { Tables, View } from '../wire';
import { countedFor, shopsOf } from './shops';

const citizen = (seat: number, idle = false) => ({ person: 'citizen', seat, idle });
const trader = (seat: number) => ({ person: 'trader', seat, idle: false });

/** A Shop of three cells with cash, a sale and votes in it, and a Harbor. */
const borough = (first: object | null, second: object | null, third: object | null) => ({
  tiles: { a1: { tile: 'C3', cells: 'a1 b1 c1' }, e5: { tile: 'Hb', cells: 'e5 e6' } },
  spaces: {
    b1: { function: 'sell', who: second },
    a1: { function: 'cash', who: first },
    c1: { function: 'buy_votes', who: third },
  },
});
const view = (step: string, ...boroughs: object[]) =>
  ({ step, order: [1, 0], seats: boroughs.map((borough, seat) => ({ seat, borough })) }) as unknown as View;
const tables = {
  people: [
    { person: 'citizen', letter: 'c', uses: 1 },
    { person: 'trader', letter: 't', uses: 2 },
  ],
  tiles: [{ tile: 'Hb', effects: [{ effect: 'sells', count: 1, rule: 'SC-9.4' }] }],
} as unknown as Tables;

it('finds the seat’s shops with people who are not idle, in the order of the map', () => {
  const own = borough(citizen(0), citizen(0), citizen(0, true));
  const abroad = borough(null, citizen(0), null);
  expect(shopsOf(view('p4.commerce', own, abroad), 0, tables)).toEqual([
    { use: 'sell', nth: 0, host: 0, cells: ['b1'], tile: 'C3' },
  ]);
});

it('gives a Trader two uses (SP-TRD-6)', () => {
  const own = borough(null, trader(0), null);
  const uses = shopsOf(view('p4.commerce', own, borough(null, null, null)), 0, tables);
  expect(uses.map(({ use, cells, nth }) => [use, cells, nth])).toEqual([
    ['sell', ['b1'], 0],
    ['sell', ['b1'], 1],
  ]);
});

it('finds tourists in their own step, and nobody else’s people', () => {
  const own = borough(citizen(0), citizen(1), citizen(0));
  const abroad = borough(citizen(1), null, citizen(0));
  expect(shopsOf(view('p4.tourist', own, abroad), 0, tables)).toEqual([
    { use: 'buy', nth: 0, host: 1, cells: ['c1'], tile: 'C3' },
  ]);
});

it('sells in the Harbor at last (SC-9.4)', () => {
  const own = borough(citizen(0), citizen(0), null);
  expect(shopsOf(view('p4.other', own, own), 0, tables)).toEqual([
    { use: 'sell', nth: 0, host: 0, cells: ['e5', 'e6'], tile: 'Hb' },
  ]);
});

it('counts the income of places in this round, and nothing without a place', () => {
  const part = { host: null, tile: 'C3', cells: 'a1 b1 c1', amount: 1 };
  const earned = (seat: number, ...parts: object[]) => ({ event: 'earned', seat, money: 1, parts });
  const steps = [
    { events: [earned(0, part)] },
    { events: [{ event: 'round_begins', round: 2 }, earned(0)] },
    { events: [earned(1, part), earned(0, { ...part, host: 1 })] },
  ] as unknown as Step[];
  expect(countedFor(steps, 0)).toEqual([{ host: 1, cells: ['a1', 'b1', 'c1'], tile: 'C3', money: 1 }]);
});
