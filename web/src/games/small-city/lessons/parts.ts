/** What the lessons of Small City are written with. */

import type { Lesson } from '$play/lessons';
import type { CityFacts } from './facts';

export type Step = Omit<Lesson<CityFacts>, 'players'> & { players?: number };

/** City Hall, in the middle of every borough of the chapters. */
const HALL = 'Hall c3:e4';
/** The text of a position: the borough of the learner, then those of others. */
export const begins = (step: string, borough: string, ...others: readonly string[]) =>
  `game: small-city ${others.length + 1}\n${[HALL, borough, ...others].join('; ')}; step ${step}`;

export const build = (tile: string, on: string, more: object = {}) => ({ seat: 0, build: tile, on, ...more });
export const move = (from: string, to: string, more: object = {}) => ({ seat: 0, move: from, to, ...more });
export const rise = (from: string, over: string) => ({ seat: 0, upgrade: from, with: over });
export const SEAL = { seat: 0, do: 'commit' };
export const END = { seat: 0, do: 'end' };

export const has = ({ built }: CityFacts, tile: RegExp | string, on?: readonly string[]) =>
  built.some(
    (each) =>
      (typeof tile === 'string' ? each.tile === tile : tile.test(each.tile)) &&
      (!on || each.cells.some((cell) => on.includes(cell))),
  );
export const rose = ({ raised }: CityFacts, tile: string, from: string) =>
  raised.some((each) => each.tile === tile && each.cells.includes(from));
export const went = ({ moved }: CityFacts, from: string, to?: string) =>
  moved.some((each) => each.from === from && (to === undefined || each.to === to));
/** Something was built or raised. */
export const grew = ({ built, raised }: CityFacts) => built.length + raised.length > 0;

/** The votes of this round are counted; its pollution is measured. */
export const counted = ({ reached }: CityFacts) => reached >= 6;
export const measured = ({ reached }: CityFacts) => reached >= 7;
