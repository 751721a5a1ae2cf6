import { expect, it } from 'vitest';
import '../messages';
import { actsOf, type Counted } from './acts';
import type { Built } from './built';
import { barsOf } from './bars';
import { rowsOf } from './script';
import { smokeOf } from './smoke';
import type { EventDoc, View } from '../wire';

const rule = 'SC-5.9';
const metro = { event: 'built', seat: 0, tile: 'Met', cells: 'e2', person: null, number: 1, rule } as const;
const failed = {
  event: 'failed',
  seat: 2,
  step: { do: 'build', tile: 'Met', cells: 'c4', pay: [], person: null },
  refusal: { why: 'none_left', tile: 'Met', code: 'out_of_stock', rule: 'SC-5.4' },
  rule,
} as unknown as Built;
const risen = {
  event: 'upgraded',
  seat: 0,
  tile: 'C1',
  cells: 'd7',
  with: 'e7',
  next: { tile: 'C2' },
  number: 2,
  rule,
} as const;
const grown = { event: 'zone_grown', seat: 1, size: 8, number: 1, rule } as const;

it('a row for each seat in turn order, its steps as chips', () => {
  const rows = rowsOf([2, 0, 1, 3], [failed, metro, risen, grown]);
  expect(rows.map(({ seat, chips }) => [seat, chips.map(({ index }) => index)])).toEqual([
    [2, [0]],
    [0, [1, 2]],
    [1, [3]],
    [3, []],
  ]);
});

it('a chip says what is built and where, or why nothing is', () => {
  const [first, second] = rowsOf([0, 1], [metro, risen, grown]);
  expect(first!.chips[0]).toMatchObject({ tile: 'Met', small: 'e2', cells: ['e2'], failed: null });
  expect(first!.chips[1]).toMatchObject({ tile: 'C2', cells: ['d7', 'e7'] });
  expect(second!.chips[0]).toMatchObject({ tile: null, cells: [] });
  expect(rowsOf([2], [failed])[0]!.chips[0]).toMatchObject({
    failed: { reason: 'none is left', rule: 'SC-5.4' },
    small: 'c4',
    cells: ['c4'],
  });
});

const voted = { event: 'voted', votes: 4, rule } as const;
const smoke = { event: 'polluted', gross: 8, relief: 3, extra: [], rule } as const;
const parts = [
  { counts: 'gross', source: 'people', amount: 6, rule },
  { counts: 'gross', source: 'goods', amount: 2, rule },
  { counts: 'relief', source: 'parks', amount: 5, rule },
  { counts: 'cut', source: 'cap', amount: 2, rule },
  { counts: 'extra', source: 'forest', amount: 1, rule },
];
const counted = [
  { ...voted, seat: 0, source: 'homes', parts: [{ host: null, tile: 'R3', cells: 'b2', amount: 4 }] },
  { ...voted, seat: 1, source: 'university', votes: 1, parts: [] },
  { ...smoke, seat: 0, rise: 6, track: 41, extra: [{ source: 'forest', amount: 1 }], parts },
  { event: 'saved', seat: 0, count: 1, rule: 'SC-11.5' },
] as Counted[];

it('the events of a step are shown in runs', () => {
  const moved = { event: 'moved', seat: 1, person: 'citizen', rule } as unknown as EventDoc;
  const told = [
    { event: 'committed', seat: 0, rule },
    { event: 'revealed', rule },
    metro,
    failed,
    grown,
  ] as EventDoc[];
  const acts = actsOf([...told, moved, { ...moved, seat: 2 } as EventDoc, ...counted]);
  expect(acts.map(({ act, events }) => [act, events.length])).toEqual([
    ['quiet', 1],
    ['reveal', 3],
    ['walk', 1],
    ['walk', 1],
    ['tally', 4],
  ]);
  // a zone that a card enlarges is not part of a plan
  expect(actsOf([grown]).map(({ act }) => act)).toEqual(['event']);
});

it('votes of all sources are one tally, but for those of a card', () => {
  const votes = (seat: number, source: string, count: number) =>
    ({ ...voted, seat, source, votes: count, parts: [] }) as (typeof counted)[number];
  const told = [
    votes(0, 'homes', 3),
    votes(0, 'covered_homes', 2),
    votes(1, 'university', 4),
    votes(1, 'neuschwanstein', 1),
  ];
  expect(actsOf([votes(1, 'supporter', 2), ...told])).toEqual([
    { act: 'event', events: [votes(1, 'supporter', 2)] },
    { act: 'tally', events: told },
  ]);
  const [bar] = barsOf({ events: told, count: 4 }, 0, names);
  expect(bar).toMatchObject({ total: 5 });
  expect(bar!.rows[0]!.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['home', 3],
    ['extra', 2],
  ]);
});

const names = { source: String, tile: String, net: () => 'net' };

it('votes and pollution in their parts, as far as they are counted', () => {
  const at = (count: number, seat = 0) => barsOf({ events: counted, count }, seat, names);
  expect(at(0)).toEqual([]);
  expect(at(2).map(({ what, total }) => [what, total])).toEqual([['votes', 4]]);
  const [votes, pollution] = at(3);
  expect(votes!.rows).toEqual([[{ kind: 'home', amount: 4, name: 'R3' }]]);
  expect(pollution!.total).toBe(6);
  expect(pollution!.rows.map((row) => row.map(({ amount }) => amount))).toEqual([
    [6, 2, 1],
    [3, 6],
  ]);
  expect(pollution!.rows[0]!.map(({ kind }) => kind)).toEqual(['people', 'goods', 'extra']);
  expect(pollution!.cut).toBe(2);
  expect(at(3, 1)[0]!.rows[0]).toEqual([{ kind: 'culture', amount: 1, name: 'university' }]);
});

it('the stones that a track passes, and the next one', () => {
  const tally = { before: {} as View, events: counted, count: 3 };
  const passes = { from: 35, to: 41, passed: 40, next: 60 };
  expect(smokeOf(tally, 0, [20, 40, 60, 80])).toEqual({ ...passes, saved: null });
  // SC-11.5: and the Clinic's relief
  expect(smokeOf({ ...tally, count: 4 }, 0, [20, 40, 60, 80])).toEqual({ ...passes, saved: counted[3] });
  expect(smokeOf({ ...tally, count: 2 }, 0, [20])).toBeNull();
  expect(smokeOf(tally, 1, [20])).toBeNull();
});
