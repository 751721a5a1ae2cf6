/** The look of tiles, by their codes: the one list that names them. */

import { m } from '$messages';
import { at, inOrder, middle, type Cell } from './geometry';

/** The ground of a plate: `--c-home` and so on. */
type Kind = 'home' | 'shop' | 'works' | 'park' | 'culture' | 'service' | 'hall' | 'palace';

/** A drawing and its position. */
export interface Piece {
  /** The symbol is `sc-` plus this. */
  drawing: string;
  /** The upper left of its cells. */
  cell: Cell;
  /** Its width and height in cells. */
  size: number;
}

interface Look {
  kind: Kind;
  /** Whether the plate shows the code: tiles with levels do. */
  lettered: boolean;
  /** The drawings on the cells of a tile, row by row. */
  pieces: (cells: readonly Cell[]) => Piece[];
}

const piece = (drawing: string, cell: Cell, size = 1): Piece => ({ drawing, cell, size });

/** The same on every cell. */
const each = (drawing: string) => (cells: readonly Cell[]) => cells.map((cell) => piece(drawing, cell));
/** The first drawing on the first cell, and so on. */
const inTurn =
  (...drawings: string[]) =>
  (cells: readonly Cell[]) =>
    cells.map((cell, index) => piece(drawings[index % drawings.length]!, cell));
/** One drawing over two by two cells. */
const square = (drawing: string) => (cells: readonly Cell[]) => [piece(drawing, cells[0]!, 2)];
/** Three cells in a row or an L: the main part where the other two meet. */
const around = (main: string, ends: [string, string]) => (cells: readonly Cell[]) => {
  const centre = middle(cells);
  const rest = cells.filter((cell) => cell !== centre);
  return cells.map((cell) => piece(cell === centre ? main : ends[rest.indexOf(cell) % ends.length]!, cell));
};

const WIDE = ['wing', 'tower', 'wing', 'square', 'well', 'square'];
const TALL = ['tower', 'wing', 'wing', 'wing', 'well', 'square'];
/** City Hall in landscape or portrait. */
const hall = (cells: readonly Cell[]) => {
  const wide = cells.length > 2 && at(cells[2]!)[1] === at(cells[0]!)[1];
  return inTurn(...(wide ? WIDE : TALL).map((part) => `hall-${part}`))(cells);
};

const levels = (code: string, kind: Kind, count: number, of: (level: number) => Look['pieces']) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${code}${index + 1}`,
      { kind, lettered: true, pieces: of(index + 1) },
    ]),
  );
const one = (kind: Kind, pieces: Look['pieces']): Look => ({ kind, lettered: false, pieces });
const park = one('park', inTurn('park-1', 'park-2', 'park-3'));

/** By code. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ...levels('R', 'home', 5, (level) => each(`r${level}`)),
  // a shop has its functions in the order of its cells
  ...levels('C', 'shop', 4, () => inTurn('c1', 'c2', 'c3', 'c4')),
  ...levels('F', 'works', 3, (level) => each(`f${level}`)),
  Ref: one('works', each('ref')),
  Har: one('works', inTurn('har-a', 'har-b')),
  War: one('works', each('war')),
  Pk1: park,
  Pk2: park,
  Pk3: park,
  Sch: one('culture', each('sch')),
  Lib: one('culture', inTurn('lib-a', 'lib-b')),
  Mus: one('culture', around('mus-a', ['mus-b', 'mus-c'])),
  Met: one('culture', each('met')),
  Cli: one('culture', inTurn('cli-a', 'cli-b')),
  Uni: one('culture', square('uni')),
  Sta: one('park', each('statue')),
  Pal: one('palace', square('palace')),
  Col: one('culture', square('colosseum')),
  Neu: one('culture', around('castle', ['castle-b', 'castle-b'])),
  Pol: one('service', inTurn('pol-a', 'pol-b')),
  Fir: one('service', around('fire-a', ['fire-b', 'fire-c'])),
  Hall: one('hall', hall),
};

/** The group names of tiles, by the colours of the rulebook. */
const GROUPS: Readonly<Record<string, () => string>> = {
  green: m.sc_group_homes,
  blue: m.sc_group_shops,
  yellow: m.sc_group_works,
  light_green: m.sc_group_parks,
  red: m.sc_group_culture,
  grey: m.sc_group_services,
  purple: m.sc_group_palaces,
};
export const groupName = (colour: string): string => (GROUPS[colour] ?? m.sc_group_more)();

/** A tile without a drawing: a plate with its letters. */
const PLAIN: Look = { kind: 'service', lettered: true, pieces: () => [] };

export const lookOf = (code: string): Look => LOOKS[code] ?? PLAIN;

/** The drawings on the cells of a tile, in any order. */
export const piecesOf = (code: string, cells: readonly Cell[]): Piece[] =>
  lookOf(code).pieces([...cells].sort(inOrder));
