/** What land looks like, by its name in documents: the one list that names it. A board adds a line here. */

import { outlines } from './outline';
import type { Cell } from './geometry';
import type { Piece } from './kinds';

/** What is drawn on cells of a land, from below to above. */
export interface LandDrawing {
  /** A ground, filled with the colour `--l-` and this. */
  grounds: { colour: string; path: string }[];
  pieces: Piece[];
  /** Letters for land that nobody has drawn. */
  letters: { cell: Cell; text: string }[];
}

type Draw = (cells: readonly Cell[]) => Partial<LandDrawing>;

const LANDS: Readonly<Record<string, Draw>> = {
  forest: (cells) => ({
    grounds: [{ colour: 'forest', path: outlines(cells, 2, 6) }],
    pieces: cells.map((cell) => ({ drawing: 'forest', cell, size: 1 })),
  }),
};

/** The drawing of a land; its letter on every cell where nobody has drawn it. */
export function landOf(name: string, letter: string, cells: readonly Cell[]): LandDrawing {
  const drawing = LANDS[name]?.(cells) ?? { letters: cells.map((cell) => ({ cell, text: letter })) };
  return { grounds: [], pieces: [], letters: [], ...drawing };
}

/** Whether somebody has drawn it: lots lie under all other land. */
export const isDrawn = (name: string): boolean => name in LANDS;
