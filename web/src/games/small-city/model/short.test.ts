import { expect, it } from 'vitest';
import { shortOf } from './short';

const about = (code: string, why: object, thing: string | null = null) => [
  ...shortOf({ code, rule: null, text: '', why: why as never }, thing),
];
const amount = (material: string, count: number) => ({ material, count });

it('names what cannot be paid, whatever it is paid with', () => {
  expect(about('cannot_pay', { why: 'tile_dear', tile: 'Par', price: 8, money: 5 })).toEqual(['money']);
  expect(about('cannot_pay', { why: 'growth_dear', price: 8, money: 5 }, 'grow')).toEqual(['money']);
  expect(about('cannot_pay', { why: 'council_votes_short', column: 3 })).toEqual(['votes']);
  expect(about('cannot_pay', { why: 'not_stored', material: 'stone' })).toEqual(['stone']);
});

it('names every material that is short, and none that is there', () => {
  const cost = [amount('wood', 1), amount('stone', 2), amount('metal', 1)];
  const stored = [amount('wood', 1), amount('stone', 1)];
  expect(about('cannot_pay', { why: 'materials_short', cost, stored }, 'Uni')).toEqual(['stone', 'metal']);
  expect(about('cannot_pay', { why: 'payment_not_stored', payment: cost, stored: [] })).toHaveLength(3);
});

it('names the plan where points are short', () => {
  for (const why of ['points_short', 'building_over', 'zone_has_grown'])
    expect(about('no_points', { why }, 'grow')).toEqual(['points']);
});

it('names what was tapped where the refusal names nothing else', () => {
  expect(about('out_of_stock', { why: 'none_left', tile: 'Met' }, 'Met')).toEqual(['Met']);
  expect(about('zone_full', { why: 'zone_full', size: 10 }, 'grow')).toEqual(['grow']);
  expect(about('cannot_pay', { why: 'council_is_free' }, null)).toEqual([]);
  expect(about('vacated', { why: 'not_free', cell: 'c3' })).toEqual([]);
});
