/** Cells of a map, and the shapes of cell sets. Lengths are drawing units: a cell is 48 wide. */

/** A cell by its name, `c4`: column c, row 4. */
export type Cell = string;

/** The drawn width of a cell. */
export const UNIT = 48;
/** The margins of the zone: ribbon and letters above and on the left, less on the other sides. */
export const BEFORE = 27;
export const AFTER = 15;
/** The width and height of a drawing with this zone. */
export const lengthOf = (zone: number) => BEFORE + zone * UNIT + AFTER;
/** The number of columns and rows of a map. */
export const COUNT = 10;

/** Column and row of a cell, from 0. */
export const at = (cell: Cell): readonly [x: number, y: number] => [
  cell.charCodeAt(0) - 97,
  Number(cell.slice(1)) - 1,
];
/** The cell in a column and a row, from 0. */
export const cellAt = (x: number, y: number): Cell => String.fromCharCode(97 + x) + (y + 1);
/** Column letter `a` and so on. */
export const columnName = (x: number) => String.fromCharCode(97 + x);

/** The cells of a document: names separated by spaces. */
export const cellsOf = (text: string): Cell[] => (text === '' ? [] : text.split(' '));

/** Row by row, as documents list them. */
export const inOrder = (a: Cell, b: Cell): number => {
  const [[ax, ay], [bx, by]] = [at(a), at(b)];
  return ay - by || ax - bx;
};

/** The upper left corner of a cell in units. */
export const cornerOf = (cell: Cell): { x: number; y: number } => {
  const [x, y] = at(cell);
  return { x: x * UNIT, y: y * UNIT };
};

const inside = (x: number, y: number, zone: number) => x >= 0 && y >= 0 && x < zone && y < zone;
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Whether all cells connect by their sides. */
export function connected(cells: readonly Cell[]): boolean {
  const left = new Set(cells);
  const reached = cells.slice(0, 1);
  left.delete(reached[0]!);
  for (const cell of reached) {
    const [x, y] = at(cell);
    for (const [dx, dy] of SIDES) {
      const next = cellAt(x + dx, y + dy);
      if (left.delete(next)) reached.push(next);
    }
  }
  return left.size === 0;
}

/** All cells within one step, corners included, without the cells themselves (SC-2.11). */
export function halo(cells: readonly Cell[], zone: number = COUNT): Cell[] {
  const own = new Set(cells);
  const found = new Set<Cell>();
  for (const cell of cells) {
    const [x, y] = at(cell);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) if (inside(x + dx, y + dy, zone)) found.add(cellAt(x + dx, y + dy));
  }
  return [...found].filter((cell) => !own.has(cell)).sort(inOrder);
}

/** The cells at the edge of the whole map. */
export const perimeter: readonly Cell[] = Array.from({ length: COUNT * COUNT }, (_, index) =>
  cellAt(index % COUNT, Math.floor(index / COUNT)),
).filter((cell) => at(cell).some((place) => place === 0 || place === COUNT - 1));

/** A zone's cells, row by row. */
export const zoneCells = (zone: number): Cell[] =>
  Array.from({ length: zone * zone }, (_, index) => cellAt(index % zone, Math.floor(index / zone)));

/** The same shape, moved to the upper left corner of the map. */
export function normal(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map((cell) => at(cell)[0]));
  const top = Math.min(...cells.map((cell) => at(cell)[1]));
  return moved(cells, -left, -top);
}

/** Cells moved by this many columns and rows. */
export const moved = (cells: readonly Cell[], columns: number, rows: number): Cell[] =>
  cells.map((cell) => {
    const [x, y] = at(cell);
    return cellAt(x + columns, y + rows);
  });

/** The cell of a row of three or an L that touches both others by its sides; none for other shapes. */
export function middle(cells: readonly Cell[]): Cell | null {
  if (cells.length !== 3) return null;
  return cells.find((cell) => cells.filter((other) => beside(cell, other)).length === 2) ?? null;
}

/** Whether two cells share a side. */
export function beside(a: Cell, b: Cell): boolean {
  const [[ax, ay], [bx, by]] = [at(a), at(b)];
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1;
}

/** Every connected set of one to `size` cells with this cell, in all orientations: shapes for tests and pictures. */
export function shapesAround(cell: Cell, size: number, zone: number = COUNT): Cell[][] {
  const found = new Map<string, Cell[]>();
  const grow = (cells: Cell[]) => {
    const key = [...cells].sort(inOrder).join(' ');
    if (found.has(key)) return;
    found.set(key, cellsOf(key));
    if (cells.length === size) return;
    for (const each of cells) {
      const [x, y] = at(each);
      for (const [dx, dy] of SIDES) {
        const next = cellAt(x + dx, y + dy);
        if (inside(x + dx, y + dy, zone) && !cells.includes(next)) grow([...cells, next]);
      }
    }
  };
  grow([cell]);
  return [...found.values()];
}
