/** Outlines of sets of cells, as paths of SVG. */

import { at, cellAt, cornerOf, UNIT, type Cell } from './geometry';

type Step = readonly [x: number, y: number];
interface Corner {
  x: number;
  y: number;
  /** The direction in which the edge leaves. */
  out: Step;
}

const place = (x: number, y: number) => `${x} ${y}`;

/** The edges between the cells and the rest, clockwise, by the corner at which they begin. */
function edges(cells: readonly Cell[]): Map<string, Step[]> {
  const own = new Set(cells);
  const found = new Map<string, Step[]>();
  const add = (x: number, y: number, end: Step) => {
    const key = place(x, y);
    found.set(key, [...(found.get(key) ?? []), end]);
  };
  for (const cell of own) {
    const [x, y] = at(cell);
    if (!own.has(cellAt(x, y - 1))) add(x, y, [x + 1, y]);
    if (!own.has(cellAt(x + 1, y))) add(x + 1, y, [x + 1, y + 1]);
    if (!own.has(cellAt(x, y + 1))) add(x + 1, y + 1, [x, y + 1]);
    if (!own.has(cellAt(x - 1, y))) add(x, y + 1, [x, y]);
  }
  return found;
}

/** Removes one closed line from the edges; returns its corners. */
function loop(left: Map<string, Step[]>): Corner[] {
  const [start] = left.keys();
  let [x, y] = start!.split(' ').map(Number) as [number, number];
  let direction: Step | null = null;
  const corners: Corner[] = [];
  do {
    const ends: Step[] = left.get(place(x, y))!;
    // where two cells meet at a corner only, turn right: each keeps an outline of its own
    const right = direction
      ? ends.findIndex(([nx, ny]) => nx - x === -direction![1] && ny - y === direction![0])
      : 0;
    const [[nextX, nextY]] = ends.splice(Math.max(0, right), 1) as [Step];
    if (!ends.length) left.delete(place(x, y));
    const out: Step = [nextX - x, nextY - y];
    if (direction?.[0] !== out[0] || direction[1] !== out[1]) corners.push({ x, y, out });
    direction = out;
    [x, y] = [nextX, nextY];
  } while (place(x, y) !== start);
  const first = corners[0]!;
  if (first.out[0] === direction[0] && first.out[1] === direction[1]) corners.shift();
  return corners;
}

const short = (value: number) => Number(value.toFixed(1));

/** The size of the path cache: a borough drawn again reuses its paths. */
const MOST = 1_000;
const known = new Map<string, string>();

/** The cached path of this key, or a new one from `draw`. */
function remembered(key: string, draw: () => string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const path = draw();
  known.set(key, path);
  return path;
}

/** The rounded outline of cells, `inset` units inside their edge (outside if negative), moved down by `lower`. */
export const outline = (cells: readonly Cell[], inset = 2, radius = 7, lower = 0): string =>
  remembered(`${cells.join(' ')} ${inset} ${radius} ${lower}`, () => around(cells, inset, radius, lower));

function around(cells: readonly Cell[], inset: number, radius: number, lower: number): string {
  const left = edges(cells);
  let path = '';
  while (left.size) {
    const corners = loop(left);
    corners.forEach(({ x, y, out }, index) => {
      const into = corners.at(index - 1)!.out;
      const cx = x * UNIT - (out[1] + into[1]) * inset;
      const cy = y * UNIT + (out[0] + into[0]) * inset + lower;
      const [ax, ay] = [short(cx - into[0] * radius), short(cy - into[1] * radius)];
      const [bx, by] = [short(cx + out[0] * radius), short(cy + out[1] * radius)];
      path += `${index ? 'L' : 'M'}${ax} ${ay}Q${short(cx)} ${short(cy)} ${bx} ${by}`;
    });
    path += 'z';
  }
  return path;
}

/** A separate outline of each cell. */
export const outlines = (cells: readonly Cell[], inset: number, radius: number, lower = 0): string =>
  cells.map((cell) => outline([cell], inset, radius, lower)).join('');

/** The lines between the cells of a tile; they make its cells countable. */
export function seams(cells: readonly Cell[]): string {
  const own = new Set(cells);
  return cells
    .map((cell) => {
      const [x, y] = at(cell);
      const corner = cornerOf(cell);
      const right = own.has(cellAt(x + 1, y)) ? `M${corner.x + UNIT} ${corner.y + 6}v${UNIT - 12}` : '';
      const below = own.has(cellAt(x, y + 1)) ? `M${corner.x + 6} ${corner.y + UNIT}h${UNIT - 12}` : '';
      return right + below;
    })
    .join('');
}

/** Lots: empty cells as cards with cut corners. */
export const lots = (cells: readonly Cell[]): string =>
  remembered(cells.join(' '), () => cells.map(lot).join(''));

function lot(cell: Cell): string {
  const { x, y } = cornerOf(cell);
  return `M${x + 7} ${y + 2}h34q5 0 5 5v34q0 5-5 5h-34q-5 0-5-5v-34q0-5 5-5z`;
}

/** The position of a tile's number: on its first cell; on a large tile on the second, which is free. */
export const numbered = (cells: readonly Cell[]): Cell => (cells.length > 4 ? cells[1] : cells[0])!;
