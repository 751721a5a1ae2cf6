import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { patched } from '$lib/patch';
import type { Patch } from '$lib/wire';
import type { EventDoc, Tables, View } from '../wire';
type Kind = EventDoc['event'];
import { Views } from './views';

const GAMES = join(import.meta.dirname, 'games');

interface Played {
  before: View;
  after: View;
  events: EventDoc[];
  tables: Pick<Tables, 'tiles'>;
}

/** The steps of a real game as a server sent them, with the drawn part of the views, line by line. */
function game(file: string): Played[] {
  const [start, ...steps] = readFileSync(join(GAMES, file), 'utf8').trim().split('\n');
  const { tiles, view } = JSON.parse(start!) as { tiles: Tables['tiles']; view: View };
  let before = view;
  return steps.map((line) => {
    const { events, patch } = JSON.parse(line) as { events: EventDoc[]; patch: Patch };
    const after = patched(before, patch) as View;
    const played = { before, after, events, tables: { tiles } };
    before = after;
    return played;
  });
}

/** Things whose prices an event does not carry. */
const PAID: readonly Kind[] = ['built', 'enlarged', 'upgraded', 'zone_grown', 'card_taken', 'first_host'];
/** After the last round, the Mayor leaves without an event. */
const leaves = ({ after, before }: Played) =>
  after.seats.every(({ borough }) => !borough.mayor) && before.seats.some(({ borough }) => borough.mayor);

/** The drawn part of a seat: everything that its events carry. */
function drawn(view: View, played: Played) {
  const paid = played.events.some(({ event }) => PAID.includes(event));
  return view.seats.map(({ borough, votes, pollution, money, store, hall, out, discs, disc_rows }) => ({
    zone: borough.zone,
    tiles: borough.tiles,
    spaces: borough.spaces,
    land: borough.land,
    graves: [borough.cemetery, borough.buried],
    ...(leaves(played) ? {} : { mayor: borough.mayor, empty: borough.empty }),
    ...(paid ? {} : { money, store }),
    votes,
    pollution,
    hall,
    out,
    discs: discs.map((column, disc) => `${disc_rows[disc]} ${column}`).sort(),
  }));
}

const games = readdirSync(GAMES).filter((file) => file.endsWith('.jsonl'));

describe.each(games)('all events of %s', (file) => {
  it('lead from each view to the next', () => {
    const steps = game(file);
    expect(steps.length).toBeGreaterThan(100);
    for (const played of steps) {
      const between = new Views(played.before, played.after, played.tables);
      for (const event of played.events) between.add(event);
      expect(drawn(between.view, played), played.events.map(({ event }) => event).join()).toEqual(
        drawn(played.after, played),
      );
    }
  });

  it('name their phase and round', () => {
    for (const played of game(file)) {
      const between = new Views(played.before, played.after, played.tables);
      for (const event of played.events) {
        between.add(event);
        if (event.event === 'round_begins')
          expect(between.view).toMatchObject({ round: event.round, phase: 1 });
        if (event.event === 'polluted') expect(between.view.phase).toBe(6);
      }
    }
  });
});

it('the games have what happens in a game', () => {
  const told = new Set(
    games.flatMap((file) => game(file).flatMap(({ events }) => events.map(({ event }) => event))),
  );
  const wanted: Kind[] = [
    'built',
    'enlarged',
    'upgraded',
    'zone_grown',
    'failed',
    'moved',
    'went_home',
    'idle',
  ];
  for (const kind of [
    ...wanted,
    'arrived',
    'died',
    'cemetery_grown',
    'polluted',
    'voted',
    'stored',
    'discarded',
  ])
    expect(told).toContain(kind);
});

it('a plan is hidden once all are open', () => {
  const { before, after, tables } = game(games[0]!)[0]!;
  const seats = before.seats.map((seat) => ({ ...seat, plan: {} as never }));
  const between = new Views({ ...before, seats }, after, tables);
  expect(between.add({ event: 'revealed', rule: 'SC-5.8' }).seats[0]!.plan).toBeNull();
});

it('cards are put away, ask for something, or smoke', () => {
  const { before, after, tables } = game(games[0]!)[0]!;
  const seats = before.seats.map((seat) => ({ ...seat, money: 5, votes: 7, pollution: 12 }));
  const between = new Views({ ...before, seats, boxed: ['K'] }, after, tables);
  expect(between.add({ event: 'card_boxed', card: 'C', rule: 'SP-SET-4' }).boxed).toEqual(['C', 'K']);
  const anarchist = { seat: 0, source: 'anarchist', rule: 'SP-ACT-2' };
  between.add({ event: 'charged', paid: { pay: 'money', money: 2 }, ...anarchist });
  between.add({ event: 'charged', paid: { pay: 'votes', votes: 3 }, ...anarchist });
  const view = between.add({ event: 'soiled', more: 3, track: 15, ...anarchist });
  expect(view.seats[0]).toMatchObject({ money: 3, votes: 4, pollution: 15 });
});

it('officers come, walk over open ground, and people riot until all is calm', () => {
  const { before, after, tables } = game(games[0]!)[0]!;
  const space = { function: null, who: null };
  const empty = 'a1 a2 a3';
  const park = { tile: 'Pk1', level: 1, cells: 'b1' };
  const seats = before.seats.map((seat) => ({
    ...seat,
    aside: [{ person: 'officer', count: 2 }],
    hall: [{ person: 'citizen', count: 2 }],
    borough: { ...seat.borough, empty, tiles: { b1: park }, spaces: { c1: space, d1: space } },
  }));
  const between = new Views({ ...before, seats }, after, tables);
  const own = () => between.view.seats[0]!;
  const officer = { person: 'officer', seat: 0, idle: false };
  between.add({ event: 'manned', seat: 0, person: 'officer', cells: 'c1 d1', rule: 'SP-POL-2' });
  expect(own().aside).toEqual([{ person: 'officer', count: 0 }]);
  expect(own().borough.spaces['c1']?.who).toEqual(officer);
  const place = (cell: string, tile: string | null) => ({ host: null, cell, tile });
  const walk = { event: 'moved', seat: 0, person: 'officer', rule: 'SC-8.3' } as const;
  between.add({ ...walk, from: place('c1', 'Pol'), to: place('a2', null) });
  expect(own().borough).toMatchObject({ empty: 'a1 a3', standing: { a2: officer } });
  between.add({ ...walk, from: place('a2', null), to: place('a1', null) });
  expect(own().borough).toMatchObject({ empty: 'a2 a3', standing: { a1: officer } });
  between.add({ ...walk, from: place('a1', null), to: place('c1', 'Pol') });
  expect(own().borough).toMatchObject({ empty, standing: {} });
  // a Park has no space either, and is never empty ground
  between.add({ ...walk, from: place('c1', 'Pol'), to: place('b1', 'Pk1') });
  expect(own().borough).toMatchObject({ empty, standing: { b1: officer } });
  expect(own().hall).toEqual([{ person: 'citizen', count: 2 }]);
  between.add({ ...walk, from: place('b1', 'Pk1'), to: place('c1', 'Pol') });
  expect(own().borough).toMatchObject({ empty, standing: {} });
  expect(own().borough.spaces['c1']?.who).toEqual(officer);
  const riot = { event: 'rioted', seat: 0, person: 'citizen', rule: 'SP-POL-10' } as const;
  between.add({ ...riot, cell: 'd1' });
  between.add({ ...riot, cell: null });
  between.add({ ...riot, cell: null });
  const hall = [{ person: 'citizen', count: 2 }];
  expect(own().borough.marks).toEqual([{ mark: 'riots', cells: 'd1', hall }]);
  expect(own().borough.spaces['d1']?.who?.idle).toBe(true);
  // a dead person riots no longer, nor does the next person there
  between.add({ event: 'died', seat: 0, owner: null, person: 'citizen', cell: 'd1', rule: 'SC-11.5' });
  expect(own().borough.marks).toEqual([{ mark: 'riots', cells: '', hall }]);
  between.add({ event: 'calmed', rule: 'SP-POL-16' });
  expect(own().borough.marks).toEqual([]);
});

it('a wall falls, and two homes become one with all who live there', () => {
  const { before, after, tables } = game(games[0]!)[0]!;
  const home = (tile: string, cells: string) => ({ tile, level: Number(tile[1]), cells });
  const spaces = Object.fromEntries(['e2', 'f2', 'f3'].map((cell) => [cell, { function: null, who: null }]));
  const walls = { right: 'e2', below: '', points: '' };
  const seats = before.seats.map((seat) => ({
    ...seat,
    borough: { ...seat.borough, tiles: { e2: home('R1', 'e2'), f2: home('R2', 'f2 f3') }, spaces, walls },
  }));
  const between = new Views({ ...before, seats }, after, tables);
  const own = () => between.view.seats[0]!.borough;
  expect(between.add({ event: 'wall_fell', seat: 0, rule: 'SP-EUR-61' }).phase).toBe(8);
  expect(own().walls).toBeUndefined();
  expect(between.view.seats[1]!.borough.walls).toEqual(walls);
  between.add({ event: 'merged', seat: 0, tile: 'R3', cells: 'f2 f3', with: 'e2', rule: 'SP-EUR-61' });
  expect(own()).toMatchObject({ tiles: { e2: { tile: 'R3', level: 3, cells: 'e2 f2 f3' } }, spaces });
  expect(Object.keys(own().tiles)).toEqual(['e2']);
});
