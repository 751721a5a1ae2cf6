/** A legal set-up of the printed game, drawn at random (section 2 of the rules). */

import { shuffled } from '$lib/shuffle';

/** The ordinary strips of the box. */
const STRIPS = ['1', '2', '3', '4', '5', '6'];
const SPECIAL = 'special';
/** How many ordinary strips a city has, by players (SIM-2.2). */
const COUNTS: Readonly<Record<number, number>> = { 2: 4, 3: 6, 4: 4, 5: 5, 6: 6 };
export const PLAYERS = [2, 3, 4, 5, 6];

export interface Layout {
  players: number;
  /** Strips from the left, with the special one among them. */
  strips: string[];
  face: 'A' | 'B';
  /** Teams by number, the first on top. */
  order: number[];
}

/** Each player of 2 or 3 has two teams (SIM-2.2). */
export const teamsEach = (players: number) => (players <= 3 ? 2 : 1);
/** The last team blocks a slot (SIM-3.2). */
export const blocks = (players: number) => [2, 4, 5].includes(players);

export function layout(players: number, random: () => number = Math.random): Layout {
  const ordinary = shuffled(STRIPS, random).slice(0, COUNTS[players]);
  const teams = Array.from({ length: players * teamsEach(players) }, (_, team) => team);
  return {
    players,
    strips: shuffled([...ordinary, SPECIAL], random),
    face: random() < 0.5 ? 'A' : 'B',
    order: shuffled(teams, random),
  };
}

/** The ordinary strips that stay in the box. */
export const rest = ({ strips }: Layout): string[] => STRIPS.filter((strip) => !strips.includes(strip));
