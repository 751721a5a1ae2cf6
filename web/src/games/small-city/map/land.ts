/** The look of land, by its document name: the one list that names it. A board adds a line here. */

import { at, cellAt, cornerOf, inOrder, UNIT, type Cell } from './geometry';
import type { Piece } from './kinds';
import { outline, outlines } from './outline';

/** A path, and its fill and stroke tokens `--`. */
interface Shape {
  path: string;
  fill?: string;
  stroke?: 'wave' | 'seam' | 'trace';
}

/** A drawing that spans this many cells each way. */
type LandPiece = Piece & { high?: number };

/** The layers of a land's drawing, from bottom to top. */
interface LandDrawing {
  /** Drawn over empty lots. */
  lots: boolean;
  shapes: Shape[];
  pieces: LandPiece[];
  /** The cells under its name, if it is a sight. */
  named: readonly Cell[];
  /** Letters for land without a drawing. */
  letters: { cell: Cell; text: string }[];
}

type Draw = (cells: readonly Cell[]) => Partial<LandDrawing>;

const right = (cell: Cell): Cell => cellAt(at(cell)[0] + 1, at(cell)[1]);
const below = (cell: Cell): Cell => cellAt(at(cell)[0], at(cell)[1] + 1);

/** The same path in every cell, from its upper left corner. */
const inEach = (cells: readonly Cell[], path: (x: number, y: number) => string): string =>
  cells
    .map(cornerOf)
    .map(({ x, y }) => path(x, y))
    .join('');

/** Two short waves a cell. */
const waves = (cells: readonly Cell[]): Shape => ({
  path: inEach(cells, (x, y) => `M${x + 9} ${y + 18}q5-4 10 0t10 0M${x + 19} ${y + 30}q5-4 10 0t10 0`),
  stroke: 'wave',
});
/** One sheet of water with banks. */
const water = (cells: readonly Cell[]): Shape[] => [
  { path: outline(cells, 1.5, 12, 1.5), fill: 'l-river-deep' },
  { path: outline(cells, 1.5, 12, -0.5), fill: 'l-river' },
  waves(cells),
];
/** Seams between its cells: they make buildable land countable. */
const seams = (cells: readonly Cell[]): Shape => {
  const own = new Set(cells);
  const path = cells.map((cell) => {
    const { x, y } = cornerOf(cell);
    const side = own.has(right(cell)) ? `M${x + UNIT} ${y + 5}v${UNIT - 10}` : '';
    return side + (own.has(below(cell)) ? `M${x + 5} ${y + UNIT}h${UNIT - 10}` : '');
  });
  return { path: path.join(''), stroke: 'seam' };
};
/** The line between these cells and adjacent ones: the trace that a fallen wall leaves in the ground. */
const trace = (cells: readonly Cell[]): Shape => {
  const own = new Set(cells);
  const path = cells.map((cell) => {
    const [column, row] = at(cell);
    const { x, y } = cornerOf(cell);
    const edges: [Cell, boolean, string][] = [
      [right(cell), column < 9, `M${x + UNIT} ${y}v${UNIT}`],
      [below(cell), row < 9, `M${x} ${y + UNIT}h${UNIT}`],
      [cellAt(column - 1, row), column > 0, `M${x} ${y}v${UNIT}`],
      [cellAt(column, row - 1), row > 0, `M${x} ${y}h${UNIT}`],
    ];
    return edges.map(([other, inside, line]) => (inside && !own.has(other) ? line : '')).join('');
  });
  return { path: path.join(''), stroke: 'trace' };
};

/** A square of paving under a sight. */
const paved = (cells: readonly Cell[]): Shape[] => [
  { path: outline(cells, 2, 6, 2), fill: 'c-lot-edge' },
  { path: outline(cells, 2, 6, -0.5), fill: 'c-hall-pale' },
];
const plate =
  (kind: string) =>
  (cells: readonly Cell[]): Shape[] => [
    { path: outline(cells, 2, 6, 2.5), fill: `c-${kind}-deep` },
    { path: outline(cells, 2, 6, -0.5), fill: `c-${kind}` },
  ];
/** The height that the name of a sight takes, in cells. */
const NAME = 0.21;
/** One drawing over all cells, which form a rectangle, with room for the name below. */
const over =
  (drawing: string, size: number, high = size) =>
  (cells: readonly Cell[]): LandPiece[] => [{ drawing, cell: cells[0]!, size, high: high - NAME }];
/** A landmark: its ground, its drawing, its name. */
const sight =
  (
    ground: (cells: readonly Cell[]) => Shape[],
    pieces: (cells: readonly Cell[]) => LandPiece[] = () => [],
  ): Draw =>
  (cells) => ({ shapes: ground(cells), pieces: pieces(cells), named: longest(cells) });

/** The longest row of cells; among equals, the lowest. */
function longest(cells: readonly Cell[]): Cell[] {
  const runs: Cell[][] = [];
  for (const cell of [...cells].sort(inOrder)) {
    const last = runs.at(-1)?.at(-1);
    if (last && right(last) === cell) runs.at(-1)!.push(cell);
    else runs.push([cell]);
  }
  return runs.reduce((best, run) => (run.length >= best.length ? run : best), []);
}

const LANDS: Readonly<Record<string, Draw>> = {
  forest: (cells) => ({
    shapes: [{ path: outlines(cells, 2, 6), fill: 'l-forest' }],
    pieces: cells.map((cell) => ({ drawing: 'forest', cell, size: 1 })),
  }),
  river: (cells) => ({ shapes: [...water(cells), seams(cells)] }),
  eiffel_tower: sight(paved, over('eiffel', 2)),
  lake: (cells) => ({ shapes: water(cells) }),
  marked: (cells) => ({
    lots: true,
    shapes: [{ path: inEach(cells, (x, y) => `M${x + 24} ${y + 10}l14 14-14 14-14-14z`), fill: 'l-mark' }],
  }),
  jardin: sight((cells) => [{ path: outline(cells, 2, 6), fill: 'l-forest' }], over('jardin', 3, 2)),
  ring: (cells) => ({ lots: true, pieces: cells.map((cell) => ({ drawing: 'fee', cell, size: 1 })) }),
  tiber: sight(water),
  west: (cells) => ({ lots: true, shapes: [trace(cells)] }),
  east: () => ({ lots: true }),
  sea: (cells) => ({ shapes: water(cells) }),
  parthenon: sight(paved, over('parthenon', 2)),
  piraeus: sight(plate('works'), (cells) =>
    cells.map((cell, index) => ({ drawing: index ? 'har-b' : 'har-a', cell, size: 1 })),
  ),
};

/** The drawing of a land; a letter on every cell where there is no drawing. */
export function landOf(name: string, letter: string, cells: readonly Cell[]): LandDrawing {
  const none = { lots: true, letters: cells.map((cell) => ({ cell, text: letter })) };
  return { lots: false, shapes: [], pieces: [], named: [], letters: [], ...(LANDS[name]?.(cells) ?? none) };
}
