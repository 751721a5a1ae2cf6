/** The games of this browser: a list of its own, since the server names only the newest tables. It keeps no records. */

import { seatName } from '$lib/people';
import { isText, listOf, orNull, remember, remembered, type Kind } from '$lib/stored';
import type { TableDoc } from '$lib/wire';
import { figuresOf } from '../../games';

/** A finished game in which this browser held a seat. */
export interface Game {
  /** The table. */
  id: string;
  game: string;
  name: string;
  /** When the table was opened, in milliseconds since 1970. */
  created: number;
  /** The names by seat. */
  names: readonly string[];
  /** The seats of this browser. */
  you: readonly number[];
  /** The best place of these seats, with its score; null if the game ended without. */
  place: number | null;
  score: number | null;
  /** The points of the one own seat by source, and the sums of the others; null without them, or with several seats. */
  own: readonly number[] | null;
  others: readonly number[] | null;
}

/** The most games in the list: they take about 70 kB. */
export const MOST = 500;
const KEY = 'history';
/** The tables that the person took from the list; the server's own list still has them for a while. */
const FORGOTTEN = 'history.forgotten';
/** The server lists at most 50 tables, but several browsers may meet here. */
const MOST_FORGOTTEN = 200;
/** No game has more; larger numbers are nobody's. */
const MOST_SEATS = 8;
const MOST_SOURCES = 20;
const LONGEST_NAME = 60;

/** A list whose entries are read one by one: a damaged one spoils no other. */
export const isList: Kind<unknown[]> = (value): value is unknown[] => Array.isArray(value);
export const isId: Kind<string> = (value): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isName: Kind<string> = (value): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME;
/** A time in milliseconds since 1970 that a calendar can show. */
export const isTime: Kind<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 8.64e15;
const isSeat: Kind<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_SEATS;
const isPoints: Kind<number> = (value): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) < 100_000;
const few =
  <T>(kind: Kind<T[]>, most: number): Kind<T[]> =>
  (value): value is T[] =>
    kind(value) && value.length <= most;
const isSources = orNull(few(listOf(isPoints), MOST_SOURCES));

/** The fields of a stored game, in their order: rows without names take half the space. */
const FIELDS: readonly (readonly [keyof Game, Kind<Game[keyof Game]>])[] = [
  ['id', isId],
  ['game', isId],
  ['name', isName],
  ['created', isTime],
  ['names', few(listOf(isName), MOST_SEATS)],
  ['you', few(listOf(isSeat), MOST_SEATS)],
  ['place', orNull(isSeatCount)],
  ['score', orNull(isPoints)],
  ['own', isSources],
  ['others', isSources],
];
function isSeatCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_SEATS;
}

export const rowOf = (game: Game): unknown[] => FIELDS.map(([field]) => game[field]);
/** The game of a stored row; null for anything else. */
export function gameOf(row: unknown): Game | null {
  if (!Array.isArray(row) || row.length !== FIELDS.length) return null;
  if (!FIELDS.every(([, kind], index) => kind(row[index]))) return null;
  const game = Object.fromEntries(FIELDS.map(([field], index) => [field, row[index] as unknown])) as unknown;
  const { names, you, own, others } = game as Game;
  const sound = names.length > 0 && you.length > 0 && you.every((seat) => seat < names.length);
  return sound && own?.length === others?.length ? (game as Game) : null;
}

/** The games, the newest first, each once. */
export const gamesKept = (): Game[] => sorted(new Map(remembered(KEY, isList, []).flatMap(entryOf)));
const entryOf = (row: unknown): [string, Game][] => {
  const game = gameOf(row);
  return game ? [[game.id, game]] : [];
};
const sorted = (games: ReadonlyMap<string, Game>) =>
  [...games.values()].sort((a, b) => b.created - a.created).slice(0, MOST);

/** Keeps these games beside the others; the oldest drop out. Returns how many are new. */
export function keep(games: readonly Game[]): number {
  const known = new Map(gamesKept().map((game) => [game.id, game]));
  const fresh = games.filter(({ id }) => !known.has(id));
  if (!fresh.length) return 0;
  for (const game of fresh) known.set(game.id, game);
  const all = sorted(known);
  remember(KEY, all.map(rowOf));
  const kept = new Set(all.map(({ id }) => id));
  return fresh.filter(({ id }) => kept.has(id)).length;
}

/** Keeps the finished games of the server's list that the person has not taken from this one. */
export async function keepTables(tables: readonly TableDoc[]): Promise<void> {
  const left = new Set([...gamesKept().map(({ id }) => id), ...remembered(FORGOTTEN, listOf(isText), [])]);
  const fresh = tables.filter(
    ({ id, status, you, practice }) => status === 'over' && you.length && !practice && !left.has(id),
  );
  keep(await Promise.all(fresh.map(read)));
}

async function read(table: TableDoc): Promise<Game> {
  const { id, game, created, seats, you, standings, result } = table;
  const places = you.flatMap((seat) => standings?.[seat] ?? []);
  const best = places.sort((a, b) => a.rank - b.rank)[0];
  const face = you.length === 1 ? await figuresOf(game) : null;
  const pointsOf = (seat: number) =>
    face && result !== null ? face.pointsOf(result, seat, seats.length) : null;
  const points = seats.map((_, seat) => pointsOf(seat));
  const own = points[you[0]!] ?? null;
  const others = own?.map((_, source) =>
    points.reduce((sum, each, seat) => (you.includes(seat) ? sum : sum + (each?.[source] ?? 0)), 0),
  );
  return {
    ...{ id, game, created, you, own },
    name: table.name.slice(0, LONGEST_NAME),
    names: seats.map((seat) => seatName(seat).slice(0, LONGEST_NAME)),
    place: best?.rank ?? null,
    score: best?.score ?? null,
    others: others ?? null,
  };
}

/** Takes these games from the list, for good: the server's list brings them back no more. */
export function forget(ids: ReadonlySet<string>) {
  remember(
    KEY,
    gamesKept().flatMap((game) => (ids.has(game.id) ? [] : [rowOf(game)])),
  );
  const before = remembered(FORGOTTEN, listOf(isText), []).filter((id) => !ids.has(id));
  remember(FORGOTTEN, [...before, ...ids].slice(-MOST_FORGOTTEN));
}
/** What a file brings is wanted again. */
export function recall(ids: ReadonlySet<string>) {
  const before = remembered(FORGOTTEN, listOf(isText), []);
  remember(
    FORGOTTEN,
    before.filter((id) => !ids.has(id)),
  );
}

export interface Wanted {
  /** A game's name; '' for all. */
  game: string;
  /** The number of seats; 0 for all. */
  seats: number;
  /** Words of the name of the table or of a player. */
  text: string;
}
/** So many games are searched by eye. */
const FEW = 6;
/** What the filter of a list offers: games and numbers of seats, each where there are several, and a search. */
interface Offer {
  kinds: readonly string[];
  seats: readonly number[];
  search: boolean;
}
const several = <T>(all: readonly T[]): T[] => (all.length > 1 ? [...all] : []);
export const offerOf = (games: readonly Game[]): Offer => ({
  kinds: several([...new Set(games.map(({ game }) => game))].sort()),
  seats: several([...new Set(games.map(({ names }) => names.length))].sort((a, b) => a - b)),
  search: games.length > FEW,
});
/** A filter that is no longer offered filters nothing. */
export const activeOf = ({ kinds, seats, search }: Offer, { game, seats: wanted, text }: Wanted): Wanted => ({
  game: kinds.includes(game) ? game : '',
  seats: seats.includes(wanted) ? wanted : 0,
  text: search ? text : '',
});
/** The games that fit. */
export function filtered(games: readonly Game[], { game, seats, text }: Wanted): Game[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((each) => {
    if ((game && each.game !== game) || (seats && each.names.length !== seats)) return false;
    const named = [each.name, ...each.names].join('\n').toLocaleLowerCase();
    return words.every((word) => named.includes(word));
  });
}
