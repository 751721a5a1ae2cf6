/** What the games of one kind say together. */

import type { Game } from './kept';
import type { Seen, Sum } from './seen';

/** Fewer games say nothing. */
export const ENOUGH = 5;

/** Games with the same number of seats, one of them this browser's, the newest first. */
export interface Kind {
  game: string;
  seats: number;
  games: readonly Game[];
}
/** The kinds of games, the most played first. */
export function kindsOf(games: readonly Game[]): Kind[] {
  const kinds = new Map<string, Kind & { games: Game[] }>();
  for (const each of games) {
    if (each.you.length !== 1 || each.place === null) continue;
    const [game, seats] = [each.game, each.names.length];
    const key = `${game} ${seats}`;
    const kind = kinds.get(key) ?? { game, seats, games: [] };
    kind.games.push(each);
    kinds.set(key, kind);
  }
  return [...kinds.values()].sort((a, b) => b.games.length - a.games.length);
}

/** How often each place was reached, the first place first. */
export const placesOf = ({ games, seats }: Kind): number[] =>
  Array.from({ length: seats }, (_, index) => games.filter(({ place }) => place === index + 1).length);

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
export interface Source {
  /** Its number in the game's list. */
  index: number;
  own: number;
  /** The mean of the others at the table; null for a game alone. */
  others: number | null;
}
/** The mean points of each source, in the order of the game's list; a source that brought nobody anything is left out. */
export function sourcesOf({ games, seats }: Kind): Source[] {
  const [first] = games.filter(({ own }) => own !== null);
  const length = first?.own?.length ?? 0;
  // an older page may have listed other sources
  const counted = games.filter(({ own }) => own?.length === length);
  return Array.from({ length }, (_, index) => ({
    index,
    own: mean(counted.map(({ own }) => own![index]!)),
    others: seats > 1 ? mean(counted.map(({ others }) => others![index]! / (seats - 1))) : null,
  })).filter(({ own, others }) => own !== 0 || (others !== null && others !== 0));
}

/** A mean loss a decision, with half of its interval of 95 percent. */
export interface Loss {
  loss: number;
  half: number;
}
/** Student's quantile of 97.5 percent, by the first terms of its expansion: within 1 percent from 2 degrees on. */
const quantile = (degrees: number) =>
  1.96 + 2.372 / degrees + 2.822 / degrees ** 2 + 2.556 / degrees ** 3 + 1.589 / degrees ** 4;

/** The loss a decision over games; decisions of one game depend on each other, so games vary, not decisions. */
export function lossOf(sums: readonly Sum[]): Loss | null {
  const all = sums.reduce((count, [decisions]) => count + decisions, 0);
  if (sums.length < ENOUGH || !all) return null;
  const loss = sums.reduce((sum, [, lost]) => sum + lost, 0) / all;
  const games = sums.length;
  const spread = sums.reduce((sum, [decisions, lost]) => sum + (lost - loss * decisions) ** 2, 0);
  const error = Math.sqrt((games / (games - 1)) * spread) / all;
  return { loss, half: quantile(games - 1) * error };
}

export interface Losses {
  /** How many reviewed games there are. */
  games: number;
  inPoints: boolean;
  /** Over all decisions; null with too few games. */
  all: Loss | null;
  /** Each round, or row of decisions, that has enough games. */
  parts: readonly (Loss & { key: string })[];
}
/** The losses in reviewed games of a kind. `rows` joins kinds of decisions; without any, the parts are rounds. */
export function lossesOf(
  { games }: Kind,
  reviews: ReadonlyMap<string, Seen>,
  rows: readonly { key: string; kinds: readonly string[] }[] | null,
): Losses {
  const known = games.flatMap(({ id, you }) => {
    const seen = reviews.get(id);
    return seen && seen.seat === you[0] ? [seen] : [];
  });
  // one unit: that of the newest game
  const inPoints = known[0]?.inPoints ?? false;
  const seen = known.filter((each) => each.inPoints === inPoints);
  const total = (sums: readonly Sum[]): Sum => [
    sums.reduce((sum, [decisions]) => sum + decisions, 0),
    sums.reduce((sum, [, loss]) => sum + loss, 0),
  ];
  const over = (has: (key: string) => boolean) =>
    seen
      .map(({ sums }) => total(Object.entries(sums).flatMap(([key, sum]) => (has(key) ? [sum] : []))))
      .filter(([decisions]) => decisions > 0);
  const rounds = [...new Set(seen.flatMap(({ sums }) => Object.keys(sums)))].sort(
    (a, b) => Number(a) - Number(b),
  );
  const parts = rows ?? rounds.map((key) => ({ key, kinds: [key] }));
  return {
    ...{ games: seen.length, inPoints },
    all: lossOf(over(() => true)),
    parts: parts.flatMap(({ key, kinds }) => {
      const loss = lossOf(over((each) => kinds.includes(each)));
      return loss ? [{ key, ...loss }] : [];
    }),
  };
}
