/** The sums of a round at a real table: votes, pollution and deaths, with the standard numbers. */

/** Votes of each citizen at home, by the level of the home (SC-10.1), and in the University (SC-10.2). */
const VOTES = [1, 2, 3, 3, 4];
const STUDENT = 4;
/** A citizen dies at each of these marks (SC-11.5), and at the last one the borough is lost (SC-11.7). */
const MARKS = [20, 40, 60, 80];
const LOST = 100;
/** The relief of a staffed Fire Station (SC-11.3). */
const FIRE = 2;
export const ROUNDS = 8;
export const LEVELS = [1, 2, 3, 4, 5];

/** The counted numbers of a borough. */
export interface Count {
  /** Voters by the level of their home. */
  voters: readonly number[];
  students: number;
  people: number;
  goods: number;
  parks: number;
  fire: boolean;
  /** Wood that a module brought and that was received, which no relief takes off (SP-FOR-6). */
  cleared?: number;
}

export const votes = ({ voters, students }: Count): number =>
  voters.reduce((sum, count, level) => sum + count * VOTES[level]!, students * STUDENT);

/** What is made, less relief, which takes off half at most (SC-11.1 to SC-11.4). */
export function growth({ people, goods, parks, fire, cleared = 0 }: Count): number {
  const made = people + goods;
  return made - Math.min(parks + (fire ? FIRE : 0), Math.floor(made / 2)) + cleared;
}

/** The marks that the track reaches; none of a borough that is lost. */
export const deaths = (from: number, to: number): number =>
  to >= LOST ? 0 : MARKS.filter((mark) => from < mark && to >= mark).length;

export const isLost = (track: number): boolean => track >= LOST;

/** Where this browser keeps the rounds. */
export const ROUND_KEY = 'box.small-city.round';

/** How far a printed game has come. */
export interface Rounds {
  round: number;
  phase: number;
  host: number;
  over: boolean;
  /** By seat. */
  counts: (Omit<Count, 'voters'> & { voters: number[] })[];
  votes: number[];
  tracks: number[];
  /** The modules that are played with. */
  modules?: string[] | undefined;
}

/** The beginning of a game: three citizens in each City Hall (SC-3.5). */
export const freshRounds = (seats: number, host = 0, modules: readonly string[] = []): Rounds => ({
  round: 1,
  phase: 0,
  host,
  over: false,
  counts: Array.from({ length: seats }, () => ({
    voters: LEVELS.map(() => 0),
    students: 0,
    people: 3,
    goods: 0,
    parks: 0,
    fire: false,
  })),
  votes: Array.from({ length: seats }, () => 0),
  tracks: Array.from({ length: seats }, () => 0),
  modules: [...modules],
});
