/** A finished city as a person paints it: what stands where, and its text for the engine and for links. */

import type { Schemas } from '$lib/wire';
import { ROWS, spaceName } from '../geometry';
import type { Source, Space, SpaceName, Tile } from '../wire';

export type Count = Schemas['SimplicityCount'];
export type CountedTeam = Count['teams'][number];

export const TILES = ['R', 'K', 'O', 'V', 'P'] as const satisfies Tile[];
export const PLAYERS = [2, 3, 4, 5, 6];
/** The columns of a city, by players (SIM-2.2). */
const COLUMNS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 5, 5: 6, 6: 7 };
/** All tokens of a game (SIM-4.2), and the discs of a team (SIM-3.1). */
export const TOKENS = 5;
export const DISCS = 5;

/** What stands on a space: a tile, and the team whose disc lies on it; null for a printed building. */
export interface Painted {
  tile: Tile;
  team: number | null;
}

/** What the brush paints: a tile with a disc, or nothing. */
export type Brush = { tile: Tile | null; team: number | null };

export interface City {
  players: number;
  spaces: Readonly<Record<SpaceName, Painted>>;
  /** By team. */
  tokens: readonly number[];
  /** With two teams each: both teams of the first player, then of the next one. */
  pairs: readonly number[];
  /** The final pawns from the highest to the lowest, as far as they are known. */
  pawns: readonly number[];
}

/** Each player of 2 or 3 has two teams (SIM-2.2). */
export const teamsEach = (players: number): number => (players <= 3 ? 2 : 1);
export const teamCount = (players: number): number => players * teamsEach(players);
const teamsOf = (players: number) => Array.from({ length: teamCount(players) }, (_, team) => team);

export const emptyCity = (players: number): City => ({
  players,
  spaces: {},
  tokens: teamsOf(players).map(() => 0),
  // as at a table of this program: the first teams of all players, then the second ones
  pairs: Array.from({ length: players }, (_, seat) =>
    teamsEach(players) === 2 ? [seat, seat + players] : [seat],
  ).flat(),
  pawns: [],
});

export const columnsOf = ({ players }: Pick<City, 'players'>): number => COLUMNS[players]!;

/** The city as the board draws it. */
export function boardOf(city: City): Space[][] {
  const space = (painted: Painted | undefined): Space => ({
    ground: painted && painted.team === null ? 'printed' : 'symbol',
    symbol: null,
    tile: painted?.tile ?? null,
    team: painted?.team ?? null,
  });
  return Array.from({ length: columnsOf(city) }, (_, x) =>
    Array.from({ length: ROWS }, (_, y) => space(city.spaces[spaceName({ x, y })])),
  );
}

/** What the brush leaves on a space: parks are never printed (SIM-2.4). */
export const strokeOf = ({ tile, team }: Brush): Painted | null =>
  tile === null || (tile === 'P' && team === null) ? null : { tile, team };

const same = (one: Painted | null | undefined, other: Painted | null) =>
  (one?.tile ?? null) === (other?.tile ?? null) && (one?.team ?? null) === (other?.team ?? null);

/** Paints a space, or empties it. */
export function paint(city: City, space: SpaceName, stroke: Painted | null): City {
  if (same(city.spaces[space], stroke)) return city;
  const others = Object.fromEntries(Object.entries(city.spaces).filter(([name]) => name !== space));
  return { ...city, spaces: stroke ? { ...others, [space]: stroke } : others };
}

/** What a tap leaves: the same brush again takes away. */
export const tapped = (city: City, space: SpaceName, brush: Brush): Painted | null => {
  const stroke = strokeOf(brush);
  return same(city.spaces[space], stroke) ? null : stroke;
};

/** How many discs a team has in the city. */
export const discsOf = ({ spaces }: City, team: number): number =>
  Object.values(spaces).filter((painted) => painted.team === team).length;

/** Whether anything can be counted. */
export const isCounted = ({ spaces }: City): boolean =>
  Object.values(spaces).some(({ team }) => team !== null);

/** The text of a position (docs/records.md), which the engine counts; teams are numbers. */
export function textOf(city: City): string {
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: columnsOf(city) }, (_, x) => {
      const painted = city.spaces[spaceName({ x, y })];
      return painted ? `${painted.tile}${painted.team ?? '-'}` : '..';
    }).join(' '),
  );
  const shown = teamsOf(city.players).filter((team) => discsOf(city, team));
  const all = shown.length === teamCount(city.players);
  const tokens = shown.filter((team) => city.tokens[team]).map((team) => `${team}=${city.tokens[team]}`);
  const pairs = playersOf(city).map((teams) => teams.join(''));
  return [
    `game: simplicity ${city.players}`,
    ...rows,
    ...(tokens.length ? [`tokens: ${tokens.join(' ')}`] : []),
    // players and pawns name every team of the city
    ...(all ? [`players: ${pairs.join(' ')}`] : []),
    ...(all && city.pawns.length === shown.length ? [`pawns: ${city.pawns.join(' ')}`] : []),
  ].join('\n');
}

/** The teams of each player. */
export const playersOf = ({ players, pairs }: Pick<City, 'players' | 'pairs'>): number[][] => {
  const each = teamsEach(players);
  return Array.from({ length: players }, (_, seat) => pairs.slice(seat * each, (seat + 1) * each));
};

/** A city from its text; null if the text is of another kind. */
export function cityOf(text: string): City | null {
  const lines = text
    .replace(/#.*$/gm, '')
    .split(/[\n;]/)
    .map((line) => line.trim().split(/\s+/));
  const [head, game, count] = lines[0] ?? [];
  const players = Number(count);
  if (head !== 'game:' || game !== 'simplicity' || !PLAYERS.includes(players)) return null;
  let city = emptyCity(players);
  const teams = teamCount(players);
  const isTeam = (team: number) => Number.isInteger(team) && team >= 0 && team < teams;
  const whole = (order: number[]) => order.length === teams && new Set(order).size === teams;
  let y = 0;
  for (const [name = '', ...words] of lines.slice(1)) {
    const order = [...words.join('')].map(Number).filter(isTeam);
    if (name === 'tokens:') {
      const tokens = [...city.tokens];
      for (const word of words) {
        const [team = NaN, tokensOf = NaN] = word.split('=').map(Number);
        if (isTeam(team) && tokensOf >= 0 && tokensOf <= TOKENS) tokens[team] = tokensOf;
      }
      city = { ...city, tokens };
    } else if (name === 'players:' && whole(order)) city = { ...city, pairs: order };
    else if (name === 'pawns:' && whole(order)) city = { ...city, pawns: order };
    else if (name && !name.endsWith(':')) {
      for (const [x, word] of [name, ...words].slice(0, columnsOf(city)).entries()) {
        const tile = TILES.find((each) => each === word[0]);
        const team = word[1] === '-' ? null : Number(word[1]);
        if (tile && y < ROWS && (team === null || isTeam(team)))
          city = paint(city, spaceName({ x, y }), { tile, team });
      }
      y += 1;
    }
  }
  return city;
}

/** A team of a count; null if it has no disc. */
export const countedOf = (count: Count | null, team: number): CountedTeam | null =>
  count?.teams.find(({ owner }) => owner === String(team)) ?? null;

/** The points of a team's discs, by space, for the city. */
export const spacePoints = ({ parts }: CountedTeam): ReadonlyMap<SpaceName, number> =>
  new Map(
    parts.flatMap(({ source, spaces, points }) =>
      source === 'links' ? [] : [[spaces[0]!, points] as const],
    ),
  );

/** Whether players share a rank, which pawns decide (SIM-5.6). */
export const isTied = ({ players }: Count): boolean =>
  new Set(players.map(({ rank }) => rank)).size < players.length;

export const pointsOf = (team: CountedTeam | null, source: Source): number => team?.[source] ?? 0;
