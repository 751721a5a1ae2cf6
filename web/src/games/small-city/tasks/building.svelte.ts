import { piece } from '$lib/language';
import { listed } from '$lib/words';
import { m } from '$messages';
import { halo } from '../map/geometry';
import { Places } from '../map/places';
import type { Play } from '../model/play.svelte';
import { problemOf, tileName } from '../words';
import {
  cellsOf,
  type Cell,
  type DrawnDoc,
  type Entry,
  type LinesDoc,
  type Offers,
  type TileDoc,
} from '../wire';
import { Aim } from './aim.svelte';
import { entryOn, firstOf, freeOf, heldBy, isOffered, placesOf, waysOf, type Held } from './held';
import { LAYINGS } from './laying';
import { ADDED } from './added';
import type { Attend, Deed, Over, Said, Task, Thing } from './task';

/** The base of tasks that build: what a player selects, its places, its price, its resident. */
export abstract class Building implements Task {
  readonly deskOf = 2;
  readonly desk = 'tiles';
  readonly summary = 'build';
  readonly home = true;
  readonly places = new Aim(() => this.#places);
  #held = $state.raw<Held | null>(null);
  attend = $state.raw<Attend | null>(null);
  #pay = $state(0);
  #enter = $state(0);
  protected readonly play: Play;

  constructor(play: Play) {
    this.play = play;
    this.play.draft.follow(() => this.entry);
  }

  abstract fits(offers: Offers): boolean;
  // derived from methods, which each kind of building may extend
  readonly title = $derived.by(() => this.heads());
  readonly said = $derived.by(() => this.says());
  readonly main = $derived.by(() => this.acts());
  readonly other = $derived.by(() => this.actsElse());
  readonly tools = $derived.by(() => this.helps());
  readonly things = $derived.by(() => this.offered());
  protected abstract heads(): string;
  protected abstract says(): Said;
  protected abstract acts(): Deed;
  protected actsElse(): Deed | null {
    return null;
  }

  /** The seat's plan; null for a building of the council. */
  readonly plan = $derived.by(() => this.play.own?.plan ?? null);
  protected readonly offers = $derived.by(() => this.play.offers);

  /** Nothing may change any more. */
  get sealed() {
    return false;
  }
  /** Whether the zone may grow, and tiles of the map may rise. */
  get grounds() {
    return false;
  }
  /** What is selected by itself. */
  protected get given(): Held | null {
    return null;
  }
  /** The player's selection; null once it is illegal. */
  protected readonly own = $derived.by((): Held | null => {
    const [held, offers] = [this.#held, this.offers];
    return held && offers && isOffered(held, offers) ? held : null;
  });
  readonly taken = $derived.by((): Held | null => this.own ?? this.given);
  /** The pieces for borders and points, and their supply; null if there are none. */
  readonly pieces = $derived.by((): DrawnDoc | null => this.plan?.borough.lines?.[0] ?? null);
  /** Whether a piece may be laid anywhere, by its code. */
  lays = (code: string) => this.offers !== null && LAYINGS[code]!.offered(this.offers);
  /** The free tile at the end of a plan; null if there is none. */
  readonly free = $derived.by(() => freeOf(this.offers)[0]?.build ?? null);
  /** The planned home that takes the next new resident; null if there is none. */
  protected readonly resident = $derived.by(() => Object.keys(this.offers?.home ?? {})[0] ?? null);
  readonly #places = $derived.by((): Places => {
    const [held, offers] = [this.taken, this.offers];
    return held && offers ? placesOf(held, offers, this.pieces) : new Places([]);
  });
  readonly builds = $derived.by(() => {
    const { taken } = this;
    return taken && 'tile' in taken ? this.offers!.build[taken.tile]! : null;
  });
  /** The ways to pay, and the possible residents. */
  readonly ways = $derived.by(() => (this.taken ? waysOf(this.taken, this.offers!) : null));
  readonly pay = $derived(this.ways?.pay[this.#pay] ?? this.ways?.pay[0] ?? null);
  readonly enter = $derived(this.ways?.enter[this.#enter] ?? this.ways?.enter[0] ?? null);
  /** The entry behind *Add*. */
  readonly entry = $derived.by((): Entry | null => {
    const held = this.taken;
    const cells = this.places.place?.cells ?? [];
    if (!held || (!cells.length && !('grow' in held))) return null;
    return entryOn(held, cells, this, this.offers!, this.play.me!);
  });
  /** Its cost and yield, once the server has answered. */
  readonly about = $derived.by(() => (this.entry ? (this.play.draft.aim?.abouts.at(-1) ?? null) : null));
  /** The numbers of the lit cells. */
  readonly #numbers = $derived.by(() => {
    const numbers = new Map<Cell, string>();
    for (const [number, cells] of Object.entries(this.builds?.numbers ?? {}))
      for (const cell of cellsOf(cells)) numbers.set(cell, number);
    return numbers;
  });
  readonly #lit = $derived.by((): ReadonlyMap<Cell, string> => {
    if (!this.taken && !this.sealed && this.resident) return new Map([[this.resident, '']]);
    return new Map(this.places.cells.map((cell) => [cell, this.#numbers.get(cell) ?? '']));
  });
  /** The meaning of such a number. */
  readonly #means = $derived.by(() => {
    const { taken } = this;
    const tile = taken && 'tile' in taken && this.play.tables.tiles.find((each) => each.tile === taken.tile);
    return tile ? (number: string) => numberSays(tile, number) : undefined;
  });
  /** The lowest land fee on a lit cell. */
  readonly #fees = $derived.by((): ReadonlyMap<Cell, number> => {
    const fees = this.places.cells.map((cell): [Cell, number] => [cell, this.places.places.dollars(cell)]);
    return new Map(fees.filter(([, dollars]) => dollars > 0));
  });
  /** The lit cells where it would earn money, with the amounts. */
  readonly #waves = $derived.by((): ReadonlyMap<Cell, number> => {
    const waves = Object.entries(this.builds?.earns ?? {}).flatMap(([money, cells]) =>
      cellsOf(cells).map((cell): [Cell, number] => [cell, Number(money)]),
    );
    return new Map(waves.filter(([cell]) => this.#lit.has(cell)));
  });
  readonly #ghostTile = $derived.by(() => {
    const { taken } = this;
    if (!taken || 'grow' in taken || 'lay' in taken || 'home' in taken) return null;
    if ('tile' in taken) return taken.tile;
    if ('free' in taken) return taken.free;
    const about = this.about?.action;
    return (about && 'next' in about && about.next?.tile) || this.#tileAt(taken.rise)?.tile || null;
  });
  #tileAt(cell: Cell) {
    const tiles = Object.values(this.play.borough(this.play.own!).tiles);
    return tiles.find(({ cells }) => cellsOf(cells).includes(cell));
  }
  /** All cells of the future tile. */
  readonly #ghostCells = $derived.by(() => {
    const [place, taken] = [this.places.place, this.taken];
    if (!place || !taken || 'lay' in taken || 'home' in taken) return [];
    const old = 'rise' in taken ? cellsOf(this.#tileAt(taken.rise)?.cells ?? '') : [];
    return [...old, ...place.cells];
  });

  protected readonly zone = $derived.by(() => this.play.borough(this.play.own!).zone);

  /** The future piece, with its extras. */
  readonly #laid = $derived.by((): LinesDoc | null => {
    const [place, taken, about] = [this.places.place, this.taken, this.about?.action];
    if (!place || !taken || !('lay' in taken)) return null;
    return LAYINGS[taken.lay]!.lines(place.cells, about ?? null);
  });

  // the desk

  /** The tiles on the desk; a unique one leaves it once built. */
  readonly tiles = $derived.by((): readonly TileDoc[] => {
    const own = this.play.own ? this.play.borough(this.play.own) : null;
    const stands = (code: string) => Object.values(own?.tiles ?? {}).some(({ tile }) => tile === code);
    return this.play.tables.tiles.filter(({ tile, unique }) => {
      const offer = this.offers?.tiles[tile];
      return offer && !(unique && offer.left === 0 && stands(tile));
    });
  });
  buildable = (code: string) => code in (this.offers?.build ?? {});
  /** Whether the zone may grow (SC-2.3). */
  readonly grows = $derived.by(() => this.offers?.do.includes('grow') ?? false);
  /** Why a tile cannot be built anywhere. */
  whyNotTile({ tile, needs }: TileDoc) {
    const why = this.offers?.why_not.find(({ tiles }) => tiles.includes(tile))?.why;
    // the server does not repeat the tiles' requirements with every step
    return why?.why === 'nowhere' ? { ...why, needs } : why;
  }
  /** Presses a tile of the desk: selects it, or explains why it cannot be built. */
  pressTile(doc: TileDoc) {
    const { tile } = doc;
    if (this.buildable(tile)) return this.take({ tile });
    this.letGo();
    const why = this.whyNotTile(doc);
    if (why) this.play.refuse({ problem: problemOf(why), thing: tile });
  }
  /** Presses a piece for borders or points: selects it, or explains why it cannot be laid. */
  pressPiece(lay: string) {
    if (this.lays(lay)) return this.take({ lay });
    this.letGo();
    // no place is legal, so any place gives the reason
    const entry = { seat: this.play.me!, ...LAYINGS[lay]!.entry(['a1', 'b1']) };
    void this.play.whyNot(entry as Entry, [], lay);
  }
  /** Presses the larger zone: selects it, or explains why the zone cannot grow. */
  pressGround() {
    if (this.grows) return this.take({ grow: true });
    void this.play.whyNot({ seat: this.play.me!, do: 'grow' }, [], 'grow');
  }
  readonly #taking = $derived.by(() => JSON.stringify(this.taken));
  /** An item that a press selects. */
  #toTake(thing: string, held: Held, off: boolean, press: () => void): Thing {
    const key = JSON.stringify(held);
    const isTaken = () => this.#taking === key;
    return {
      thing,
      off,
      press,
      get on() {
        return isTaken();
      },
    };
  }
  readonly #deskThings = $derived.by((): Thing[] => [
    ...this.tiles.map((doc) => {
      const { tile } = doc;
      return this.#toTake(`tile ${tile}`, { tile }, !this.buildable(tile), () => this.pressTile(doc));
    }),
    ...(this.pieces ? Object.keys(LAYINGS) : []).map((lay) =>
      this.#toTake(`piece ${lay}`, { lay }, !this.lays(lay), () => this.pressPiece(lay)),
    ),
    ...(this.free === null ? [] : [this.free]).map((free) =>
      this.#toTake(`free ${free}`, { free }, false, () => this.take({ free })),
    ),
    ...(this.grounds ? [this.#toTake('ground', { grow: true }, !this.grows, () => this.pressGround())] : []),
  ]);
  readonly #wayThings = $derived.by((): Thing[] => {
    const several = <T>(of: readonly T[] | undefined) => (of && of.length > 1 ? of : []);
    return [
      ...several(this.ways?.pay).map((pay, index) => ({
        thing: `pay ${pay}`,
        on: pay === this.pay,
        press: () => this.choosePay(index),
      })),
      ...several(this.ways?.enter).map((person, index) => ({
        thing: `enter ${person}`,
        on: person === this.enter,
        press: () => this.chooseEnter(index),
      })),
    ];
  });
  protected offered(): Thing[] {
    return [...this.#deskThings, ...this.#wayThings];
  }

  /** The heading of a selection. */
  protected titleOf(taken: Held): string {
    if ('home' in taken) return m.sc_enter_title({ cell: taken.home });
    if ('grow' in taken) return m.sc_grow_title();
    if ('lay' in taken) return LAYINGS[taken.lay]!.title(this.places.place?.cells ?? []);
    const tile = this.#ghostTile ?? '';
    const { place } = this.places;
    return place
      ? m.sc_build_aimed({ tile: piece('tile', tile), cells: place.cells.join(' ') })
      : tileName(tile);
  }
  /** How to place a selection. */
  protected saidOf(taken: Held): Said {
    // a place explains the rest itself; ground shows its kind
    if ('grow' in taken) return { lead: m.sc_grow_lead({ zone: this.zone }), rule: 'SC-2.3' };
    if (this.entry) return {};
    if ('free' in taken)
      return { lead: m.sc_free_where(), more: this.rest ? m.sc_free_last() : '', rule: ADDED.free };
    if ('lay' in taken) {
      const { lead, rule } = LAYINGS[taken.lay]!;
      return { lead: lead(), more: this.#endsRises, rule };
    }
    return { lead: m.sc_build_where(), more: this.#numbers.size ? m.sc_build_how() : '' };
  }
  readonly #rises = $derived.by(() => Object.keys(this.offers?.upgrade ?? {}).length > 0);
  /** A laid piece ends the upgrade part of the plan. */
  readonly #endsRises = $derived.by(() => (this.#rises ? m.sc_lay_ends_rises() : ''));
  /** Parts that a plan may still have once its points are spent; null if there are none. */
  protected readonly rest = $derived.by(() => {
    if (this.#rises) return m.sc_plan_rises();
    return (
      Object.values(LAYINGS)
        .find(({ rest, piece }) => rest && this.lays(piece.code))
        ?.rest?.() ?? null
    );
  });
  readonly placing = $derived.by(() => {
    const { taken } = this;
    if (!taken || 'grow' in taken || 'home' in taken) return null;
    if ('lay' in taken) return { code: taken.lay, what: LAYINGS[taken.lay]!.piece.name() };
    const code = this.#ghostTile ?? '';
    return { code, what: piece('tile', code) };
  });

  over(seat: number): Over {
    if (seat !== this.play.me) return {};
    const { pins, place } = this.places;
    const near = (place && this.about?.because) ?? [];
    const offers = this.offers;
    const free = !this.taken && !this.sealed && offers;
    return {
      lit: this.#lit,
      means: this.#means,
      fees: this.#fees,
      pins,
      ghosts: place && this.#ghostCells.length ? [{ cells: this.#ghostCells, tile: this.#ghostTile }] : [],
      laid: this.#laid,
      rings: near.map(({ cells }, index) => ({ cells: cellsOf(cells), number: index + 1 })),
      touches: listed((this.about?.because ?? []).map(({ tile }) => tileName(tile))),
      area: place && near.length ? halo(this.#ghostCells, this.zone) : [],
      waves: this.#waves,
      rises: free ? [...Object.keys(offers.upgrade), ...Object.keys(offers.enlarge)] : [],
    };
  }

  /** The button that adds the selection. */
  protected adds(label: string): Deed {
    if (!this.entry) return { label: m.sc_choose_place(), off: true, act() {} };
    return { label, act: () => void this.#add() };
  }
  protected helps(): Deed[] {
    return this.places.turns ? [{ label: m.sc_turn(), key: 'R', act: () => this.places.turn() }] : [];
  }
  readonly next = $derived.by(() => {
    const { lit, rises = [] } = this.over(this.play.me!);
    return this.taken ? this.places.cells : [...(lit?.keys() ?? []), ...rises];
  });

  cell(cell: Cell, seat: number) {
    this.play.refuse(null);
    const { taken } = this;
    if (!taken || 'grow' in taken) {
      const first = this.#firstOf(cell);
      const offers = this.offers;
      if (offers && cell in offers.home) return this.take({ home: cell });
      if (first && offers && (first in offers.upgrade || first in offers.enlarge))
        return this.take({ rise: first });
      if (first && this.grounds) return void this.play.why({ ...this.#more(first), cell });
      // every tap gets an answer
      const [rule, text] = taken ? ['SC-2.3', m.sc_grow_whole()] : ['SC-5.1', m.sc_plan_first()];
      return this.play.refuse({ problem: { code: 'no_tile', rule, text } });
    }
    if (this.places.tap(cell)) return;
    if ('home' in taken)
      return void this.play.whyNot({ seat, home: cell, person: this.enter } as Entry, [cell]);
    if ('lay' in taken) {
      const { near, entry } = LAYINGS[taken.lay]!;
      const cells = near(cell, this.places.pins, this.plan!.borough.zone);
      return void this.play.whyNot({ seat, ...entry(cells) } as Entry, cells);
    }
    if ('free' in taken)
      return void this.play.whyNot({ seat, build: taken.free, on: cell, free: true } as Entry, [cell]);
    const how =
      'tile' in taken
        ? { tile: taken.tile }
        : taken.rise in this.offers!.enlarge
          ? { enlarge: taken.rise }
          : { upgrade: taken.rise };
    void this.play.why({ ...how, cell });
  }
  #firstOf = (cell: Cell) => firstOf(this.play.borough(this.play.own!).tiles, cell);

  /** The upgrade of an existing tile: a Park is enlarged (SC-5.6), others rise (SC-7.1). */
  #more(cell: Cell) {
    const tile = this.#tileAt(cell)?.tile;
    const row = this.play.tables.tiles.find((each) => each.tile === tile);
    return row?.colour === 'light_green' ? { enlarge: cell } : { upgrade: cell };
  }

  get held() {
    return this.own !== null || this.places.place !== null;
  }
  drop() {
    this.clear();
    this.attend = null;
  }
  protected clear() {
    this.places.clear();
    this.#held = null;
  }
  letGo() {
    if (this.places.place) this.places.clear();
    else this.#held = null;
  }

  /** Selects a tile of the desk, or of the map; again deselects it. */
  take(held: Held) {
    this.play.refuse(null);
    this.play.look(null);
    const same = JSON.stringify(held) === JSON.stringify(this.taken);
    this.#held = same ? null : held;
    this.#pay = this.#enter = 0;
    this.places.clear();
    const [only, ...more] = this.places.places.all;
    const obvious = 'rise' in held || 'free' in held || 'home' in held;
    if (obvious && !same && only && !more.length) this.places.take(only);
  }
  show(entry: Entry) {
    this.places.clear();
    const taken = heldBy(entry);
    this.#held = taken?.held ?? null;
    if (!taken) return;
    const has = (field: 'pay' | 'enter') =>
      (field in entry && (entry as Record<string, unknown>)[field]) || null;
    const person = 'home' in entry ? entry.person : has('enter');
    this.#pay = Math.max(0, this.ways?.pay.findIndex((pay) => pay === has('pay')) ?? 0);
    this.#enter = Math.max(0, this.ways?.enter.findIndex((enter) => enter === person) ?? 0);
    this.places.takeCells(taken.cells);
  }
  pick(index: number) {
    if (this.ways && this.ways.pay.length > 1) this.choosePay(index);
    else this.chooseEnter(index);
  }
  choosePay(index: number) {
    this.#pay = index;
  }
  chooseEnter(index: number) {
    this.#enter = index;
  }

  async #add() {
    const held = this.#held;
    if (!(await this.play.act(this.entry!))) return;
    // a quick player has selected the next one already
    if (this.#held !== held) return;
    this.clear();
    this.attend = held && ('tile' in held || 'lay' in held) ? held : null;
  }
}

/**
 * What the best place over a cell with such a number touches, as a sentence: from a tile's needs and effects, the
 * same count as the server's.
 */
export function numberSays({ needs, effects }: Pick<TileDoc, 'needs' | 'effects'>, number: string): string {
  const count = Number(number);
  const does = (effect: TileDoc['effects'][number]['effect']) =>
    effects.some((each) => each.effect === effect);
  const land = needs.find((each) => each.need === 'land');
  if (land) return m.sc_lit_land({ count, land: piece('source', land.source) });
  if (does('home_votes')) return m.sc_lit_home({ count });
  if (does('shop')) return m.sc_lit_shop({ count });
  return does('public') ? m.sc_lit_public({ count }) : m.sc_lit_works({ count });
}
