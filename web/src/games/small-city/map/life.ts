/** What moves in a town between turns: smoke, flags, and a citizen on the way of the last move. */

import type { BoroughDoc, Tables } from '../wire';
import type { Board, BoardPerson } from './board';
import { BEFORE, cornerOf, lengthOf, type Cell } from './geometry';
import { lookOf } from './kinds';

/** The most pieces that move at once. */
export const MOST = 12;
/** And the most flags among them. */
const FLAGS = 3;
/** A home of this level has a flag. */
const HIGH = 5;

/** The last move: a person, who is where they went, and the cell they left. */
export interface Way {
  person: BoardPerson;
  from: Cell;
}

/** A moving piece. */
export interface Alive {
  key: string;
  kind: 'walker' | 'flag' | 'smoke';
  cell: Cell;
  /** The tile there. */
  code?: string;
}

type Box = readonly [x: number, y: number, size: number];
/** Boxes in drawing units, around the corner of a cell: a person on it, and the flag in the drawing of the home. */
const BOXES: Readonly<Record<'walker' | 'flag', Box>> = { walker: [25, 24, 21], flag: [20, -0.4, 7] };
/** The size of a cloud, and the tops of chimneys in the drawings, by the codes of tiles. */
const CLOUD = 14;
const CHIMNEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  F1: [32, 4],
  F2: [15, 3],
  F3: [12, 2],
};

function boxAt({ kind, code = '' }: Alive): Box {
  if (kind !== 'smoke') return BOXES[kind];
  const [x, y] = CHIMNEYS[code] ?? [31, 4];
  return [x - CLOUD / 2, y - CLOUD, CLOUD];
}

/** The pieces of a borough, the most important ones first. */
export function aliveIn(
  board: Pick<Board, 'tiles' | 'zone'>,
  borough: Pick<BoroughDoc, 'tiles' | 'spaces'>,
  { tiles }: Pick<Tables, 'tiles'>,
  way: Way | null,
): Alive[] {
  const makes = (code: string) =>
    lookOf(code).kind === 'works' &&
    tiles.some(({ tile, effects }) => tile === code && effects.some(({ effect }) => effect === 'makes'));
  const alive = (kind: Alive['kind'], cell: Cell): Alive => ({ key: `${kind} ${cell}`, kind, cell });
  const flags = board.tiles.filter(
    ({ key, code }) => lookOf(code).kind === 'home' && borough.tiles[key]?.level === HIGH,
  );
  const staffed = board.tiles.flatMap(({ code, cells }) => {
    const cell = makes(code) ? cells.find((cell) => borough.spaces[cell]?.who) : undefined;
    return cell ? [{ ...alive('smoke', cell), code }] : [];
  });
  return [
    ...(way ? [alive('walker', way.person.cell)] : []),
    ...flags.slice(0, FLAGS).map(({ key }) => alive('flag', key)),
    ...staffed,
  ].slice(0, MOST);
}

/** The box of a piece in shares of the map. */
export function boxOf(piece: Alive, zone: number) {
  const { x, y } = cornerOf(piece.cell);
  const [right, down, size] = boxAt(piece);
  const share = (units: number) => `${(100 * units) / lengthOf(zone)}%`;
  return { left: share(x + right + BEFORE), top: share(y + down + BEFORE), width: share(size) };
}

/** How each kind moves, by transform and opacity alone, and for how long, in milliseconds at speed 1. */
export function movesOf({ kind, cell }: Alive, way: Way | null): { frames: Keyframe[]; duration: number } {
  if (kind === 'smoke')
    return {
      duration: 2_800,
      frames: [
        { opacity: 0, transform: 'translate(0, 35%) scale(0.3)' },
        { opacity: 0.75, offset: 0.25 },
        { opacity: 0, transform: 'translate(40%, -110%) scale(1.4)' },
      ],
    };
  if (kind === 'flag')
    return {
      duration: 2_400,
      frames: [-7, 6, -5, 3].map((angle) => ({ transform: `skewY(${angle}deg)` })),
    };
  const [start, end] = [cornerOf(way?.from ?? cell), cornerOf(cell)];
  const [, , size] = BOXES.walker;
  const at = (share: number, up: number) => {
    const part = (100 * (1 - share)) / size;
    return `translate(${(start.x - end.x) * part}%, ${(start.y - end.y) * part - up}%)`;
  };
  // steps: it bobs as it walks
  const steps = Array.from({ length: 9 }, (_, step) => ({
    transform: at(step / 8, step % 2 ? 22 : 0),
    opacity: step === 0 || step === 8 ? 0 : 0.85,
  }));
  return { duration: 3_000, frames: steps };
}
