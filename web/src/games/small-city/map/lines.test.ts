import { expect, test } from 'vitest';
import { bordersOf, borderName, joined, pointsOf, readBorder, readBorders, track, withLine } from './lines';

const NONE = { right: '', below: '', points: '' };

test('a border is two cells that share a side, the first in reading order in front', () => {
  expect(borderName(['d7', 'd6'])).toBe('d6|d7');
  expect(borderName(['d6', 'e6'])).toBe('d6|e6');
  expect(borderName(['a10', 'a9'])).toBe('a9|a10');
  expect(borderName(['d6', 'e7'])).toBeNull();
  expect(borderName(['d6'])).toBeNull();
  expect(readBorder('d6|d7')).toEqual(['d6', 'd7']);
});

test('lines are named by the cells before them', () => {
  const lines = { ...NONE, right: 'd7', below: 'a6 b6' };
  expect(bordersOf(lines)).toEqual([
    ['d7', 'e7'],
    ['a6', 'a7'],
    ['b6', 'b7'],
  ]);
  // a cell is 48 wide: along the left side of e7, and along the upper sides of a7 and b7
  expect(track(lines)).toBe('M192 288v48M0 288h48M48 288h48');
  expect(pointsOf('d6')).toEqual([{ cell: 'd6', x: 192, y: 288 }]);
});

test('a line is added with what comes along', () => {
  const one = withLine(NONE, ['d6', 'd7']);
  expect(one).toEqual({ ...NONE, below: 'd6' });
  expect(withLine(one, ['d7', 'e7'], 'd6')).toEqual({ right: 'd7', below: 'd6', points: 'd6' });
  expect(withLine(one, ['b6', 'b7']).below).toBe('b6 d6');
  expect(joined('d6 e6', 'a1 d6')).toBe('a1 d6 e6');
});

test('borders are places of two cells, dearer by what comes along', () => {
  const places = readBorders({ 3: { right: 'd7', below: '' }, 1: { right: '', below: 'd6' } }, 1);
  expect(places.all).toEqual([
    { cells: ['d6', 'd7'], dollars: 0 },
    { cells: ['d7', 'e7'], dollars: 2 },
  ]);
  expect(places.over('d7')).toHaveLength(2);
});
