import { describe, expect, it, vi } from 'vitest';
import { changed, freshSheet, resized, sheetOf, textOf } from './count';

// it adds drawings to the document
vi.mock('../art/pieces', () => ({}));
vi.mock('../art/picture', () => ({}));

const TEXT = [
  'game: small-city 2 advanced=yes modules=police,traders',
  'seat 0; votes 92; smoke 14; hall 2; rioting_hall 2; promise promise_clean20; kept promise_crowd; fact living 12',
  'seat 1; votes 80; smoke 20; money 3; broken platform_culture',
].join('\n');

describe('a score sheet', () => {
  it('reads its own text back', () => {
    const sheet = sheetOf(TEXT)!;
    expect(textOf(sheet)).toBe(TEXT);
    expect(sheet.seats[0]).toEqual({
      ...{ votes: 92, smoke: 14, rioters: 2, money: 0, facts: { living: 12 } },
      promises: [
        { key: 'promise_clean20', platform: false, said: null },
        { key: 'promise_crowd', platform: false, said: 'kept' },
      ],
    });
    expect(sheet.seats[1]?.promises).toEqual([{ key: 'platform_culture', platform: true, said: 'broken' }]);
  });

  it('reads no names as phrases', () => {
    expect(sheetOf(`${TEXT}\n# 0 Ana; votes 1\n# 1 kept promise_crowd`)).toEqual(sheetOf(TEXT));
  });

  it('keeps what it has when seats come or go', () => {
    const sheet = changed(freshSheet(2), 1, { votes: 7 });
    expect(resized(sheet, 3).seats.map(({ votes }) => votes)).toEqual([0, 7, 0]);
    expect(resized(sheet, 1).seats.map(({ votes }) => votes)).toEqual([0]);
  });

  it('takes no text of another kind', () => {
    for (const text of ['', 'game: simplicity 4', 'game: small-city 9']) expect(sheetOf(text)).toBeNull();
    expect(sheetOf('game: small-city 1\nvotes many; seat 7; smoke -1; fact x')).toEqual(freshSheet(1));
  });
});
