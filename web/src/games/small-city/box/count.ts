/** The score sheet of a printed game as a person fills it in, and its text for the engine and for links. */

import type { Schemas } from '$lib/wire';
import { RIOTERS } from './modules';

export type Count = Schemas['SmallCityCount'];
export type CountedPromise = Count['seats'][number]['promises'][number];
export type Pledge = Count['promises'][number];

/** A promise or a platform that a seat has. */
export interface Held {
  key: string;
  platform: boolean;
  /** What the person says of it; null while numbers decide, or nothing yet. */
  said: 'kept' | 'broken' | null;
}

export interface SeatSheet {
  votes: number;
  smoke: number;
  rioters: number;
  money: number;
  promises: readonly Held[];
  /** Facts that promises or ties ask for, by the engine's names. */
  facts: Readonly<Record<string, number>>;
}

export interface ScoreSheet {
  /** With special promises and platforms (section 16). */
  advanced: boolean;
  modules: readonly string[];
  seats: readonly SeatSheet[];
}

export const SEATS = [1, 2, 3, 4];
/** The fact that ties compare last (SC-14.4). */
export const LIVING = 'living';

const freshSeat = (): SeatSheet => ({ votes: 0, smoke: 0, rioters: 0, money: 0, promises: [], facts: {} });
export const freshSheet = (
  seats: number,
  { modules, advanced }: Pick<ScoreSheet, 'modules' | 'advanced'> = { modules: [], advanced: false },
): ScoreSheet => ({ advanced, modules, seats: Array.from({ length: seats }, freshSeat) });

/** A sheet with another number of seats: the first ones stay. */
export const resized = (sheet: ScoreSheet, count: number): ScoreSheet => ({
  ...sheet,
  seats: Array.from({ length: count }, (_, seat) => sheet.seats[seat] ?? freshSeat()),
});

function phrasesOf(seat: SeatSheet): string[] {
  const { votes, smoke, money, rioters, promises, facts } = seat;
  const held = promises.map(
    ({ key, platform, said }) => `${said ?? (platform ? 'platform' : 'promise')} ${key}`,
  );
  return [
    `votes ${votes}`,
    `smoke ${smoke}`,
    ...(money ? [`money ${money}`] : []),
    ...(rioters ? [`hall ${rioters}`, `${RIOTERS} ${rioters}`] : []),
    ...held,
    ...Object.entries(facts).map(([name, value]) => `fact ${name} ${value}`),
  ];
}

/** The text of a sheet (docs/records.md). */
export const textOf = ({ advanced, modules, seats }: ScoreSheet): string =>
  [
    [
      `game: small-city ${seats.length}`,
      ...(advanced ? ['advanced=yes'] : []),
      ...(modules.length ? [`modules=${modules.join(',')}`] : []),
    ].join(' '),
    ...seats.map((seat, index) => [`seat ${index}`, ...phrasesOf(seat)].join('; ')),
  ].join('\n');

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 10_000;

/** A sheet from its text; null if the text is of another kind. Platforms that were judged have `platform_` keys. */
export function sheetOf(text: string): ScoreSheet | null {
  const [head = '', ...lines] = text.split('\n');
  const [name, game, count, ...options] = head.trim().split(/\s+/);
  const players = Number(count);
  if (name !== 'game:' || game !== 'small-city' || !SEATS.includes(players)) return null;
  const modules = options.flatMap((option) =>
    option.startsWith('modules=') ? option.slice('modules='.length).split(',') : [],
  );
  const advanced = options.includes('advanced=yes');
  const seats = Array.from({ length: players }, freshSeat);
  let at = 0;
  const phrases = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(';'));
  for (const phrase of phrases) {
    const [word = '', first = '', second = ''] = phrase.trim().split(/\s+/);
    const number = Number(first);
    const seat = seats[at]!;
    const { promises } = seat;
    if (word === 'seat') at = number in seats ? number : at;
    else if (word === RIOTERS && isCount(number)) seats[at] = { ...seat, rioters: number };
    else if ((word === 'votes' || word === 'smoke' || word === 'money') && isCount(number))
      seats[at] = { ...seat, [word]: number };
    else if (word === 'fact' && second && isCount(Number(second)))
      seats[at] = { ...seat, facts: { ...seat.facts, [first]: Number(second) } };
    else if (['promise', 'platform', 'kept', 'broken'].includes(word) && first) {
      const said = word === 'kept' || word === 'broken' ? word : null;
      const platform = word === 'platform' || first.startsWith('platform_');
      seats[at] = { ...seat, promises: [...promises, { key: first, platform, said }] };
    }
  }
  return { advanced, modules, seats };
}

/** A sheet with one seat changed. */
export const changed = (sheet: ScoreSheet, seat: number, part: Partial<SeatSheet>): ScoreSheet => ({
  ...sheet,
  seats: sheet.seats.map((each, index) => (index === seat ? { ...each, ...part } : each)),
});

/** The pledges that a seat may still take: nobody else has them, and it has one platform at most. */
export function free(
  { promises, platforms }: Count,
  { seats, advanced }: ScoreSheet,
  seat: number,
): Pledge[] {
  const held = new Set(seats.flatMap(({ promises }) => promises.map(({ key }) => key)));
  const own = seats[seat]?.promises.some(({ platform }) => platform);
  const open = promises.filter(({ key, stack }) => !held.has(key) && (advanced || stack !== 'special'));
  return [...open, ...(own || !advanced ? [] : platforms)];
}

/** Whether another seat has the same rank (SC-14.4). */
export const isTied = ({ seats }: Count, seat: number): boolean =>
  seats.filter(({ rank }) => rank === seats[seat]?.rank).length > 1;
