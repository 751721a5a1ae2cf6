import { expect, it } from 'vitest';
import { learn } from '$lib/language';
import { seatOf, toldChoice, toldEvent } from './telling';

const reader = { game: '', seat: 0 };

it('takes the sentence of a document, with its rule', () => {
  const choice = { entry: { seat: 0, keep: 'bells' }, about: { text: 'Keep "Bells"', rule: 'TOY-3' } };
  expect(toldChoice(choice, reader)).toEqual({
    entry: choice.entry,
    text: 'Keep "Bells"',
    rule: 'TOY-3',
    kind: 'keep',
  });
});

it('says what a choice does, not its gains', async () => {
  await learn('shop', { shop: 'choice-sell = Sell 1 { $material } for ${ $money }\nkind-sell = Sell' }, {});
  const about = { action: { do: 'sell', material: 'paper', money: 2 }, rule: 'TOY-9.2', money: 9 };
  const choice = { entry: { seat: 0, sell: 'paper' }, about };
  expect(toldChoice(choice, { game: 'shop', seat: 0 })).toEqual({
    entry: choice.entry,
    text: 'Sell 1 paper for $2',
    rule: 'TOY-9.2',
    kind: 'Sell',
  });
});

it('writes a text without a message as a record does', () => {
  expect(toldChoice({ entry: { seat: 1, bid: 3 }, about: null }, reader).text).toBe('bid 3');
  expect(toldEvent({ event: 'spun', seat: 1, rule: 'TOY-4' }, reader)).toEqual({
    text: 'event spun rule TOY-4',
    rule: 'TOY-4',
  });
  expect([seatOf({ seat: 1 }), seatOf({ event: 'spun' }), seatOf(null)]).toEqual([1, null, null]);
});
