import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Component } from 'svelte';
import { dayOf } from '$lib/language';
import Part from './TableList.svelte';
import ShelfPart from './Shelf.svelte';

const face = { title: () => 'Garden', marks: () => [] };
vi.mock('../games', () => ({ faceOf: () => face }));
const TableList = Part as unknown as Component<Record<string, unknown>>;
const Shelf = ShelfPart as unknown as Component<Record<string, unknown>>;

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
const rowsOf = (Part: Component<Record<string, unknown>>, tables: object[]) =>
  render(Part, { props: { title: 'Some games', tables } })
    .body.replaceAll(/<!--.*?-->/gs, '')
    .split('<li')
    .slice(1)
    .map((row) => row.replaceAll(/^[^>]*>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
const towns = (...tables: object[]) => rowsOf(Shelf, tables);

it('finished games of one name differ by day and time', () => {
  const [first, second] = [14, 15].map((hour) => new Date(2025, 4, 3, hour, 20).getTime()) as [
    number,
    number,
  ];
  const [one, two] = towns(table('a', first), table('b', second)) as [string, string];
  expect(one).toContain(dayOf(first));
  expect(two).toContain(dayOf(second));
  expect(one).not.toBe(two);
  expect(dayOf(first)).toMatch(/May 3, 2025|3 May 2025/);
});

it('finished games say what became of this person, and who else played', () => {
  expect(towns(table('a', 0))[0]).toMatch(/You won .*Garden with Ben/);
  expect(towns(table('a', 0, { you: [1] }))[0]).toMatch(/Place 2 of 2 .*Garden with Ana/);
  expect(towns(table('a', 0, { you: [] }))[0]).toContain('Ana won');
  expect(towns(table('a', 0, { seats: [seats[0]], players: 1 }))[0]).not.toContain('with');
});

it('shows the picture of a town that this browser knows, and few of many', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify([['b', 'data:image/webp;base64,AA']]),
  });
  const { body } = render(Shelf, { props: { title: '', tables: [table('a', 0), table('b', 0)] } });
  expect(body.match(/<img[^>]*src="data:image\/webp;base64,AA"/g)).toHaveLength(1);
  const many = Array.from({ length: 13 }, (_, index) => table(`t${index}`, 0));
  expect(towns(...many)).toHaveLength(12);
  vi.unstubAllGlobals();
});

it('running games name whose turn it is', () => {
  const [running] = rowsOf(TableList, [table('a', 0, { status: 'running', turn: [0] })]);
  expect(running).toContain('Your turn');
  expect(running).not.toContain('1970');
});
