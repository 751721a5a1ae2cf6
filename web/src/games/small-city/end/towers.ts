/** The towers at the end: their height is the score. */

import { amountOf, totalOf, type Amounts, type Line, type Tally } from './tally';

/** The smallest scale, in points: low scores make no giants. */
const LEAST = 10;

export interface Tower {
  /** From below: the points of each line that are left. */
  floors: { line: Line; floors: number }[];
  /** The depth of a score below zero. */
  cellar: number;
  /** The points that pollution, broken promises and payments took. */
  taken: number;
}

/** The tower of a seat; losses take the highest floors first, then dig a cellar. */
export function towerOf({ lines }: Pick<Tally, 'lines'>, amounts: Amounts, seat: number): Tower {
  const total = totalOf(amounts, seat);
  let left = Math.max(0, total);
  let gained = 0;
  const floors = lines.map((line) => {
    const points = Math.max(0, amountOf(amounts, seat, line));
    const stand = Math.min(points, left);
    gained += points;
    left -= stand;
    return { line, floors: stand };
  });
  return { floors, cellar: Math.max(0, -total), taken: gained - total };
}

/**
 * The points that fit above and below the ground, one scale for all. During the count it also has room for
 * everything still to come; when all is counted it fits the scores.
 */
export function scaleOf(
  { lines, amounts }: Pick<Tally, 'lines' | 'amounts'>,
  counted: Amounts,
): { above: number; below: number } {
  const heights = [...amounts.keys()].flatMap((seat) => {
    let total = totalOf(counted, seat);
    return [
      total,
      ...lines.map((line) => (total += amountOf(amounts, seat, line) - amountOf(counted, seat, line))),
    ];
  });
  const below = Math.max(0, -Math.min(...heights));
  return { above: Math.max(0, LEAST - below, ...heights), below };
}
