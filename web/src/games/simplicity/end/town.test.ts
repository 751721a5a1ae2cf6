import { expect, it } from 'vitest';
import { vectorOf } from '$art/bitmaps';
import type { Space } from '../wire';
import { cityOf } from './town';

const space = (tile: string | null, team: number | null, symbol: string | null = 'circle') =>
  ({ tile, team, symbol, ground: symbol ?? 'blank' }) as unknown as Space;
const columns = [
  [space('R', 0), space('R', 0), space(null, null)],
  [space('K', null), space('V', 1), space(null, null, null)],
];
const drawn = (lit: number[]) => vectorOf(cityOf(columns, ['s', 'm'], lit), '');

it('draws the finished city with its tiles, links and discs, and contains all of it', () => {
  const vector = drawn([0]);
  const used = [...vector.matchAll(/<use href="#([^"]+)-\d+"/g)].map(([, id]) => id!);
  expect(used.filter((id) => id.startsWith('tile-'))).toEqual(['tile-r', 'tile-r', 'tile-k', 'tile-v']);
  expect(used.filter((id) => id.startsWith('disc-'))).toEqual(['disc-s', 'disc-s', 'disc-m']);
  expect(used.filter((id) => /ter-|printed/.test(id))).toEqual(['ter-circle', 'printed', 'ter-blank']);
  for (const [, id] of vector.matchAll(/<use href="#([^"]+)"/g))
    expect(vector).toContain(`<symbol id="${id}"`);
  expect(vector).not.toMatch(/var\(|currentColor|undefined/);
});

it('lights the windows of the winner alone', () => {
  expect(drawn([0])).toContain('#ffd873');
  expect(drawn([])).not.toContain('#ffd873');
});
