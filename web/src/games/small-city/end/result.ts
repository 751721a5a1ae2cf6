/** The result of a finished game: the places, the deciding fact, the rating of a solo game. */

import type { SeatView, Tables, View } from '../wire';
import { amountOf, type Line, type Tally } from './tally';

export interface Player {
  seat: number;
  score: number;
  /** 1 for the winner; shared if all is even. */
  rank: number;
  /** The round in which its borough was lost. */
  out: number | null;
}

type Standings = readonly { score: number; rank: number }[] | null;

/** The players, the winner first. Until the table sends the standings, the score decides. */
export function ranking(view: View, standings: Standings): Player[] {
  const players = view.seats.map(({ seat, score, out }) => ({
    seat,
    score: score?.total ?? 0,
    rank: standings?.[seat]?.rank ?? 1,
    out,
  }));
  return players.sort((a, b) => a.rank - b.rank || b.score - a.score);
}

/** Why the winner is ahead of the second, in one true fact. */
export type Difference =
  /** Nobody else's borough is left (SC-18.4). */
  | { kind: 'survivor' }
  /** Every borough is lost; this one was the last, or had the least pollution (SC-18.3). */
  | { kind: 'lost'; pollution: boolean; second: number }
  /** Even in everything (SC-14.4). */
  | { kind: 'shared'; score: number }
  /** The same score: this tie-breaker decides (SC-14.4). */
  | { kind: 'pollution' | 'money' | 'citizens'; own: number; other: number; score: number; second: number }
  /** Without the lead in this line the winner would not be ahead. */
  | { kind: 'line'; line: Line; own: number; other: number; lead: number; second: number }
  /** No line alone is enough; this one gives the most. */
  | { kind: 'most'; line: Line; own: number; other: number; lead: number; second: number };

/** Null for a solo game. */
export function difference(view: View, players: readonly Player[], tally: Tally): Difference | null {
  const [first, next] = players;
  if (!first || !next) return null;
  const second = next.seat;
  const [own, other] = [view.seats[first.seat]!, view.seats[second]!];
  if (first.out !== null) return { kind: 'lost', pollution: first.out === next.out, second };
  if (next.out !== null) return { kind: 'survivor' };
  if (next.rank === 1) return { kind: 'shared', score: first.score };
  const lead = first.score - next.score;
  if (lead === 0) return { ...tie(own, other), score: first.score, second };
  const ahead = (line: Line) =>
    amountOf(tally.amounts, first.seat, line) - amountOf(tally.amounts, second, line);
  const line = tally.lines.reduce((best, each) => (ahead(each) > ahead(best) ? each : best));
  return {
    kind: ahead(line) >= lead ? 'line' : 'most',
    line,
    own: amountOf(tally.amounts, first.seat, line),
    other: amountOf(tally.amounts, second, line),
    lead,
    second,
  };
}

/** The tie-breakers of two equal scores: pollution, then money, then living citizens (SC-14.4). */
function tie(own: SeatView, other: SeatView) {
  for (const kind of ['pollution', 'money'] as const)
    if (own[kind] !== other[kind]) return { kind, own: own[kind], other: other[kind] };
  return { kind: 'citizens' as const, own: 0, other: 0 };
}

/** The ratings of a solo game, from the lowest (SC-17.4). */
export const OFFICES = ['clerk', 'councillor', 'deputy', 'mayor'] as const;
export type Office = (typeof OFFICES)[number];

interface Rating {
  office: Office;
  /** The next rating, and the points missing for it; nothing for the highest. */
  next: { office: Office; missing: number } | null;
}

/** The rating of a solo score. */
export function rating(score: number, { solo_rating: from }: Pick<Tables, 'solo_rating'>): Rating {
  const reached = from.filter((least) => score >= least).length;
  const least = from[reached];
  return {
    office: OFFICES[reached] ?? 'mayor',
    next: least === undefined ? null : { office: OFFICES[reached + 1] ?? 'mayor', missing: least - score },
  };
}
