/** What fingers mean on a map: a tap, a double tap, two fingers that part, and a rest that calls the loupe. */

import type { Cell } from './geometry';

/** Where and when a finger was: a point of the map in pixels, the cell there, milliseconds. */
export interface Point {
  cell: Cell;
  x: number;
  y: number;
  time: number;
}

/** What a map does for them. */
export interface Touched {
  /** Cells are so small that a finger hides them. */
  small: () => boolean;
  /** The lamp shines on it: two taps on it are two taps. */
  lit: (cell: Cell) => boolean;
  pick: (cell: Cell) => void;
  /** The loupe comes, follows the finger, or goes. */
  loupe: (at: Point | null) => void;
  /** Larger or small; the other of both if it is not said which. */
  enlarge: (cell: Cell, larger?: boolean) => void;
}

/** So long a finger rests before the loupe comes, in milliseconds. */
export const HOLD = 350;
/** A finger that has gone so far does not rest, in pixels. */
const FAR = 10;
/** Two taps within so many milliseconds are a double tap. */
const TWICE = 300;
/** A click within so many milliseconds after what has been dealt with belongs to it. */
const AFTER = 500;
/** Two fingers this much farther apart, or nearer, ask for another size. */
const PINCH = 1.2;

/** The fingers on one map. */
export class Touch {
  readonly #map: Touched;
  readonly #fingers = new Map<number, Point>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How far two fingers were apart when the second came; 0 once they have been answered. */
  #apart = 0;
  #loupe = false;
  #last: { cell: Cell; time: number } | null = null;
  /** When something was dealt with that a click may follow. */
  #done = -Infinity;

  constructor(map: Touched) {
    this.#map = map;
  }

  /** Whether the loupe is there. */
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
      return; // measured from where it came down
    }
    this.#fingers.set(finger, point);
    const by = this.#apart && this.#distance() / this.#apart;
    if (!by || (by < PINCH && by > 1 / PINCH)) return;
    [this.#apart, this.#done] = [0, point.time];
    this.#map.enlarge(point.cell, by > 1);
  }

  /** A finger is lifted: what lay under the loupe is taken. */
  end(finger: number, { cell, time }: Point) {
    const held = this.#loupe;
    this.cancel(finger);
    if (!held) return;
    this.#done = time;
    this.#map.pick(cell);
  }

  /** The browser has taken the finger for itself. */
  cancel(finger: number) {
    clearTimeout(this.#timer);
    this.#fingers.delete(finger);
    if (this.#loupe) this.#map.loupe(null);
    this.#loupe = false;
  }

  /** A click: only a finger's may be half of a double tap, or belong to what has been dealt with. */
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

/** How wide and high the loupe is: three cells of 64 px. */
export const LOUPE = 192;
/** So far it stays from the finger, and from the edges of the window, in pixels. */
const ABOVE = 36;
const EDGE = 4;

/**
 * Where the loupe lies on a map, its upper left corner in pixels: above the finger, or beside it where
 * the window ends. `above` is how much of the window lies above the map.
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
