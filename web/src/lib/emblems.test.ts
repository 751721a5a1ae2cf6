import { expect, it } from 'vitest';
import { takenEmblems, teamEmblems } from './emblems';
import type { Colour } from './wire';

const emblems = (teamsEach: number, ...colours: (Colour | null)[]) =>
  teamEmblems(
    colours.map((colour) => ({ colour })),
    teamsEach,
  ).map(({ letter }) => letter);

it('gives a seat its choice and the others what is free, in order', () => {
  expect(emblems(1, null, 'star', null, 'tulip')).toEqual(['m', 's', 'w', 't']);
});

it('gives second teams what no first team has', () => {
  expect(emblems(2, 'heart', null, null)).toEqual(['h', 's', 'm', 'w', 'l', 't']);
  expect(emblems(2, null, null)).toEqual(['s', 'm', 'w', 'h']);
});

it('keeps the emblems of the people, chosen or not, from everybody else', () => {
  const seats = [
    { colour: null, kind: 'person' },
    { colour: null, kind: 'bot' },
    { colour: 'tulip', kind: 'person' },
    { colour: null, kind: 'open' },
  ] as const;
  expect(takenEmblems(seats)).toEqual(['star', 'tulip']);
  expect(takenEmblems(seats, 0)).toEqual(['tulip']);
});
