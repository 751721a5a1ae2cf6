/** Loads the game that an address of a review names. */

import { decoded } from '$lib/address';
import { api } from '$lib/api';
import { games } from '$lib/games';
import { isText, remember, remembered } from '$lib/stored';
import { seatName } from '$lib/people';
import { Reviewed, type GameRecord } from '$lib/reviewed';
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

/** A review and its game; without a game if this browser does not have its record. */
export interface Source {
  /** The first answer of the server, and the question that begins the review. */
  ask: () => Promise<ReviewState>;
  game: Reviewed | null;
}

const keyOf = (review: string) => `review.${review}`;
/** Keeps a record in this tab, so that a reload of its review finds it. */
export const keepRecord = (review: string, record: string) =>
  remember(keyOf(review), record, 'sessionStorage');

const isOpen = async (game: string) =>
  !((await games()).find(({ name }) => name === game)?.has_secrets ?? true);

/**
 * The game of an address.
 *
 * @throws If the table is not there or its game still runs.
 */
export async function load(address: Address): Promise<Source> {
  if ('table' in address) {
    const { table: id } = address;
    const [table, record] = await Promise.all([api.table(id), api.record(id) as Promise<GameRecord>]);
    const game = new Reviewed({
      origin: address,
      record,
      table,
      isOpen: await isOpen(table.game),
      names: named(table.seats.map(seatName)),
    });
    return { ask: () => api.askReview({ table: id }), game };
  }
  const text = remembered(keyOf(address.record), isText, null, 'sessionStorage');
  if (text === null) return { ask: () => api.review(address.record, 0, 0, null), game: null };
  const record = JSON.parse(text) as GameRecord;
  const names = named(record.seats);
  const seat = (name: string) => ({ kind: 'person', name, colour: null }) as SeatDoc;
  const game = new Reviewed({
    origin: { record: text },
    record,
    table: { seats: names.map(seat), players: names.length, you: [], name: '' },
    isOpen: await isOpen(record.game),
    names,
  });
  return { ask: () => api.askReview({ record: text }), game };
}

/** How long the server waits for a part, in seconds. */
const WAIT = 25;
/** The first state of a review that names its game, or the one that failed; without its record that is the end. */
export async function whole(
  ask: Source['ask'],
  hear: (state: ReviewState) => void,
  signal: AbortSignal,
): Promise<ReviewState> {
  let state = await ask();
  while (!signal.aborted && (state.status === 'waiting' || state.status === 'running')) {
    hear(state);
    state = await api.review(state.id, state.next, WAIT, signal);
  }
  return state;
}

const named = (seats: readonly string[]) =>
  namesOf({ seats }, seats.length, (seat) => m.study_seat({ seat: seat + 1 }));
