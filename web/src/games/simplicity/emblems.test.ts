import { expect, it } from 'vitest';
import type { Colour } from '$lib/wire';
import { teamEmblems } from './emblems';

const emblems = (teamsEach: number, ...colours: (Colour | null)[]) =>
  teamEmblems(
    colours.map((colour) => ({ colour })),
    teamsEach,
  ).map(({ letter }) => letter);

it('gives a single team the emblem of its seat', () => {
  expect(emblems(1, null, 'star', null, 'tulip')).toEqual(['m', 's', 'w', 't']);
});

it('gives second teams what no first team has', () => {
  expect(emblems(2, 'heart', null, null)).toEqual(['h', 's', 'm', 'w', 'l', 't']);
  expect(emblems(2, null, null)).toEqual(['s', 'm', 'w', 'h']);
});
