import { expect, it } from 'vitest';
import type { SeatDoc, TableDoc } from '$lib/wire';
import { awaited, awaySeats, isCompany, lookers, returned } from './presence';
import '../../screens/messages';

const person: Partial<SeatDoc> = { kind: 'person', here: true, lent: false };
const bot: Partial<SeatDoc> = { kind: 'bot', here: false, lent: false };
const table = (seats: Partial<SeatDoc>[], spectators = 0, you = [0]) =>
  ({ seats, spectators, you }) as unknown as TableDoc;

it('knows who looks at a borough that is not their own', () => {
  const at = (seat: number): Partial<SeatDoc> => ({ ...person, attention: { at: seat, progress: null } });
  const all = table([at(2), at(2), at(2), at(0), bot]);
  expect(lookers(all, 2)).toEqual([1]);
  expect(lookers(all, 0)).toEqual([3]);
  expect(lookers(all, 1)).toEqual([]);
});

it('waits for people who are here, not for oneself, bots or lent seats', () => {
  const all = table([person, person, { ...person, here: false }, { ...person, lent: true }, bot]);
  expect(awaited(all, [0, 1, 2, 3, 4])).toEqual([1]);
  expect(awaited(all, [2])).toEqual([]);
});

it('notices who comes back, and not who leaves the table', () => {
  const away = { ...person, here: false };
  const before = awaySeats(table([person, away, away, away]));
  expect(before).toEqual([1, 2, 3]);
  expect(returned(before, table([person, person, away, bot]))).toEqual([1]);
});

it('is company where another person hears one, or may come', () => {
  expect(isCompany(table([person, bot]))).toBe(false);
  expect(isCompany(table([person, bot], 1))).toBe(true);
  expect(isCompany(table([person, person]))).toBe(true);
  expect(isCompany(table([person, { kind: 'open' }]))).toBe(true);
  expect(isCompany(table([bot, bot], 1, [])), 'a spectator alone').toBe(false);
});
