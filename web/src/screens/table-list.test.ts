import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import { dayOf } from '$lib/language';
import Part from './TableList.svelte';

const face = { title: () => 'Garden', marks: () => [] };
vi.mock('../games', () => ({ faceOf: () => face }));
const TableList = Part as unknown as Component<Record<string, unknown>>;

const seats = [
  { kind: 'person', name: 'Ana' },
  { kind: 'person', name: 'Ben' },
];
const table = (id: string, created: number, more: object = {}) => ({
  ...{
    id,
    created,
    name: 'Dockside Road',
    game: 'garden',
    seats,
    you: [0],
    status: 'over',
    turn: [],
    players: 2,
  },
  ...{ standings: [{ rank: 1 }, { rank: 2 }], ...more },
});
const rows = (...tables: object[]) =>
  render(TableList, { props: { title: 'Finished games', tables } })
    .body.replaceAll(/<!--.*?-->/gs, '')
    .split('<li')
    .slice(1)
    .map((row) => row.replaceAll(/^[^>]*>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));

it('finished games of one name differ by day and time', () => {
  const [first, second] = [14, 15].map((hour) => new Date(2025, 4, 3, hour, 20).getTime()) as [
    number,
    number,
  ];
  const [one, two] = rows(table('a', first), table('b', second)) as [string, string];
  expect(one).toContain(dayOf(first));
  expect(two).toContain(dayOf(second));
  expect(one).not.toBe(two);
  expect(dayOf(first)).toMatch(/May 3, 2025|3 May 2025/);
});

it('finished games name the winner, running games whose turn it is', () => {
  expect(rows(table('a', 0))[0]).toContain('You won');
  expect(rows(table('a', 0, { you: [1] }))[0]).toContain('Ana won');
  const [running] = rows(table('a', 0, { status: 'running', turn: [0] }));
  expect(running).toContain('Your turn');
  expect(running).not.toContain('1970');
});
