/** The worked score table of the rulebook (V4 of the rules) as a finished view, for tests. */

import type { Score, SimplicityView, Space, Tile } from '../wire';

const CITY = [
  'Vf KJ OJ KJ .. OI ..',
  'VA KJ O- KI OI O- ..',
  'V- K- K- .. OF V- R-',
  'R- RC PA Pf K- RC RF',
  'RF .. Vf Pf KA KA OJ',
  'VF V- VA RI R- OI O-',
  'KF .. .. KC PC OC Of',
].map((row) => row.split(' '));
const TEAMS = 'FfJICA';
const SCORES: [links: number, R: number, K: number, O: number, V: number, parks: number, tokens: number][] = [
  [6, 6, 1, 4, 4, 0, 1],
  [6, 0, 0, 5, 7, 10, 0],
  [9, 0, 10, 7, 0, 0, 1],
  [3, 2, 2, 13, 0, 0, 0],
  [6, 6, 1, 5, 0, 9, 3],
  [3, 0, 6, 0, 7, 9, 0],
];

function space(text: string): Space {
  const [tile, owner] = text as unknown as [string, string];
  if (tile === '.') return { ground: 'symbol', symbol: 'circle', tile: null, team: null };
  if (owner === '-') return { ground: 'printed', symbol: null, tile: tile as Tile, team: null };
  return { ground: 'symbol', symbol: 'circle', tile: tile as Tile, team: TEAMS.indexOf(owner) };
}

const scoreOf = ([links, R, K, O, V, parks, tokens]: (typeof SCORES)[number]): Score => {
  const total = links + R + K + O + V + parks + tokens;
  return { links, R, K, O, V, parks, tokens, total };
};

/** With six players; with three, pairs as V5 has them: (F, f), (J, I), (C, A). `pawns`: the teams from slot 1 down. */
export function example(players: 3 | 6 = 6, pawns: number[] = [0, 1, 2, 3, 4, 5]): SimplicityView {
  const scores = SCORES.map(scoreOf);
  const owned =
    players === 6
      ? scores.map((_, team) => [team])
      : [
          [0, 1],
          [2, 3],
          [4, 5],
        ];
  const total = (team: number) => scores[team]!.total;
  return {
    round: 5,
    rounds: 5,
    phase: 'over',
    team: null,
    columns: CITY[0]!.map((_, x) => CITY.map((row) => space(row[x]!))),
    column_count: 7,
    face: 'a',
    slots: Array.from({ length: 7 }, (_, i) => ({
      slot: i + 1,
      symbols: [],
      tile: null,
      blocked: false,
      pawn: pawns[i] ?? null,
    })),
    order: pawns,
    place: 6,
    bag: { R: 0, K: 0, O: 0, V: 0, P: 0 },
    teams: scores.map((score, team) => ({
      seat: owned.findIndex((teams) => teams.includes(team)),
      tokens: score.tokens,
      discs: 0,
      score,
    })),
    seats: owned.map((teams) => {
      const counts = teams.reduce((low, team) => (total(team) < total(low) ? team : low));
      return { teams, score: total(counts), counts };
    }),
    demolition: false,
  };
}

/** The same view with other points for one team. */
export function rescored(view: SimplicityView, team: number, change: Partial<Score>): SimplicityView {
  const teams = view.teams.map((each, i) => {
    if (i !== team) return each;
    const score = { ...each.score, ...change };
    const { links, R, K, O, V, parks, tokens } = score;
    return { ...each, score: { ...score, total: links + R + K + O + V + parks + tokens } };
  });
  const total = (each: number) => teams[each]!.score.total;
  const seats = view.seats.map(({ teams: own }) => {
    const counts = own.reduce((low, each) => (total(each) < total(low) ? each : low));
    return { teams: own, score: total(counts), counts };
  });
  return { ...view, teams, seats };
}
