import { expect, it } from 'vitest';
import '../messages';
import type { EventDoc } from '../wire';
import { heard } from './director';

const rule = 'SC-5.4';
const built = (seat: number, cells: string) =>
  ({ event: 'built', seat, tile: 'R1', cells, person: null, number: 1, rule }) as EventDoc;
const failed = {
  event: 'failed',
  seat: 2,
  step: { do: 'grow', size: 8 },
  refusal: { why: 'growth_dear', price: 4, money: 1 },
  cause: null,
  number: 1,
  rule: 'SC-5.9',
} as unknown as EventDoc;
const reader = {
  game: 'small-city',
  seat: 0,
  name: (_: string, code: string) => ['Ana', 'Ben', 'Caro'][Number(code)] ?? null,
};

it('announces a few events one by one', () => {
  expect(heard([built(0, 'a1'), built(1, 'a2')], 0, reader)).toEqual([
    'You build Residence 1 on a1.',
    'Ben builds Residence 1 on a2.',
  ]);
  expect(heard([], 0, reader)).toEqual([]);
});

it('sums up many, and announces those of the observer', () => {
  const others = ['a2', 'a3', 'a4', 'a5'].map((cells) => built(1, cells));
  expect(heard([built(0, 'a1'), ...others, failed], 0, reader)).toEqual([
    '6 things happened, one failed.',
    'You build Residence 1 on a1.',
  ]);
  expect(heard([...others, others[0]!], null, reader)).toEqual(['5 things happened.']);
});
