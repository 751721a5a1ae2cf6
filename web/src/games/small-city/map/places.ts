/** Legal places of a thing, and how taps on cells choose among them. */

import type { PlacesDoc } from '../wire';
import { at, cellAt, cellsOf, COUNT, type Cell } from './geometry';

/** Cells that a thing may take together. */
export interface Place {
  cells: readonly Cell[];
  /** The land fee in dollars. */
  dollars: number;
}

/** All places of one thing, those without a land fee first. */
export class Places {
  readonly all: readonly Place[];
  readonly #over = new Map<Cell, Place[]>();

  constructor(all: readonly Place[]) {
    this.all = all;
    for (const place of all)
      for (const cell of place.cells) {
        const over = this.#over.get(cell);
        if (over) over.push(place);
        else this.#over.set(cell, [place]);
      }
  }

  /** The cells that some place covers. */
  get cells(): Iterable<Cell> {
    return this.#over.keys();
  }

  /** The places that cover a cell. */
  over(cell: Cell): readonly Place[] {
    return this.#over.get(cell) ?? [];
  }

  /** The lowest land fee of the places over a cell. */
  dollars(cell: Cell): number {
    return Math.min(...this.over(cell).map(({ dollars }) => dollars));
  }
}

/** Reads a document: `a1 b1:c4 d4` are the places `c4 d4` and `d4 e4`. */
export function readPlaces(doc: PlacesDoc): Places {
  const groups = Object.entries(doc).sort(([a], [b]) => Number(a) - Number(b));
  return new Places(
    groups.flatMap(([dollars, shapes]) =>
      shapes
        .split(';')
        .flatMap((text) => readShape(text).map((cells) => ({ cells, dollars: Number(dollars) }))),
    ),
  );
}

/** The places of one shape, `a1 b1:c4 d4`. */
function readShape(text: string): Cell[][] {
  const [shape, corners] = text.split(':');
  if (!shape || !corners) return [];
  const offsets = cellsOf(shape).map(at);
  return cellsOf(corners).map((corner) => {
    const [x, y] = at(corner);
    return offsets.map(([dx, dy]) => cellAt(x + dx, y + dy));
  });
}

/** An upgrade's document, `{"0": "c5 d4"}`: single cells by dollars, as places. */
export function readCells(doc: Record<string, string>): Places {
  return new Places(
    Object.entries(doc)
      .sort(([a], [b]) => Number(a) - Number(b))
      .flatMap(([dollars, cells]) =>
        cellsOf(cells).map((cell) => ({ cells: [cell], dollars: Number(dollars) })),
      ),
  );
}

/** The pins, and the place proposed for them. */
export interface Aim {
  pins: readonly Cell[];
  place: Place | null;
}

/** Nothing pinned. */
export const NO_AIM: Aim = { pins: [], place: null };

/**
 * A tap on a cell pins it, or unpins it. Among the places that cover all pins, the closest to the current place is
 * proposed; if there is none, the new pin stays alone. A cell outside all places changes nothing.
 */
export function pin(places: Places, aim: Aim, cell: Cell): Aim {
  if (!places.over(cell).length) return aim;
  const pins = aim.pins.includes(cell) ? aim.pins.filter((each) => each !== cell) : [...aim.pins, cell];
  if (!pins.length) return NO_AIM;
  return propose(places, pins, aim.place) ?? { pins: [cell], place: nearest(places.over(cell), aim.place) };
}

/**
 * A tap on a cell in the middle of a large thing: pins that cell alone, or unpins it. Among the places over it, those
 * with the cell in their middle come first, in the current shape.
 */
export function pinAround(places: Places, aim: Aim, cell: Cell): Aim {
  if (!places.over(cell).length) return aim;
  if (aim.pins.includes(cell)) return NO_AIM;
  const around = aroundFirst(places, cell);
  const form = aim.place && formOf(aim.place.cells).join();
  const place = around.find(({ cells }) => formOf(cells).join() === form) ?? around[0]!;
  return { pins: [cell], place };
}

/** The next place over the pin in another shape: with the pin nearest to its middle, then those farther away. */
export function turnAround(places: Places, aim: Aim): Aim {
  const [cell] = aim.pins;
  if (cell === undefined) return aim;
  const order = byForms(aroundFirst(places, cell));
  const now = order.findIndex((place) => place === aim.place);
  return { pins: [cell], place: order[(now + 1) % order.length]! };
}

/** The places over a cell, sorted by the distance from their middle. */
function aroundFirst(places: Places, cell: Cell): Place[] {
  const [x, y] = at(cell);
  const away = ({ cells }: Place) => {
    const sum = cells.map(at).reduce(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
    return Math.hypot(sum[0] / cells.length - x, sum[1] / cells.length - y);
  };
  return places.over(cell).toSorted((a, b) => away(a) - away(b));
}

/** The best place over all pins, if there is one. */
function propose(places: Places, pins: readonly Cell[], last: Place | null): Aim | null {
  const place = nearest(covering(places, pins), last);
  return place && { pins, place };
}

const covering = (places: Places, pins: readonly Cell[]) =>
  places.over(pins[0]!).filter(({ cells }) => pins.every((pinned) => cells.includes(pinned)));

/** The place that keeps most cells of the last one; the first of equals. */
function nearest(places: readonly Place[], last: Place | null): Place | null {
  const kept = ({ cells }: Place) => cells.filter((cell) => last?.cells.includes(cell)).length;
  return places.reduce<Place | null>(
    (best, place) => (best && kept(best) >= kept(place) ? best : place),
    null,
  );
}

/**
 * The next place over the first pin, with wrap-around (back if `by` is -1). Other shapes come first: it turns before
 * it shifts. Pins outside it are dropped.
 */
export function turn(places: Places, aim: Aim, by: 1 | -1 = 1): Aim {
  const [first] = aim.pins;
  const over = first === undefined ? [] : byForms(places.over(first));
  if (!over.length) return aim;
  const now = over.findIndex((place) => place === aim.place);
  const place = over[(now + by + over.length) % over.length]!;
  return { pins: aim.pins.filter((cell) => place.cells.includes(cell)), place };
}

/** The first place of each shape, then the second of each, and so on. */
function byForms(places: readonly Place[]): Place[] {
  const seen = new Map<string, number>();
  const ranked = places.map((place) => {
    const form = formOf(place.cells).join();
    const rank = seen.get(form) ?? 0;
    seen.set(form, rank + 1);
    return { place, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}

/** The aim after the places have changed, as far as it is still valid. */
export function kept(places: Places, aim: Aim): Aim {
  const { place } = aim;
  const same = place && places.over(place.cells[0]!).find((each) => sameCells(each, place));
  return same ? { pins: aim.pins, place: same } : NO_AIM;
}

const sameCells = (a: Place, b: Place) => a.cells.join() === b.cells.join();

/**
 * A place over a cell outside all of these, in one of their shapes: the one that shares most cells with them. Null
 * where none fits the map.
 */
export function placeLike(places: Places, cell: Cell): readonly Cell[] | null {
  const offered = new Set(places.cells);
  const shared = (cells: readonly Cell[]) => cells.filter((each) => offered.has(each)).length;
  const [x, y] = at(cell);
  const forms = new Map(places.all.map(({ cells }) => [formOf(cells).join(), formOf(cells)]));
  const fitting = [...forms.values()].flatMap((form) =>
    form.map(([fx, fy]) => form.map(([dx, dy]): Offset => [x + dx - fx, y + dy - fy])),
  );
  const inside = fitting.filter((cells) => cells.every((each) => each.every((n) => n >= 0 && n < COUNT)));
  const named = inside.map((cells) => cells.map(([x, y]) => cellAt(x, y)));
  return named.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

type Offset = readonly [x: number, y: number];

/** The cells of a place as offsets from its first. */
function formOf(cells: readonly Cell[]): Offset[] {
  const [x, y] = at(cells[0]!);
  return cells.map((cell): Offset => [at(cell)[0] - x, at(cell)[1] - y]);
}
