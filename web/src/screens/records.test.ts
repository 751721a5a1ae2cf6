import { expect, it } from 'vitest';
import { namesOf, recordsOf } from './records';

const record = (game: string, more = {}) => ({ game, seats: ['Ana', 'Ben'], log: [{}, {}], ...more });

it('reads a file of records, one a line or one alone', () => {
  const lines = [record('toy'), record('chess', { result: {} })].map((one) => JSON.stringify(one));
  expect(recordsOf(`${lines.join('\n')}\n`).map(({ game, over }) => [game, over])).toEqual([
    ['toy', false],
    ['chess', true],
  ]);
  const [one] = recordsOf(JSON.stringify(record('toy'), null, 2));
  expect(one).toEqual({
    text: JSON.stringify(record('toy')),
    game: 'toy',
    seats: ['Ana', 'Ben'],
    entries: 2,
    over: false,
  });
});

it('finds no record in another file', () => {
  for (const text of ['', 'hello', '[]', '{"game":1,"log":[]}', '{"game":"toy"}', 'null\n{}'])
    expect(recordsOf(text)).toEqual([]);
});

it('gives each seat a name of its own', () => {
  const other = (seat: number) => `P${seat}`;
  expect(namesOf({ seats: ['Ana', '', 'Ana'] }, 4, other)).toEqual(['Ana', 'P1', 'P2', 'P3']);
});
