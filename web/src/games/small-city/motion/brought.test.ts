import { expect, it } from 'vitest';
import type { EventDoc, Part, Tables } from '../wire';
import { broughtBy } from './brought';

const makes = (tile: string, material: 'wood' | 'stone') => ({
  tile,
  effects: [{ effect: 'makes', materials: [{ material, count: 1 }] }],
});
const tables = { tiles: [makes('F1', 'wood'), makes('F2', 'stone')] } as unknown as Pick<Tables, 'tiles'>;
const part = (tile: string, cells: string, amount: number, host: number | null = null): Part => ({
  ...{ tile, cells, amount, host },
});
const seen = (event: EventDoc) =>
  broughtBy(event, tables).map(({ what, from, count }) => [what, from?.cells, count]);

it('goods come from the factories that make them', () => {
  const parts = [part('F1', 'a1 a2', 1), part('F2', 'b1 b2', 1, 2)];
  const materials = [
    { material: 'wood', count: 1 },
    { material: 'stone', count: 1 },
  ] as const;
  expect(seen({ event: 'produced', seat: 0, materials: [...materials], parts, rule: 'SC-9.6' })).toEqual([
    ['wood', 'a1 a2', 1],
    ['stone', 'b1 b2', 1],
  ]);
});

it('income comes from its shop, or from the council if nothing on a map brings it', () => {
  const parts = [part('C2', 'c1 c2', 3)];
  expect(seen({ event: 'sold', seat: 0, material: 'wood', money: 3, parts, rule: 'SC-9.2' })).toEqual([
    ['money', 'c1 c2', 3],
  ]);
  expect(seen({ event: 'bought', seat: 0, money: 2, votes: 3, parts, rule: 'SC-9.2' })).toEqual([
    ['votes', 'c1 c2', 3],
  ]);
  const supplied = {
    event: 'supplied',
    seat: 0,
    materials: [{ material: 'wood', count: 2 }],
    rule: 'SC-12.6',
  };
  expect(seen(supplied as EventDoc)).toEqual([['wood', undefined, 2]]);
});
