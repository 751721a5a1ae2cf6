import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { EventDoc, SeatView } from '../wire';
import { laidBy } from './added';
import { isDone, saidOf, signOf, signsIn } from './deeds';

/** An entry, and the event that carries it out. */
const DEEDS: readonly (readonly [entry: object, event: object])[] = [
  [
    { build: 'R2', on: 'c2 b2' },
    { event: 'built', tile: 'R2', cells: 'b2 c2', person: null, number: 1 },
  ],
  [
    { upgrade: 'b2', with: 'b3' },
    { event: 'upgraded', tile: 'R1', cells: 'b2', with: 'b3', number: 1 },
  ],
  [
    { enlarge: 'd4', with: 'd5 e4' },
    { event: 'enlarged', tile: 'Par', cells: 'd4', with: 'e4 d5', number: 1 },
  ],
  [{ do: 'grow' }, { event: 'zone_grown', size: 6, number: 2 }],
  [
    { home: 'b2', person: 'citizen' },
    { event: 'went_home', cell: 'b2', person: 'citizen' },
  ],
  [
    { council: 2, disc: 1, pay: 'money' },
    { event: 'council_move', row: 2, column: 2, paid: { pay: 'money' } },
  ],
  [
    { take: 'D', choice: 'wood' },
    { event: 'card_taken', card: 'D', chosen: 'wood' },
  ],
  [{ mayor: 'b2 c2' }, { event: 'mayor_comes', cells: 'c2 b2' }],
  [
    { move: 'b2', to: '1:d4' },
    { event: 'moved', from: { cell: 'b2', host: null }, to: { cell: 'd4', host: 1 } },
  ],
  // from the borough of another
  [
    { move: '0:a2', to: 'e4' },
    { event: 'moved', from: { cell: 'a2', host: 0 }, to: { cell: 'e4', host: null } },
  ],
  [{ road: 'd6|d7' }, { event: 'road_laid', road: 'd6|d7', with: 'd6', number: 1 }],
  [{ roundabout: 'd6' }, { event: 'roundabout_laid', cell: 'd6', number: 1 }],
  // either tile may come first
  [
    { merge: 'e2', with: 'f2' },
    { event: 'merged', tile: 'R3', cells: 'f2 f3', with: 'e2' },
  ],
];
const of = (seat: number, ...events: object[]): Pick<Step, 'events'> => ({
  events: events.map((event) => ({ seat, ...event })) as Step['events'],
});

describe.each(DEEDS)('%j', (entry, event) => {
  it('has the sign of its event, and no other', () => {
    expect(signsIn(entry as never)).toEqual([signOf({ seat: 0, ...event } as EventDoc)]);
    const equal = DEEDS.filter(([, other]) => signOf(other as EventDoc) === signOf(event as EventDoc));
    expect(equal).toHaveLength(1);
    expect(isDone([entry], [of(0, event)], 0, null)).toBe(true);
    expect(isDone([entry], [of(0)], 0, null)).toBe(false);
    expect(isDone([], [of(0, event)], 0, null)).toBe(false);
  });
});

const [[build, built], [upgrade, upgraded]] = [DEEDS[0]!, DEEDS[1]!];

it('the last seal also carries out the plans of other seats', () => {
  const reveal = { events: [...of(0, upgraded).events, ...of(1, built).events] };
  expect(isDone([build], [reveal], 1, null)).toBe(true);
  expect(isDone([upgrade], [reveal], 0, null)).toBe(true);
  expect(isDone([upgrade, build], [reveal], 1, null)).toBe(false);
  expect(isDone([upgrade], [reveal], 1, null)).toBe(false);
});

it('a sealed plan is done before it is revealed', () => {
  const step = { do: 'build', tile: 'R2', cells: 'b2 c2', pay: [], person: null, free: false };
  const plan = { steps: [step] } as unknown as SeatView['plan'];
  expect(isDone([build], [], 1, plan)).toBe(true);
  expect(isDone([build], [of(1, built)], 1, plan)).toBe(true);
  expect(isDone([upgrade], [], 1, plan)).toBe(false);
});

it('people who go home by themselves are no choice, and a larger zone by a card is none', () => {
  const move = { move: 'b2', to: 'd4' };
  const moved = { event: 'moved', from: { cell: 'b2', host: null }, to: { cell: 'd4', host: null } };
  const home = { event: 'went_home', cell: 'b2', person: 'citizen' };
  const go = { home: 'b2', person: 'citizen' };
  expect(isDone([move], [of(0, moved, home)], 0, null)).toBe(true);
  expect(isDone([move, go], [of(0, moved, home)], 0, null)).toBe(true);
  expect(isDone([move], [of(0, moved), of(0, home)], 0, null)).toBe(false);
  expect(isDone([move, { ...go, home: 'c2' }], [of(0, moved), of(0, home)], 0, null)).toBe(false);
  const grown = { event: 'zone_grown', size: 6, number: null };
  const taken = { event: 'card_taken', card: 'D', chosen: null };
  expect(isDone([{ take: 'D' }], [of(0, taken, grown)], 0, null)).toBe(true);
});

it('counts equal deeds, and tells a ride from a walk', () => {
  const grown = { event: 'zone_grown', size: 6, number: 1 };
  const grow = { do: 'grow' };
  expect(isDone([grow, grow], [of(0, grown)], 0, null)).toBe(false);
  expect(isDone([grow, grow], [of(0, grown, grown)], 0, null)).toBe(true);
  const move = { move: 'b2', to: 'd4' };
  const moved = { event: 'moved', from: { cell: 'b2', host: null }, to: { cell: 'd4', host: null } };
  const drove = { event: 'drove', roads: 2, roundabouts: 0, right: 'b2', below: '' };
  expect(isDone([{ ...move, drive: true }], [of(0, moved, drove)], 0, null)).toBe(true);
  expect(isDone([move], [of(0, moved, drove)], 0, null)).toBe(false);
});

it('says a space abroad without the number of its seat', () => {
  expect(saidOf({ move: '0:a2', to: '1:e4' })).toBe('move from a2 to e4');
});

it('calls a Roundabout by its name', () => {
  expect(saidOf({ roundabout: 'd6' })).toBe('Roundabout d6');
  expect(saidOf({ road: 'd6|d7' })).toBe('Road d6 d7');
});

it('draws planned pieces on their borders and points', () => {
  const plan = [{ build: 'R1', on: 'b2' }, { road: 'd6|e6' }, { road: 'd6|d7' }, { roundabout: 'd6' }];
  expect(laidBy(plan)).toEqual({ right: 'd6', below: 'd6', points: 'd6' });
  expect(laidBy(plan.slice(0, 1))).toBeNull();
});
