import {
  kept,
  NO_AIM,
  pin,
  pinAround,
  placeLike,
  Places,
  turn,
  turnAround,
  type Aim as Aimed,
  type Place,
} from '../map/places';
import { cellsOf, type Cell } from '../wire';

/** A place chosen by taps on its cells; it resets when it is no longer offered. */
export class Aim {
  #aimed = $state.raw<Aimed>(NO_AIM);
  readonly #source: () => Places;
  readonly #ways: { pin: typeof pin; turn: (places: Places, aim: Aimed) => Aimed };

  /** `around` is for a thing centred on the tapped cell; it moves with each tap. */
  constructor(source: () => Places, around = false) {
    this.#source = source;
    this.#ways = around ? { pin: pinAround, turn: turnAround } : { pin, turn };
  }

  readonly places = $derived.by(() => this.#source());
  readonly #now = $derived.by(() => kept(this.places, this.#aimed));
  /** The cells that some place covers. */
  readonly cells = $derived.by(() => [...this.places.cells]);
  readonly pins = $derived(new Set(this.#now.pins));
  /** The current target. */
  readonly place = $derived.by((): Place | null => this.#now.place);
  /** Whether there is another place over the first pin. */
  readonly turns = $derived.by(() => {
    const [first] = this.#now.pins;
    return first !== undefined && this.places.over(first).length > 1;
  });
  readonly lit = $derived.by((): ReadonlyMap<Cell, string> => new Map(this.cells.map((cell) => [cell, ''])));

  /** Pins or unpins a cell; false outside all places. */
  tap(cell: Cell): boolean {
    if (!this.places.over(cell).length) return false;
    this.#aimed = this.#ways.pin(this.places, this.#now, cell);
    return true;
  }
  /** An illegal place over a cell, in the shape of the legal ones: the closest to them. */
  near(cell: Cell): readonly Cell[] | null {
    return placeLike(this.places, cell);
  }
  /** The next place over the first pin. */
  turn() {
    this.#aimed = this.#ways.turn(this.places, this.#now);
  }
  /** Aims at a place of a list. */
  take(place: Place) {
    this.#aimed = { pins: place.cells.slice(0, 1), place };
  }
  /** Aims at the place with these cells. */
  takeCells(text: string) {
    const cells = cellsOf(text).toSorted().join(' ');
    const place = this.places.all.find((each) => each.cells.toSorted().join(' ') === cells);
    if (place) this.take(place);
  }
  clear() {
    this.#aimed = NO_AIM;
  }
}
