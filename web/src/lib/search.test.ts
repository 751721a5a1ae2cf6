import { expect, it } from 'vitest';
import { found, indexOf, marked, meant } from './search';

const index = indexOf([
  { id: 'X-1.1', text: 'A group scores its size.', words: 'neighbourhood, cluster' },
  { id: 'X-1.2', text: 'A café scores nothing beside a Group.' },
  { id: 'X-1.10', text: '地区は得点になる' },
]);
const ids = (query: string) => [...found(index, query)];

it('finds words by their beginnings, in any order, whatever their case and accents', () => {
  expect(ids('group')).toEqual(['X-1.1', 'X-1.2']);
  expect(ids('size gro')).toEqual(['X-1.1']);
  expect(ids('CAFE')).toEqual(['X-1.2']);
  expect(ids('roup')).toEqual([]);
});

it('finds ids and words that are not shown', () => {
  expect(ids('x-1.2')).toEqual(['X-1.2']);
  expect(ids('clus')).toEqual(['X-1.1']);
});

it('finds signs within texts that have no spaces', () => {
  expect(ids('得点')).toEqual(['X-1.10']);
});

it('finds everything for an empty query', () => {
  expect(ids('  ')).toHaveLength(3);
});

it('marks what was found and loses nothing', () => {
  const parts = marked('A café scores nothing.', 'cafe no');
  expect(parts.filter((part) => part.marked).map(({ text }) => text)).toEqual(['café', 'nothing']);
  expect(parts.map(({ text }) => text).join('')).toBe('A café scores nothing.');
  expect(marked('Nothing', 'x')).toEqual([{ text: 'Nothing', marked: false }]);
});

it('marks only what was typed where no spaces part words', () => {
  const parts = marked('地区は得点になる。得点', '得点');
  expect(parts).toEqual([
    { text: '地区は', marked: false },
    { text: '得点', marked: true },
    { text: 'になる', marked: false },
    { text: '。', marked: false },
    { text: '得点', marked: true },
  ]);
  expect(marked('ガラスのガラス', 'がらす').map(({ text }) => text)).toEqual(['ガラス', 'の', 'ガラス']);
});

it('offers the nearest known words', () => {
  expect(meant(index, 'neigbourhood')).toBe('neighbourhood');
  expect(meant(index, 'scors grup')).toBe('scores group');
  expect(meant(index, 'group')).toBeNull();
  expect(meant(index, 'zzzzzz')).toBeNull();
});
