/** The history as a text that another browser reads: it names games, but no seats and no records. */

import { isObject } from '$lib/stored';
import { gameOf, gamesKept, keep, recall, rowOf, type Game } from './kept';
import { addPositions, isPosition, positionsKept, type Position } from './positions';
import { keepReviews, reviewsKept, rowOf as seenRow, seenIn, type Seen } from './seen';

/** The first field, and the version of the others. */
const MARK = 'citywright';
const KIND = 'history';
const VERSION = 1;
/** A longer text is nobody's history. */
export const LONGEST = 1_000_000;

export interface Taken {
  games: readonly Game[];
  reviews: ReadonlyMap<string, Seen>;
  positions: readonly Position[];
  /** How many of its games this page cannot read. */
  strange: number;
}

/** Everything as one line. */
export const written = (): string =>
  JSON.stringify({
    [MARK]: KIND,
    version: VERSION,
    games: gamesKept().map(rowOf),
    reviews: Object.fromEntries([...reviewsKept()].map(([id, seen]) => [id, seenRow(seen)])),
    positions: positionsKept(),
  });

export type Fault = 'large' | 'none' | 'newer';
const listOr = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads such a text; says what is wrong with any other. */
export function read(text: string): Taken | Fault {
  if (text.length > LONGEST) return 'large';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'none';
  }
  if (!isObject(value) || value[MARK] !== KIND) return 'none';
  if (value['version'] !== VERSION) return 'newer';
  const rows = listOr(value['games']);
  const games = rows.flatMap((row) => gameOf(row) ?? []);
  return {
    games,
    reviews: seenIn(value['reviews']),
    positions: listOr(value['positions']).filter(isPosition),
    strange: rows.length - games.length,
  };
}

/** Adds it to the history of this browser, whose own entries stay; returns how many games are new. */
export function add({ games, reviews, positions }: Taken): number {
  recall(new Set(games.map(({ id }) => id)));
  const own = reviewsKept();
  const fresh = [...reviews].filter(([id]) => !own.has(id));
  // where there is too little room, the first drop out
  keepReviews(new Map([...fresh, ...own]));
  addPositions(positions);
  return keep(games);
}
