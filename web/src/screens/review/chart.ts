/** The chart of a review as paths of a drawing. */

/** The size of the drawing, which is stretched to its place. */
export const WIDTH = 1000;
export const HEIGHT = 200;

/** Values by part, each by seat; a part without a value keeps the one before it. */
export function filled(
  values: readonly (readonly (number | null)[] | null)[],
  first: readonly number[],
): (readonly number[])[] {
  let last = first;
  return values.map((each) => (last = last.map((before, seat) => each?.[seat] ?? before)));
}

/** The seats from the foot of the chart: the given one, then the others in seating order. */
export const fromFoot = (seats: number, own: number): number[] =>
  Array.from({ length: seats }, (_, index) => (own + index) % seats);

const x = (index: number, count: number) => Math.round((index / count) * WIDTH * 10) / 10;
const y = (share: number) => Math.round((1 - share) * HEIGHT * 10) / 10;

/** A path in steps: a level for each part. */
const steps = (levels: readonly number[], count: number) =>
  levels.map((level, index) => `${x(index, count)} ${y(level)}L${x(index + 1, count)} ${y(level)}`).join('L');

export interface Band {
  seat: number;
  /** The closed area. */
  area: string;
  /** Its upper edge. */
  edge: string;
  /** Where it is thickest: a part, and the height in its middle from 0 to 1. */
  mark: { index: number; level: number };
}

/** Bands that fill the height, one for each seat. `count` is the number of parts, also of those not known yet. */
export function bands(
  values: readonly (readonly number[])[],
  order: readonly number[],
  count: number,
): Band[] {
  const sums = values.map((each) => each.reduce((sum, value) => sum + value, 0) || 1);
  let low = values.map(() => 0);
  return order.map((seat) => {
    const high = low.map((level, index) => level + values[index]![seat]! / sums[index]!);
    const back = [...low]
      .map((level, index) => `${x(index + 1, count)} ${y(level)}L${x(index, count)} ${y(level)}`)
      .reverse()
      .join('L');
    const thick = high.map((level, index) => level - low[index]!);
    const index = thick.indexOf(Math.max(...thick));
    const band = {
      seat,
      area: values.length ? `M${steps(high, count)}L${back}z` : '',
      edge: values.length ? `M${steps(high, count)}` : '',
      mark: { index, level: values.length ? (low[index]! + high[index]!) / 2 : 0 },
    };
    low = high;
    return band;
  });
}

export interface Line {
  seat: number;
  path: string;
  /** The heights of its parts from 0 to 1. */
  levels: readonly number[];
}

/** A line for each seat, with the range that they share. */
export function lines(
  values: readonly (readonly number[])[],
  order: readonly number[],
  count: number,
): { all: Line[]; least: number; most: number } {
  const every = values.flat();
  const least = Math.floor(Math.min(0, ...every) / 10) * 10;
  const most = Math.ceil(Math.max(10, ...every) / 10) * 10;
  const all = order.map((seat) => {
    const levels = values.map((each) => (each[seat]! - least) / (most - least));
    return { seat, levels, path: levels.length ? `M${steps(levels, count)}` : '' };
  });
  return { all, least, most };
}
