import { expect, it, vi } from 'vitest';
import type { TableDoc } from '$lib/wire';
import '.';
import { soloResult } from './solo';

const rating = (value: string) => ({ key: 'solo_rating', value, provenance: 'H', rule: 'SC-17.4' });
vi.mock('$lib/api', () => ({
  api: {
    games: () =>
      Promise.resolve([
        {
          name: 'small-city',
          options: [
            {
              ...{ key: 'constants', kind: 'set', default: 'standard' },
              choices: [{ name: 'standard' }, { name: 'hard' }],
            },
          ],
        },
      ]),
    constants: () =>
      Promise.resolve({
        constants: [rating('[30, 60, 90]')],
        sets: [{ name: 'hard', differs: [rating('[40, 70, 99]')] }],
      }),
  },
}));

const said = (score: number, more: object = {}) =>
  soloResult({
    ...{ game: 'small-city', players: 1, options: {}, standings: [{ score, rank: 1 }] },
    ...{ result: { rounds: 8, players: [{ out: null }] }, ...more },
  } as unknown as TableDoc);

it('a solo game ends with an office and a score', async () => {
  expect(await said(38)).toBe('Councillor, 38');
  expect(await said(-6)).toBe('Clerk, −6');
  expect(await said(90)).toBe('Mayor, 90');
});

it('the numbers of its table decide on the office', async () => {
  expect(await said(38, { options: { constants: 'hard' } })).toBe('Clerk, 38');
});

it('a lost borough has none, and neither has a game of several', async () => {
  expect(await said(-20, { result: { rounds: 6, players: [{ out: 6 }] } })).toBe('Borough lost');
  expect(await said(38, { players: 2 })).toBeNull();
});
