import { expect, it } from 'vitest';
import { discOf, MARKS } from '$lib/marks';
import type { Step } from '$lib/wire';
import { lines } from './log';
import '../../../screens/messages';

/** The lines of a seat's step in a game of Ana and the bot Bo; it ends in a round if it began within the game. */
const linesOf = (seat: number, bot: boolean, more: object = {}, ...then: object[]) =>
  linesTo(0, seat, bot, more, ...then);
const linesTo = (last: number, seat: number, bot: boolean, more: object, ...then: object[]) => {
  const event = { event: 'committed', seat, rule: 'SC-5.1', ...more };
  const events = [event, ...then];
  const step = { seq: 1, seat, bot, taken_back: false, undoes: 0, events } as unknown as Step;
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
    last,
  );
};
const told = (seat: number, bot: boolean) => linesOf(seat, bot).map(({ text }) => text);

it('says that a bot acted for a person, not that it acted for itself', () => {
  const [plain] = told(0, false);
  expect(plain).toContain('Ana');
  expect(told(0, true)).toEqual([`${plain} (by a bot, time ran out)`]);
  expect(told(1, true)).toEqual([plain!.replace('Ana', 'Bo')]);
});

it('says who sealed last, and nothing that comes of the plans', () => {
  const built = (seat: number) => ({
    ...{ event: 'built', seat, tile: 'R1', cells: 'c4', person: null, number: 1 },
    ...{ pay: [], rule: 'SC-5.9' },
  });
  const revealed = { event: 'revealed', rule: 'SC-5.9' };
  const texts = linesOf(0, true, {}, revealed, built(0), built(1)).map(({ text }) => text);
  expect(texts.map((text) => text.includes('(by a bot'))).toEqual([true, false, false, false]);
});

it('gives a reason with its own rule', () => {
  const step = { do: 'build', tile: 'Met', cells: 'c4', pay: [], person: null };
  const refusal = { why: 'none_left', tile: 'Met', code: 'out_of_stock', rule: 'SC-5.4' };
  const [line] = linesOf(0, false, {
    event: 'failed',
    step,
    refusal,
    number: 1,
    cause: null,
    rule: 'SC-5.9',
  });
  expect(line!.rule).toBe('SC-5.4');
});

it('leads from a word to the rule that explains it', () => {
  const [line] = linesOf(0, false, { event: 'newcomers', in_hall: 1, in_career: 1, rule: 'SC-12.8' });
  expect([line!.rule, line!.term?.rule]).toEqual(['SC-12.8', 'SC-8.8']);
});

it('stands under its round, also where a practice table begins within the game', () => {
  const next = { event: 'round_begins', round: 4, order: [0, 1], rule: 'SC-4.1' };
  const headings = (last: number, ...then: object[]) =>
    linesTo(last, 0, false, {}, ...then).map(({ heading }) => heading);
  expect(headings(0)).toEqual(['Set-up']);
  expect(headings(3)).toEqual(['Round 3']);
  expect(headings(4, next)).toEqual(['Round 3', 'Round 4']);
});

it('writes losses with a minus, as the score sheet does', () => {
  const judged = { event: 'platform_judged', platform: 'bells', kept: false, points: -9, rule: 'SC-16.3' };
  expect(linesOf(0, false, judged)[0]!.text).toMatch(/: −9\.$/);
});
