import { expect, it } from 'vitest';
import '../messages';
import { groupsOf } from './groups';
import type { TileDoc } from '../wire';

const tile = (code: string, colour: string) => ({ tile: code, colour }) as TileDoc;
const tiles = [
  tile('R1', 'residence'),
  tile('R2', 'residence'),
  tile('F1', 'factory'),
  tile('Pk1', 'park'),
  tile('Pk2', 'park'),
  tile('Sch', 'public'),
];
const shown = (first: string[]) =>
  groupsOf(tiles, new Set(first)).map(({ group, tiles }) => [group, ...tiles.map(({ tile }) => tile)]);

it('puts what can be built in front, each tile once', () => {
  expect(shown(['Pk1', 'R1', 'F1'])).toEqual([
    ['ready', 'R1', 'F1', 'Pk1'],
    ['residence', 'R2'],
    ['park', 'Pk2'],
    ['public', 'Sch'],
  ]);
});

it('has the colours alone where every tile is in sight', () => {
  expect(shown([])).toEqual([
    ['residence', 'R1', 'R2'],
    ['factory', 'F1'],
    ['park', 'Pk1', 'Pk2'],
    ['public', 'Sch'],
  ]);
});
