import { expect, it } from 'vitest';
import { MARKS } from '$lib/marks';
import type { Step } from '$lib/wire';
import { discOf } from './face';
import { lines } from './log';

/** The lines of a seat's step in a game of Ana and the bot Bo. */
const told = (seat: number, bot: boolean) => {
  const event = { event: 'committed', seat, rule: 'SC-5.1' };
  const step = { seq: 1, seat, bot, taken_back: false, undoes: 0, events: [event] } as unknown as Step;
  const name = (at: number) => ['Ana', 'Bo'][at]!;
  const reader = {
    game: 'small-city',
    name: (field: string, code: string) => (field === 'seat' ? name(Number(code)) : null),
  };
  return lines(
    [step],
    () => discOf(MARKS[0]!),
    name,
    (at) => at === 0,
    reader,
  ).map(({ text }) => text);
};

it('says where a bot has acted for a person, and not where it acted for itself', () => {
  const [plain] = told(0, false);
  expect(plain).toContain('Ana');
  expect(told(0, true)).toEqual([`${plain} (by a bot)`]);
  expect(told(1, true)).toEqual([plain!.replace('Ana', 'Bo')]);
});
