/** Loads the game that an address of a review names. */

import { decoded } from '$lib/address';
import { api } from '$lib/api';
import { isText, remember, remembered } from '$lib/stored';
import { seatName } from '$lib/people';
import { Reviewed, type GameRecord } from '$lib/reviewed';
import { reviews } from '$lib/reviews';
import type { ReviewState, SeatDoc } from '$lib/wire';
import { m } from '$messages';
import { namesOf } from '../records';

/** What an address of a review names: a table, or a record by the id of its review. */
export type Address = { table: string } | { record: string };
export function addressed(path: string): Address | null {
  const found = /^\/study\/(record\/)?([^/]+)\/?$/.exec(path);
  const id = found && decoded(found[2]!);
  if (!id) return null;
  return found[1] ? { record: id } : { table: id };
}
/** The address of the review of a record, by the id of the review. */
export const recordAddress = (review: string): string => `/study/record/${review}`;

/** A review and its game. */
export interface Source {
  /** The question that begins the review. */
  ask: () => Promise<ReviewState>;
  game: Reviewed;
}

const keyOf = (review: string) => `review.${review}`;
/** Keeps a record in this tab: the server forgets it sooner or later. */
export const keepRecord = (review: string, record: string) =>
  remember(keyOf(review), record, 'sessionStorage');

/**
 * The game of an address.
 *
 * @throws If the table is not there or its game still runs, or if nobody has the record any more.
 */
export async function load(address: Address): Promise<Source> {
  if ('table' in address) {
    const { table: id } = address;
    const [table, record] = await Promise.all([api.table(id), api.record(id) as Promise<GameRecord>]);
    const names = named(table.seats.map(seatName));
    return {
      ask: () => reviews.ask({ table: id }),
      game: new Reviewed({ origin: address, record, table, names }),
    };
  }
  const { record: id } = address;
  const own = remembered(keyOf(id), isText, null, 'sessionStorage');
  const record = (own === null ? await reviews.record(id) : JSON.parse(own)) as GameRecord;
  const text = own ?? JSON.stringify(record);
  const names = named(record.seats);
  const seat = (name: string) => ({ kind: 'person', name, colour: null }) as SeatDoc;
  const game = new Reviewed({
    origin: { record: text },
    record,
    table: { seats: names.map(seat), players: names.length, you: [], name: '' },
    names,
  });
  return {
    // the same record in another spelling would be another review
    ask: () => (own === null ? reviews.state(id, 0, 0, null) : reviews.ask({ record: own })),
    game,
  };
}

const named = (seats: readonly string[]) =>
  namesOf({ seats }, seats.length, (seat) => m.study_seat({ seat: seat + 1 }));
