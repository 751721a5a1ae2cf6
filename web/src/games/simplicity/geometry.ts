/** Positions in the drawing of a city, in units of its sprite: a tile is 48, the gap beside it 3. */

import type { Space, SpaceName, Tile } from './wire';

const CELL = 48;
const GAP = 3;
export const PITCH = CELL + GAP;
export const ROWS = 7;

interface Place {
  x: number;
  y: number;
}
interface Bridge {
  id: string;
  tile: Tile;
  across: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Rope {
  id: string;
  team: number;
  path: string;
}

export type City = readonly (readonly Space[])[];

export const columnName = (x: number): string => String.fromCharCode(97 + x);
export const spaceName = ({ x, y }: Place): SpaceName => `${columnName(x)}${y + 1}`;
export const placeOf = (name: SpaceName): Place => ({
  x: name.charCodeAt(0) - 97,
  y: Number(name.slice(1)) - 1,
});
export const spaceAt = (city: City, name: SpaceName): Space | undefined => {
  const { x, y } = placeOf(name);
  return city[x]?.[y];
};

/** Tiles that a neighbourhood's bridge may join: parks are no buildings and never grow together. */
const building = (space: Space | undefined): Tile | null =>
  space?.tile && space.tile !== 'P' ? space.tile : null;

const around = ({ x, y }: Place): Place[] => [
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
  { x, y: y - 1 },
];

/** The whole neighbourhood of a building, itself included; empty for an open space, a park alone. */
export function neighbourhood(city: City, name: SpaceName): SpaceName[] {
  const space = spaceAt(city, name);
  if (!space?.tile) return [];
  if (space.tile === 'P') return [name];
  const found = new Set([name]);
  const queue = [name];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const place of around(placeOf(next))) {
      const beside = spaceName(place);
      if (city[place.x]?.[place.y]?.tile !== space.tile || found.has(beside)) continue;
      found.add(beside);
      queue.push(beside);
    }
  }
  return [...found].sort();
}

/** Calls `visit` for every two spaces that share an edge. */
function pairs(city: City, visit: (a: Place, b: Place, one: Space, other: Space) => void): void {
  city.forEach((column, x) =>
    column.forEach((one, y) => {
      for (const b of [
        { x: x + 1, y },
        { x, y: y + 1 },
      ]) {
        const other = city[b.x]?.[b.y];
        if (other) visit({ x, y }, b, one, other);
      }
    }),
  );
}

/** The ground that closes the gaps inside each neighbourhood. */
export function bridges(city: City): Bridge[] {
  const found: Bridge[] = [];
  pairs(city, (a, b, one, other) => {
    const tile = building(one);
    if (!tile || tile !== other.tile) return;
    const across = a.y === b.y;
    const [x, y] = [a.x * PITCH, a.y * PITCH];
    found.push({
      id: `${spaceName(a)}-${spaceName(b)}`,
      tile,
      across,
      x: across ? x + CELL - 4 : x + 13,
      y: across ? y + 7 : y + CELL - 5,
      width: across ? GAP + 8 : 19,
      height: across ? 19 : GAP + 8,
    });
  });
  return found;
}

/** The rope's end at the disc of a tile: across it runs above the letters. */
const knot = ({ x, y }: Place, across: boolean): Place => ({
  x: x * PITCH + 36,
  y: y * PITCH + (across ? 28.6 : 33.6),
});

/** A rope from disc to disc for every link. */
export function ropes(city: City): Rope[] {
  const found: Rope[] = [];
  pairs(city, (a, b, one, other) => {
    if (one.team === null || one.team !== other.team) return;
    const across = a.y === b.y;
    const [from, to] = [knot(a, across), knot(b, across)];
    found.push({
      id: `${spaceName(a)}-${spaceName(b)}`,
      team: one.team,
      path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    });
  });
  return found;
}

/** The line around a group of spaces, in the middle of the gaps, with round corners. */
export function outline(spaces: Iterable<SpaceName>): string {
  const inside = new Set(spaces);
  const has = (x: number, y: number) => x >= 0 && y >= 0 && inside.has(spaceName({ x, y }));
  // Directed edges, the group on their right: from a corner to the next ones.
  const edges = new Map<string, Place[]>();
  const edge = (x: number, y: number, tx: number, ty: number) => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), { x: tx, y: ty }]);
  };
  for (const name of inside) {
    const { x, y } = placeOf(name);
    if (!has(x, y - 1)) edge(x, y, x + 1, y);
    if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) edge(x, y + 1, x, y);
  }
  let path = '';
  for (const [key, ways] of edges) {
    while (ways.length) path += loop(edges, key);
  }
  return path;
}

/** Walks one closed line from a corner and removes its edges; at a corner of four it turns right. */
function loop(edges: Map<string, Place[]>, start: string): string {
  const [x, y] = start.split(',').map(Number) as [number, number];
  const corners: Place[] = [];
  let at: Place = { x, y };
  let way: Place = { x: 0, y: 0 };
  do {
    const ways = edges.get(`${at.x},${at.y}`)!;
    const right = ways.findIndex((to) => to.x - at.x === -way.y && to.y - at.y === way.x);
    const [to] = ways.splice(Math.max(right, 0), 1) as [Place];
    const next = { x: to.x - at.x, y: to.y - at.y };
    if (next.x !== way.x || next.y !== way.y) corners.push(at);
    [at, way] = [to, next];
  } while (`${at.x},${at.y}` !== start);
  // The walk may have begun in the middle of a straight side.
  const [first, second] = corners as [Place, Place];
  if (straight(corners.at(-1)!, first, second)) corners.shift();
  return rounded(
    corners.map((corner) => ({ x: corner.x * PITCH - GAP / 2, y: corner.y * PITCH - GAP / 2 })),
    8,
  );
}

const straight = (a: Place, b: Place, c: Place) =>
  (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y);

function rounded(corners: Place[], radius: number): string {
  const toward = (from: Place, to: Place): Place => ({
    x: from.x + Math.sign(to.x - from.x) * radius,
    y: from.y + Math.sign(to.y - from.y) * radius,
  });
  return (
    corners
      .map((corner, i) => {
        const before = toward(corner, corners.at(i - 1)!);
        const after = toward(corner, corners[(i + 1) % corners.length]!);
        return `${i ? 'L' : 'M'}${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
      })
      .join('') + 'Z'
  );
}

type Side = 'right' | 'left' | 'below' | 'above';

/**
 * The position of a note of `width` by `height` spaces beside a space, within the city and off the spaces in `keep`;
 * null if there is none.
 */
export function noteAt(
  name: SpaceName,
  size: { width: number; height: number },
  columns: number,
  keep: ReadonlySet<SpaceName>,
): { side: Side; x: number; y: number } | null {
  const { x, y } = placeOf(name);
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
  const beside = clamp(y + 0.5 - size.height / 2, ROWS - size.height);
  // a low note is level with its space, a high one begins there
  const start = size.height < 0.9 ? beside : clamp(y, ROWS - size.height);
  const over = clamp(x + 0.5 - size.width / 2, columns - size.width);
  const tries: { side: Side; x: number; y: number }[] = [
    { side: 'right', x: x + 1.12, y: start },
    { side: 'left', x: x - 0.12 - size.width, y: start },
    { side: 'right', x: x + 1.12, y: beside },
    { side: 'left', x: x - 0.12 - size.width, y: beside },
    { side: 'below', x: over, y: y + 1.12 },
    { side: 'above', x: over, y: y - 0.12 - size.height },
  ];
  const free = (at: { x: number; y: number }) =>
    at.x >= -0.01 &&
    at.y >= -0.3 &&
    at.x + size.width <= columns + 0.01 &&
    at.y + size.height <= ROWS + 0.3 &&
    [...keep].every((kept) => {
      const other = placeOf(kept);
      return (
        other.x + 0.95 <= at.x ||
        at.x + size.width <= other.x + 0.02 ||
        other.y + 0.95 <= at.y ||
        at.y + size.height <= other.y + 0.02
      );
    });
  return tries.find(free) ?? null;
}
