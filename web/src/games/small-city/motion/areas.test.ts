import { expect, it } from 'vitest';
import type { BoroughDoc } from '../wire';
import { arisen } from './areas';

/** A borough of Parks, one for each text, with its Gardens. */
const borough = (parks: string[], gardens: string): BoroughDoc =>
  ({
    tiles: Object.fromEntries(parks.map((cells) => [cells.split(' ')[0], { tile: 'Pk', level: 1, cells }])),
    areas: gardens ? [{ name: 'garden', cells: gardens }] : undefined,
  }) as unknown as BoroughDoc;

it('says once that a Garden arises: with its last tile (SP-BLD-1)', () => {
  const first = borough(['a1 b1 c1'], '');
  const second = borough(['a1 b1 c1', 'a2 b2'], '');
  const third = borough(['a1 b1 c1', 'a2 b2', 'c2'], 'a1 b1 c1 a2 b2 c2');
  const step = { before: first, after: third };
  expect(arisen(step, { before: first, after: second })).toEqual([]);
  expect(arisen(step, { before: second, after: third }).map((cells) => cells.sort().join(' '))).toEqual([
    'a1 a2 b1 b2 c1 c2',
  ]);
});

it('says nothing when a Garden grows, and distinguishes two', () => {
  const old = 'a1 b1 c1 a2 b2 c2';
  const before = borough([old], old);
  const grown = borough([old, 'd2'], `${old} d2`);
  expect(arisen({ before, after: grown }, { before, after: grown })).toEqual([]);
  const other = 'f6 g6 f7 g7 f8 g8';
  const after = borough([old, other], `${old} ${other}`);
  expect(arisen({ before, after }, { before, after }).map((cells) => cells.sort().join(' '))).toEqual([
    'f6 f7 f8 g6 g7 g8',
  ]);
});
