import { expect, test } from 'vitest';
import { placeOf } from './place';
import type { EventDoc } from '../wire';

/** The place of an event, given only its relevant fields. */
const place = (event: object) => placeOf(event as EventDoc);

test('a tile that grows is where it was and where it came to', () => {
  const event = { event: 'enlarged', seat: 1, tile: 'Pk', cells: 'b2', with: 'b3 b4' };
  expect(place(event)).toEqual({ seat: 1, cells: ['b2', 'b3', 'b4'] });
});

test('a tourist is in the borough of the host', () => {
  const to = { host: 2, cell: 'e5' };
  expect(place({ event: 'moved', seat: 0, from: { host: null, cell: 'a1' }, to })).toEqual({
    seat: 2,
    cells: ['e5'],
  });
  expect(place({ event: 'moved', seat: 0, to: { host: null, cell: 'e5' } })).toEqual({
    seat: 0,
    cells: ['e5'],
  });
});

test('a Road is at the cells of its border, a trip at those of all its borders', () => {
  expect(place({ event: 'road_laid', seat: 0, road: 'd6|d7' })).toEqual({ seat: 0, cells: ['d6', 'd7'] });
  expect(place({ event: 'drove', seat: 3, right: 'a1', below: 'b1', points: '' })).toEqual({
    seat: 3,
    cells: ['a1', 'b1', 'b1', 'b2'],
  });
});

test('an event without a person or cell has no place', () => {
  expect(place({ event: 'revealed' })).toBeNull();
  expect(place({ event: 'earned', seat: 0, money: 2 })).toBeNull();
  expect(place({ event: 'card_taken', seat: 0, card: 'A' })).toBeNull();
  expect(place({ event: 'idle', seat: 0, count: 1, cells: null, abroad: null })).toBeNull();
});
