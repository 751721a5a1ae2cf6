/** The result of a finished game, computed from its view: the ranking, the deciding fact, the sheet. */

import type { Score, SimplicityView } from '../wire';
import { SOURCES } from '../words';

/** A source of a team's points: a row of the sheet. */
export type Source = (typeof SOURCES)[number];

export interface Player {
  seat: number;
  score: number;
  /** 1 for the winner. */
  rank: number;
  /** The team that counts first, then the other one. */
  teams: number[];
}

type Standings = readonly { score: number; rank: number }[] | null;

/** The players, the winner first. Without standings the view ranks them by SIM-5.5 and SIM-5.6, the default. */
export function ranking(view: SimplicityView, standings: Standings): Player[] {
  const slotOf = (team: number) => view.slots.find(({ pawn }) => pawn === team)?.slot ?? 8;
  const total = (team: number) => view.teams[team]!.score.total;
  const players = view.seats.map(({ score, counts, teams }, seat) => ({
    seat,
    score,
    rank: standings?.[seat]?.rank ?? 0,
    teams: [counts, ...teams.filter((team) => team !== counts)],
    pawn: Math.min(...teams.filter((team) => total(team) === score).map(slotOf)),
  }));
  players.sort((a, b) => a.rank - b.rank || b.score - a.score || a.pawn - b.pawn);
  return players.map(({ seat, score, teams }, i) => ({ seat, score, teams, rank: i + 1 }));
}

/** The players in runs of the same score; in a run the pawns decide (SIM-5.6). */
export function runs(players: readonly Player[]): Player[][] {
  const found: Player[][] = [];
  for (const player of players) {
    const last = found.at(-1);
    if (last?.[0]?.score === player.score) last.push(player);
    else found.push([player]);
  }
  return found;
}

/** Why the winner is ahead of the second, in one true fact. */
export type Difference =
  /** The same score: SIM-5.6 decides. */
  | { kind: 'tie'; score: number; second: number }
  /** Without these tokens the winner would not be ahead; the second has none. */
  | { kind: 'tokens'; count: number; lead: number; second: number }
  /** The second's teams together have as much or more, but the lower one counts: SIM-5.5. */
  | { kind: 'balance'; own: [number, number]; other: [number, number]; lead: number; second: number }
  /** Without the lead in this source the winner would not be ahead. */
  | { kind: 'source'; source: Source; more: number; less: number; lead: number; second: number }
  /** No source alone is enough; this one gives the most. */
  | { kind: 'most'; source: Source; more: number; less: number; lead: number; second: number };

export function difference(view: SimplicityView, players: readonly Player[]): Difference {
  const [first, next] = players as [Player, Player];
  const second = next.seat;
  const lead = first.score - next.score;
  if (lead === 0) return { kind: 'tie', score: first.score, second };
  const totals = (player: Player) =>
    player.teams.map((team) => view.teams[team]!.score.total).sort((a, b) => a - b) as [number, number];
  if (first.teams.length === 2) {
    const [own, other] = [totals(first), totals(next)];
    if (other[0] + other[1] >= own[0] + own[1]) return { kind: 'balance', own, other, lead, second };
  }
  const [own, other] = [first, next].map(({ teams }) => view.teams[teams[0]!]!.score) as [Score, Score];
  if (!other.tokens && own.tokens >= lead) return { kind: 'tokens', count: own.tokens, lead, second };
  const source = SOURCES.reduce((best, each) =>
    own[each] - other[each] > own[best] - other[best] ? each : best,
  );
  const [more, less] = [own[source], other[source]];
  return { kind: more - less >= lead ? 'source' : 'most', source, more, less, lead, second };
}

/** The most points of any team from a source; 0 marks nothing. */
export const mostOf = (view: SimplicityView, source: Source) =>
  Math.max(...view.teams.map((team) => team.score[source]));
