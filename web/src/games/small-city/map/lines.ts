/** Pieces on borders and points of a map: their drawing, and their tap targets. */

import type { LinesDoc } from '../wire';
import { at, beside, cellAt, cellsOf, cornerOf, inOrder, UNIT, type Cell } from './geometry';
import { Places } from './places';

/** Two cells that share a side, in reading order; they name their border. */
export type Border = readonly [first: Cell, other: Cell];

const right = (cell: Cell): Cell => cellAt(at(cell)[0] + 1, at(cell)[1]);
const below = (cell: Cell): Cell => cellAt(at(cell)[0], at(cell)[1] + 1);

/** The borders of a document. */
export const bordersOf = (lines: Pick<LinesDoc, 'right' | 'below'>): Border[] => [
  ...cellsOf(lines.right).map((cell): Border => [cell, right(cell)]),
  ...cellsOf(lines.below).map((cell): Border => [cell, below(cell)]),
];

/** A border as entries write it, `d6|d7`; null unless the cells share a side. */
export function borderName(cells: readonly Cell[]): string | null {
  const [first, other] = [...cells].sort(inOrder);
  return first && other && beside(first, other) ? `${first}|${other}` : null;
}

/** The border that an entry writes `d6|d7`. */
export const readBorder = (name: string): Border => {
  const [first = '', other = ''] = name.split('|');
  return [first, other];
};

/** With one more border, and optional points. */
export function withLine(lines: LinesDoc, [first, other]: Border, points = ''): LinesDoc {
  const add = (text: string, cell: Cell) => [...cellsOf(text), cell].sort(inOrder).join(' ');
  const side = right(first) === other ? 'right' : 'below';
  return { ...lines, [side]: add(lines[side], first), points: joined(lines.points, points) };
}

/** The cells of both lists, in order. */
export const joined = (a: string, b: string): string =>
  [...new Set([...cellsOf(a), ...cellsOf(b)])].sort(inOrder).join(' ');

/** The path along each border. */
export const piecesOf = (lines: Pick<LinesDoc, 'right' | 'below'>): string[] =>
  bordersOf(lines).map(([first, other]) => {
    const { x, y } = cornerOf(other);
    return right(first) === other ? `M${x} ${y}v${UNIT}` : `M${x} ${y}h${UNIT}`;
  });
/** The path along all borders. */
export const track = (lines: Pick<LinesDoc, 'right' | 'below'>): string => piecesOf(lines).join('');

/** The lower right corners of cells, in units of the drawing. */
export const pointsOf = (cells: string): { cell: Cell; x: number; y: number }[] =>
  cellsOf(cells).map((cell) => {
    const { x, y } = cornerOf(cell);
    return { cell, x: x + UNIT, y: y + UNIT };
  });

/** Borders as places of two cells, by their cost beyond the cheapest piece. */
export function readBorders(doc: Record<string, Pick<LinesDoc, 'right' | 'below'>>, price: number): Places {
  const groups = Object.entries(doc).sort(([a], [b]) => Number(a) - Number(b));
  return new Places(
    groups.flatMap(([dollars, borders]) =>
      bordersOf(borders).map((cells) => ({ cells, dollars: Math.max(0, Number(dollars) - price) })),
    ),
  );
}
