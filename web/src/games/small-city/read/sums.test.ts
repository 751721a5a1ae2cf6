import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../messages';
import { sumOf, type Counted } from './sums';
import { MATERIALS, type ChoiceDoc, type Planned, type SeatView } from '../wire';

const COUNTED: readonly Counted[] = ['money', 'votes', 'pollution', 'people', 'stored', ...MATERIALS];

/** A seat of real games as a server sent it, before and with a plan or draft. */
interface Told {
  before: SeatView;
  after: SeatView;
  abouts: (ChoiceDoc | null)[];
}
const told = readFileSync(join(import.meta.dirname, 'sums/told.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const hall = (people: SeatView['hall']) => sum(people.map(({ count }) => count));
const stored = (store: SeatView['store']) => sum(MATERIALS.map((material) => store[material]));
const sumIn = ({ before, after, abouts }: Told, what: Counted) =>
  sumOf(
    what,
    before,
    after,
    abouts.map((about) => ({ about, text: 'drafted' })),
  );

/** The documents' values of a number: the result, and the forecast then. */
function documents({ plan, ...seat }: SeatView, what: Counted): [after: number, due: number] {
  const { due, forecast, store, money, hall_people } = plan ?? { ...seat, hall_people: seat.hall };
  switch (what) {
    case 'money':
      return [money, due!.money];
    case 'votes':
      return [seat.votes, due!.votes];
    case 'pollution':
      return [seat.pollution, forecast.increase];
    case 'people':
      return [hall(hall_people), due!.arrivals];
    case 'stored':
      return [stored(store), due!.wood + due!.stone + due!.metal];
    default:
      return [store[what], due![what]];
  }
}

describe.each(COUNTED)('the sum of %s', (what) => {
  it('adds up from the current amount to the amount due, in real games', () => {
    for (const each of told) {
      const { now, made, after, due, total } = sumIn(each, what);
      const name = `${what} ${JSON.stringify(each.after.plan?.steps ?? each.abouts)}`;
      expect(now + sum(made.map(({ amount }) => amount)), name).toBe(after);
      expect(after + sum(due.map(({ amount }) => amount)), name).toBe(total);
      expect([after, total - after], name).toEqual(documents(each.after, what));
      for (const { amount, parts } of due)
        if (parts.length) expect(sum(parts.map((part) => part.amount)), name).toBe(amount);
    }
  });
});

it('games have plans that are paid and drafts that bring something', () => {
  const lines = (what: Counted, drafts: boolean) =>
    told.filter(({ after }) => !after.plan === drafts).flatMap((each) => sumIn(each, what).made);
  expect(lines('money', false).length).toBeGreaterThan(10);
  expect(lines('stored', false).length).toBeGreaterThan(0);
  expect(lines('people', false).length).toBeGreaterThan(0);
  expect(lines('money', true).length).toBeGreaterThan(1);
  expect(lines('votes', true).length).toBeGreaterThan(0);
  expect(lines('people', true).length).toBeGreaterThan(0);
});

it('a step of a plan is listed with its price and its rule', () => {
  const [{ before, after }] = told.filter(({ after }) => after.plan) as [Told];
  const step: Planned = {
    ...{ do: 'build', tile: 'Sch', cells: 'b2', pay: [{ material: 'wood', count: 1 }], person: null },
    ...{ money: 0, points: 1, rule: 'SC-6.8' },
  };
  const planned = { ...after, plan: { ...after.plan!, steps: [step] } };
  const line = { text: 'School b2', amount: -1, rule: 'SC-6.8' };
  expect(sumOf('wood', before, planned, []).made).toEqual([line]);
  expect(sumOf('stored', before, planned, []).made).toEqual([line]);
  expect(sumOf('money', before, planned, []).made).toEqual([]);
});

it('the amount due says by how much a plan changes it', () => {
  const part = (counts: string, source: string, amount: number) => ({
    ...{ counts, source, amount },
    rule: 'SC-11.3',
  });
  const measured = (...parts: object[]) => ({ parts }) as unknown as SeatView['forecast'];
  const [{ before, after }] = told.filter(({ after }) => after.plan) as [Told];
  const people = part('gross', 'people', 6);
  const now = { ...before, forecast: measured(people, part('relief', 'parks', 1)) };
  // three more Park cells, one of them beyond the half
  const forecast = measured(people, part('relief', 'parks', 4), part('cut', 'cap', 1));
  const then = { ...after, plan: { ...after.plan!, forecast } };
  expect(sumOf('pollution', now, then, []).due.map(({ amount, by, cut }) => [amount, by, cut])).toEqual([
    [6, 0, false],
    [-4, -3, false],
    [1, 1, true],
  ]);
});
