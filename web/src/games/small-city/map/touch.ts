/** Touch gestures on a map: a tap, a double tap, a pinch, and a long press for the loupe. */

import type { Cell } from './geometry';

/** The position and time of a finger: a point of the map in pixels, the cell there, milliseconds. */
export interface Point {
  cell: Cell;
  x: number;
  y: number;
  time: number;
}

/** The map's side of the gestures. */
interface Touched {
  /** Cells are small enough for a finger to hide them. */
  small: () => boolean;
  /** The cell is highlighted: two taps on it are two taps. */
  lit: (cell: Cell) => boolean;
  pick: (cell: Cell) => void;
  /** The loupe opens, follows the finger, or closes. */
  loupe: (at: Point | null) => void;
  /** Zooms in or out; toggles if it is missing. */
  enlarge: (cell: Cell, larger?: boolean) => void;
}

/** A long press opens the loupe after this time, in milliseconds. */
export const HOLD = 350;
/** A finger that moves farther than this does not rest, in pixels. */
const FAR = 10;
/** Two taps within this time are a double tap, in milliseconds. */
const TWICE = 300;
/** A click within this time after a handled gesture belongs to it, in milliseconds. */
const AFTER = 500;
/** A change of the finger distance by this much changes the zoom. */
const PINCH = 1.2;

/** The fingers on one map. */
export class Touch {
  readonly #map: Touched;
  readonly #fingers = new Map<number, Point>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger distance when the second one came down; 0 once the pinch is handled. */
  #apart = 0;
  #loupe = false;
  #last: { cell: Cell; time: number } | null = null;
  /** The time of the last handled gesture that a click may follow. */
  #done = -Infinity;

  constructor(map: Touched) {
    this.#map = map;
  }

  /** Whether the loupe is open. */
  get held(): boolean {
    return this.#loupe;
  }
  /** Whether any finger is down. */
  get down(): boolean {
    return this.#fingers.size > 0;
  }

  start(finger: number, point: Point) {
    this.#done = -Infinity;
    this.#fingers.set(finger, point);
    clearTimeout(this.#timer);
    if (this.#fingers.size === 2) this.#apart = this.#distance();
    else if (this.#map.small()) this.#timer = setTimeout(() => this.#show(point), HOLD);
  }

  move(finger: number, point: Point) {
    const before = this.#fingers.get(finger);
    if (!before) return;
    if (this.#loupe) return this.#show(point);
    if (this.#fingers.size === 1) {
      if (away(before, point) > FAR) clearTimeout(this.#timer);
      return; // measured from the start point
    }
    this.#fingers.set(finger, point);
    const by = this.#apart && this.#distance() / this.#apart;
    if (!by || (by < PINCH && by > 1 / PINCH)) return;
    [this.#apart, this.#done] = [0, point.time];
    this.#map.enlarge(point.cell, by > 1);
  }

  /** A finger lifts: takes the cell under the loupe. */
  end(finger: number, { cell, time }: Point) {
    const held = this.#loupe;
    this.cancel(finger);
    if (!held) return;
    this.#done = time;
    this.#map.pick(cell);
  }

  /** The browser has taken over the finger. */
  cancel(finger: number) {
    clearTimeout(this.#timer);
    this.#fingers.delete(finger);
    if (this.#loupe) this.#map.loupe(null);
    this.#loupe = false;
  }

  /** A click: only a finger's may be half of a double tap, or belong to a handled gesture. */
  click(cell: Cell, time: number, finger: boolean) {
    if (finger && time - this.#done < AFTER) return;
    const twice = finger && this.#last?.cell === cell && time - this.#last.time < TWICE;
    this.#last = twice ? null : { cell, time };
    if (twice && !this.#map.lit(cell)) this.#map.enlarge(cell);
    else this.#map.pick(cell);
  }

  #show(point: Point) {
    this.#loupe = true;
    this.#map.loupe(point);
  }

  #distance(): number {
    const [a, b] = [...this.#fingers.values()] as [Point, Point];
    return away(a, b);
  }
}

const away = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The width and height of the loupe: three cells of 64 px. */
export const LOUPE = 192;
/** Its distance from the finger, and from the edges of the window, in pixels. */
const ABOVE = 36;
const EDGE = 4;

/**
 * The upper left corner of the loupe on a map, in pixels: above the finger, or beside it where the window ends.
 * `above` is the height of the window above the map.
 */
export function loupeAt(
  { x, y }: Pick<Point, 'x' | 'y'>,
  width: number,
  above: number,
): { left: number; top: number } {
  const within = (left: number) => Math.min(Math.max(left, 0), Math.max(0, width - LOUPE));
  const top = y - LOUPE - ABOVE;
  const highest = EDGE - above;
  if (top >= highest) return { left: within(x - LOUPE / 2), top };
  const beside = x > width / 2 ? x - ABOVE - LOUPE : x + ABOVE;
  return { left: beside, top: highest };
}
