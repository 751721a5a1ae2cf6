import { expect, it } from 'vitest';
import { ended, nothingMore } from './ended';
import type { Entry, Offers, Tables, View } from '../wire';

const space = (person: string | null) => ({ who: person && { person, seat: 0, idle: false } });
const seat = (seat: number, spaces: object) => ({
  seat,
  money: 3,
  votes: 5,
  pollution: 4,
  forecast: { track: 6 },
  store: { wood: 1, stone: 0, metal: 0 },
  hall: [{ person: 'citizen', count: 2 }],
  due: { votes: 1 },
  borough: { spaces },
});
const view = {
  phase: 3,
  seats: [seat(0, { a1: space('citizen'), b1: space(null) }), seat(1, { c3: space(null) })],
  now: { sell: 1, buy: 1, trade: 1 },
} as unknown as View;
const tables = { uses: { sell: { wood: 2 }, buy: [1, 3], trade: { wood: 4 } } } as unknown as Tables;
const offers = { do: ['end'], drive: { a1: { b1: { money: 2, pollution: 1 } } } } as unknown as Offers;
const after = (entry: object) => ended(view, offers, { seat: 0, ...entry } as Entry, tables);
const at = ({ seats }: View, seat: number, cell: string) =>
  seats[seat]!.borough.spaces[cell]!.who?.person ?? null;

it('shows who moved last, at home, abroad and by car', () => {
  const home = after({ move: 'a1', to: 'b1' });
  expect([at(home, 0, 'a1'), at(home, 0, 'b1'), home.seats[0]!.money]).toEqual([null, 'citizen', 3]);
  const abroad = after({ move: 'a1', to: '1:c3' });
  expect([at(abroad, 0, 'a1'), at(abroad, 1, 'c3')]).toEqual([null, 'citizen']);
  const { money, pollution, forecast } = after({ move: 'a1', to: 'b1', drive: true }).seats[0]!;
  expect([money, pollution, forecast.track]).toEqual([5, 5, 7]);
});

it('shows who went home last', () => {
  const home = after({ home: 'b1', person: 'citizen' });
  expect([at(home, 0, 'b1'), home.seats[0]!.hall[0]!.count]).toEqual(['citizen', 1]);
});

it.each([
  ['a newcomer, who comes from the reserve (SP-EUR-13)', [], 2],
  ['people who move into a building of the council (SP-EUR-21)', ['end'], 1],
])('shows who goes home last in the council: %s', (_, may, waiting) => {
  const council = { ...view, phase: 7 };
  const home = { seat: 0, home: 'b1', person: 'citizen' } as Entry;
  const then = ended(council, { ...offers, do: may } as Offers, home, tables);
  expect([at(then, 0, 'b1'), then.seats[0]!.hall[0]!.count]).toEqual(['citizen', waiting]);
  expect(then.phase).toBe(7);
});

it.each([
  [{ sell: 'wood' }, { money: 5, votes: 5, wood: 0 }, { sell: 0, buy: 1, trade: 1 }],
  [{ buy: 2 }, { money: 1, votes: 8, wood: 1 }, { sell: 1, buy: 0, trade: 1 }],
  [{ discard: 'wood' }, { money: 3, votes: 5, wood: 0 }, { sell: 1, buy: 1, trade: 1 }],
  [{ trade: 'wood' }, { money: 3, votes: 9, wood: 0 }, { sell: 1, buy: 1, trade: 0 }],
])('shows the last use or discard: %j', (entry, { money, votes, wood }, now) => {
  const then = after(entry);
  const [own] = then.seats;
  expect([own!.money, own!.votes, own!.store.wood, then.now]).toEqual([money, votes, wood, now]);
  // nobody has computed the forecast after it
  expect(own!.due).toBeNull();
});

it('leaves only the end of the step', () => {
  const left = nothingMore({ move: { a1: ['b1'] }, must: ['a1'], places: 'a1', do: [] } as unknown as Offers);
  expect(left).toEqual({ move: {}, must: [], places: '', do: ['end'] });
});
