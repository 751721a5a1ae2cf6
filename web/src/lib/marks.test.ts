import { expect, it } from 'vitest';
import { seatMarks, takenColours } from './marks';

it('gives a seat its choice and the others what is free, in order', () => {
  const seats = ([null, 'star', null, 'tulip'] as const).map((colour) => ({ colour }));
  expect(seatMarks(seats).map(({ letter }) => letter)).toEqual(['m', 's', 'w', 't']);
});

it('keeps the marks of people, chosen or not, from all others', () => {
  const seats = [
    { colour: null, kind: 'person' },
    { colour: null, kind: 'bot' },
    { colour: 'tulip', kind: 'person' },
    { colour: null, kind: 'open' },
  ] as const;
  expect(takenColours(seats)).toEqual(['star', 'tulip']);
  expect(takenColours(seats, 0)).toEqual(['tulip']);
});
