import { piece } from '$lib/language';
import { m } from '$messages';
import { halo } from '../map/geometry';
import { readPlaces } from '../map/places';
import type { Play } from '../model/play.svelte';
import { cellsOf, type Cell, type Entry, type Offers } from '../wire';
import { Aim } from './aim.svelte';
import { Answer, type Words } from './answer';
import type { Deed, Over, Said, Task } from './task';

interface PlaceWords extends Words {
  /** The button's label once a place is aimed at. */
  label: () => string;
  /** The placed tile, if it is one. */
  tile: string | null;
  /** It is centred on the tapped cell. */
  around?: boolean;
  /** The tray's text once a place is aimed at, if it differs. */
  aimed?: { title: (cells: readonly Cell[]) => string; said: (cells: readonly Cell[]) => Said };
}

/** A place for one thing that is laid whole: City Hall, the Mayor. */
class Place extends Answer<'hall' | 'mayor', PlaceWords> implements Task {
  readonly places: Aim;

  readonly #places = $derived.by(() => readPlaces(this.play.offers?.[this.field] ?? {}));

  constructor(play: Play, field: 'hall' | 'mayor', words: PlaceWords) {
    super(play, field, words);
    this.places = new Aim(() => this.#places, words.around);
  }

  override get title() {
    const { place } = this.places;
    return place && this.words.aimed ? this.words.aimed.title(place.cells) : super.title;
  }
  override get said() {
    const { place } = this.places;
    return place && this.words.aimed ? this.words.aimed.said(place.cells) : super.said;
  }

  fits = (offers: Offers) => Object.keys(offers[this.field]).length > 0;
  over(seat: number): Over {
    if (seat !== this.play.me) return {};
    const { lit, pins, place } = this.places;
    return { lit, pins, ghosts: place ? [{ cells: place.cells, tile: this.words.tile }] : [] };
  }
  get placing() {
    const code = this.words.tile ?? this.field;
    return { code, what: this.words.tile ? piece('tile', this.words.tile) : '' };
  }
  readonly main = $derived.by((): Deed => {
    const { place } = this.places;
    if (!place) return { label: m.sc_choose_place(), off: true, act() {} };
    return { label: this.words.label(), act: () => void this.send(place.cells.join(' ')) };
  });
  readonly tools = $derived.by((): Deed[] =>
    this.places.turns ? [{ label: m.sc_turn(), key: 'R', act: () => this.places.turn() }] : [],
  );
  get next() {
    return this.places.cells;
  }
  readonly home = true;
  cell(cell: Cell) {
    if (this.places.tap(cell)) return this.play.refuse(null);
    const near = this.places.near(cell);
    if (near) void this.play.whyNot(this.entryOf(near.join(' ')), near);
  }
  get held() {
    return this.places.place !== null;
  }
  letGo() {
    this.places.clear();
  }
  show(entry: Entry) {
    const cells = this.valueOf(entry);
    if (cells !== null) this.places.takeCells(cells);
  }
}

export const hall = (play: Play) =>
  new Place(play, 'hall', {
    title: m.sc_hall_title,
    said: () => ({
      lead: m.sc_hall_lead({ cells: readPlaces(play.offers?.hall ?? {}).all[0]?.cells.length ?? 0 }),
      more: play.view.seats.length > 1 ? m.sc_hall_more() : '',
      rule: 'SC-3.9',
    }),
    // if tiles follow, the seal comes after them
    label: () => (Object.keys(play.offers?.tiles ?? {}).length ? m.sc_hall_place() : m.sc_hall_seal()),
    tile: 'Hall',
    around: true,
    aimed: {
      title: (cells) => m.sc_hall_aimed({ from: cells[0]!, to: cells.at(-1)! }),
      said: (cells) => {
        const { zone, empty } = play.borough(play.own!);
        const free = new Set(cellsOf(empty));
        const touches = halo(cells, zone).filter((cell) => free.has(cell)).length;
        return { lead: m.sc_hall_touches({ count: touches }), rule: 'SC-6.1' };
      },
    },
  });

export const mayor = (play: Play) =>
  new Place(play, 'mayor', {
    title: m.sc_mayor_title,
    said: () =>
      play.view.seats.length > 1
        ? { lead: m.sc_mayor_lead(), rule: 'SC-4.1' }
        : { lead: m.sc_mayor_lead(), more: m.sc_mayor_alone(), rule: 'SC-13.1' },
    label: m.sc_mayor_place,
    tile: null,
  });

interface OneWords extends Words {
  choose: () => string;
  label: (cell: Cell) => string;
}

/** One cell among some: for a death, for the cemetery. */
class One extends Answer<'victim' | 'grave', OneWords> implements Task {
  #chosen = $state<Cell | null>(null);

  readonly #cells = $derived.by(() => cellsOf(this.play.offers?.[this.field] ?? ''));
  readonly chosen = $derived(this.#chosen && this.#cells.includes(this.#chosen) ? this.#chosen : null);

  fits = (offers: Offers) => offers[this.field] !== '';
  over(seat: number): Over {
    if (seat !== this.play.me) return {};
    const lit = new Map(this.#cells.map((cell) => [cell, '']));
    if (this.field === 'victim') {
      const { tiles } = this.play.borough(this.play.view.seats[seat]!);
      const dim = Object.values(tiles).flatMap(({ cells }) => cellsOf(cells));
      return { lit, lamp: this.#cells, chosen: this.chosen, dim, bright: this.#cells };
    }
    return { lit, pins: new Set(this.chosen ? [this.chosen] : []) };
  }
  readonly main = $derived.by((): Deed => {
    const { chosen } = this;
    if (chosen === null) return { label: this.words.choose(), off: true, act() {} };
    return { label: this.words.label(chosen), act: () => void this.send(chosen) };
  });
  get next() {
    return this.#cells;
  }
  readonly home = true;
  cell(cell: Cell) {
    if (this.#cells.includes(cell)) {
      this.play.refuse(null);
      this.#chosen = cell;
    } else void this.play.whyNot(this.entryOf(cell), [cell]);
  }
  get held() {
    return this.chosen !== null;
  }
  letGo() {
    this.#chosen = null;
  }
  show(entry: Entry) {
    this.#chosen = this.valueOf(entry);
  }
}

export const victim = (play: Play) =>
  new One(play, 'victim', {
    title: () => {
      const { pollution, pollution_before: before } = play.own!;
      const passed = play.tables.death_thresholds.findLast((stone) => stone > before && stone <= pollution);
      return m.sc_victim_title({ stone: passed ?? pollution });
    },
    said: () => ({ lead: m.sc_victim_lead({ count: play.own!.deaths }), rule: 'SC-11.5' }),
    choose: m.sc_choose_lit,
    label: (cell) => m.sc_victim_act({ cell }),
  });

export const grave = (play: Play) =>
  new One(play, 'grave', {
    title: m.sc_grave_title,
    said: () => ({ lead: m.sc_grave_lead(), rule: 'SC-11.6' }),
    choose: m.sc_choose_place,
    label: (cell) => m.sc_grave_act({ cell }),
  });
