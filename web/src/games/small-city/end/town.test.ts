import { expect, it } from 'vitest';
import { vectorOf } from '$art/bitmaps';
import { lateGame, TABLES } from '../map/example';
import { townOf } from './town';

const drawn = (windows: 'lit' | 'out') => vectorOf(townOf(lateGame(), TABLES, ['s', 'm'], windows), '');

it('draws a finished borough as one picture that contains all it shows', () => {
  const vector = drawn('lit');
  expect(vector).not.toMatch(/var\(|currentColor|undefined|NaN/);
  const used = [...vector.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id!);
  for (const id of new Set(used)) expect(vector.split(`<symbol id="${id}"`)).toHaveLength(2);
  // each tile with its drawings, and each person in the colour of a seat
  for (const drawing of ['r5', 'c4', 'f3', 'uni', 'grave', 'citizen'])
    expect(used.filter((id) => id.startsWith(`sc-${drawing}-`)).length, drawing).toBeGreaterThan(0);
  expect(used.filter((id) => id.startsWith('sc-r5-'))).toHaveLength(10);
});

it('has lights in the windows of winners alone, but none in the roof of City Hall', () => {
  expect(drawn('lit')).toContain('#ffd873');
  expect(drawn('out')).not.toContain('#ffd873');
  const roof = /<symbol id="sc-hall-tower[^>]*>(.*?)<\/symbol>/;
  expect(roof.exec(drawn('lit'))![1]).not.toContain('#ffd873');
});
