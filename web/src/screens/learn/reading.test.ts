import { expect, it } from 'vitest';
import { waits } from './reading.svelte';

const chapters = [
  { id: 'one', passages: ['a', 'b'].map((id) => ({ id, rules: [] })) },
  { id: 'two', passages: ['c', 'd'].map((id) => ({ id, rules: [] })) },
];
const after = (...read: string[]) =>
  waits({ chapters }, { last: read.at(-1) ?? null, has: (id) => read.includes(id) });

it('nothing waits before the first passage and after the last', () => {
  expect(after()).toBeNull();
  expect(after('a', 'b', 'c', 'd')).toBeNull();
});

it('goes on behind the passage read last, then with what was left out', () => {
  expect(after('a')).toEqual({ passage: 'b', place: 2, count: 4 });
  expect(after('a', 'c')).toEqual({ passage: 'd', place: 4, count: 4 });
  expect(after('a', 'c', 'd')).toEqual({ passage: 'b', place: 2, count: 4 });
});

it('passages of a module, which are in no chapter, begin no course', () => {
  expect(after('module')).toBeNull();
});
