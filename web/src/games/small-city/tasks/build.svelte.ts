import type { Problem } from '$lib/wire';
import { listed } from '$lib/words';
import { m } from '$messages';
import { halo } from '../map/geometry';
import { Places } from '../map/places';
import type { Play } from '../play.svelte';
import { problemOf, tileName } from '../words';
import {
  cellsOf,
  type Cell,
  type DrawnDoc,
  type Entry,
  type LinesDoc,
  type Offers,
  type Planned,
  type TileDoc,
} from '../wire';
import { ADDED } from './added';
import { Aim } from './aim.svelte';
import { entryOn, firstOf, freeOf, heldBy, isOffered, placesOf, waysOf, type Held } from './held';
import { LAYINGS } from './laying';
import { numberSays } from './numbers';
import { cellsOfStep, partOf, replaced, signOf } from './steps';
import type { Attend, Deed, Over, Said, Task, Thing } from './task';

/** Building: the plan of a round (section 5), a council building (SC-12.7), or the start of a city (SP-EUR-6). */
export class Building implements Task {
  readonly deskOf = 2;
  readonly desk = 'tiles';
  readonly summary = 'build';
  readonly places = new Aim(() => this.#places);
  #held = $state.raw<Held | null>(null);
  attend = $state.raw<Attend | null>(null);
  #pay = $state(0);
  #enter = $state(0);
  /** The chosen chip. */
  #step = $state<number | null>(null);
  /** The seal of an empty plan waits for a confirmation. */
  #asked = $state(false);
  /** A plan change that breaks later steps: the new steps and why they fail. */
  broken = $state.raw<{ steps: readonly Planned[]; problems: readonly (Problem | null)[] } | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    this.#play.draft.follow(() => this.entry);
  }

  readonly plan = $derived.by(() => this.#play.own?.plan ?? null);
  readonly steps = $derived.by((): readonly Planned[] => this.plan?.steps ?? []);
  readonly asked = $derived.by(() => this.#asked && !this.steps.length);
  readonly sealed = $derived.by(() => this.#play.own?.committed ?? false);
  readonly #offers = $derived.by(() => this.#play.offers);

  /** Tiles are placed beside City Hall, before the first round. */
  readonly starting = $derived.by(() => this.#play.view.round === 0);
  /** The only kind of tile is selected by itself then. */
  readonly #next = $derived.by((): Held | null => {
    const [tile] = Object.keys(this.#offers?.build ?? {});
    return this.starting && !this.sealed && tile !== undefined ? { tile } : null;
  });
  /** The player's selection; null once it is illegal. */
  readonly #own = $derived.by((): Held | null => {
    const [held, offers] = [this.#held, this.#offers];
    return held && offers && isOffered(held, offers) ? held : null;
  });
  readonly taken = $derived.by((): Held | null => this.#own ?? this.#next);
  /** The pieces for borders and points, and their supply; null if there are none. */
  readonly pieces = $derived.by((): DrawnDoc | null => this.plan?.borough.lines?.[0] ?? null);
  /** Whether a piece may be laid anywhere, by its code. */
  lays = (code: string) => this.#offers !== null && LAYINGS[code]!.offered(this.#offers);
  /** The free tile at the end of a plan; null if there is none. */
  readonly free = $derived.by(() => freeOf(this.#offers)[0]?.build ?? null);
  /** Whether the plan cannot be sealed without it. */
  readonly #freeDue = $derived.by(() => this.free !== null && !this.#offers!.do.includes('commit'));
  /** The planned home that takes the next new resident; null if there is none. */
  readonly #home = $derived.by(() => Object.keys(this.#offers?.home ?? {})[0] ?? null);
  readonly #places = $derived.by((): Places => {
    const [held, offers] = [this.taken, this.#offers];
    return held && offers ? placesOf(held, offers, this.pieces) : new Places([]);
  });
  readonly builds = $derived.by(() => {
    const { taken } = this;
    return taken && 'tile' in taken ? this.#offers!.build[taken.tile]! : null;
  });
  /** The ways to pay, and the possible residents. */
  readonly ways = $derived.by(() => (this.taken ? waysOf(this.taken, this.#offers!) : null));
  readonly pay = $derived(this.ways?.pay[this.#pay] ?? this.ways?.pay[0] ?? null);
  readonly enter = $derived(this.ways?.enter[this.#enter] ?? this.ways?.enter[0] ?? null);
  /** The entry behind *Add*. */
  readonly entry = $derived.by((): Entry | null => {
    const held = this.taken;
    const cells = this.places.place?.cells ?? [];
    if (!held || (!cells.length && !('grow' in held))) return null;
    return entryOn(held, cells, this, this.#offers!, this.#play.me!);
  });
  /** Its cost and yield, once the server has answered. */
  readonly about = $derived.by(() => (this.entry ? (this.#play.draft.aim?.abouts.at(-1) ?? null) : null));
  /** The plan with the current aim. */
  readonly #aimed = $derived.by(() => {
    const after = this.entry && this.plan ? this.#play.draft.aim?.view.seats[this.#play.me!]?.plan : null;
    return after ?? this.plan;
  });
  /** The steps behind *Add*. */
  readonly coming = $derived.by(() => this.#aimed?.steps.slice(this.steps.length) ?? []);
  /** The open points after them; 0 once building is over. */
  readonly open = $derived.by(() => (this.#aimed?.building_over ? 0 : (this.#aimed?.points ?? 0)));
  /** The numbers of the lit cells. */
  readonly #numbers = $derived.by(() => {
    const numbers = new Map<Cell, string>();
    for (const [number, cells] of Object.entries(this.builds?.numbers ?? {}))
      for (const cell of cellsOf(cells)) numbers.set(cell, number);
    return numbers;
  });
  readonly #lit = $derived.by((): ReadonlyMap<Cell, string> => {
    if (!this.taken && !this.sealed && this.#home) return new Map([[this.#home, '']]);
    return new Map(this.places.cells.map((cell) => [cell, this.#numbers.get(cell) ?? '']));
  });
  /** The meaning of such a number. */
  readonly #means = $derived.by(() => {
    const { taken } = this;
    const tile = taken && 'tile' in taken && this.#play.tables.tiles.find((each) => each.tile === taken.tile);
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
    const tiles = Object.values(this.#play.borough(this.#play.own!).tiles);
    return tiles.find(({ cells }) => cellsOf(cells).includes(cell));
  }
  /** All cells of the future tile. */
  readonly #ghostCells = $derived.by(() => {
    const [place, taken] = [this.places.place, this.taken];
    if (!place || !taken || 'lay' in taken || 'home' in taken) return [];
    const old = 'rise' in taken ? cellsOf(this.#tileAt(taken.rise)?.cells ?? '') : [];
    return [...old, ...place.cells];
  });

  readonly #zone = $derived.by(() => this.#play.borough(this.#play.own!).zone);

  /** The future piece, with its extras. */
  readonly #laid = $derived.by((): LinesDoc | null => {
    const [place, taken, about] = [this.places.place, this.taken, this.about?.action];
    if (!place || !taken || !('lay' in taken)) return null;
    return LAYINGS[taken.lay]!.lines(place.cells, about ?? null);
  });

  // the desk

  /** The tiles on the desk; a unique one leaves it once built. */
  readonly tiles = $derived.by((): readonly TileDoc[] => {
    const own = this.#play.own ? this.#play.borough(this.#play.own) : null;
    const stands = (code: string) => Object.values(own?.tiles ?? {}).some(({ tile }) => tile === code);
    return this.#play.tables.tiles.filter(({ tile, unique }) => {
      const offer = this.#offers?.tiles[tile];
      return offer && !(unique && offer.left === 0 && stands(tile));
    });
  });
  buildable = (code: string) => code in (this.#offers?.build ?? {});
  /** Whether the zone may grow (SC-2.3). */
  readonly grows = $derived.by(() => this.#offers?.do.includes('grow') ?? false);
  /** Why a tile cannot be built anywhere. */
  whyNotTile({ tile, needs }: TileDoc) {
    const why = this.#offers?.why_not.find(({ tiles }) => tiles.includes(tile))?.why;
    // the server does not repeat the tiles' requirements with every step
    return why?.why === 'nowhere' ? { ...why, needs } : why;
  }
  /** Presses a tile of the desk: selects it, or explains why it cannot be built. */
  pressTile(doc: TileDoc) {
    const { tile } = doc;
    if (this.buildable(tile)) return this.take({ tile });
    this.letGo();
    if (this.sealed) return this.saySealed();
    const why = this.whyNotTile(doc);
    if (why) this.#play.refuse({ problem: problemOf(why), thing: tile });
  }
  /** Presses a piece for borders or points: selects it, or explains why it cannot be laid. */
  pressPiece(lay: string) {
    if (this.lays(lay)) return this.take({ lay });
    this.letGo();
    // no place is legal, so any place gives the reason
    const entry = { seat: this.#play.me!, ...LAYINGS[lay]!.entry(['a1', 'b1']) };
    void this.#play.whyNot(entry as Entry, [], lay);
  }
  /** Presses the larger zone: selects it, or explains why the zone cannot grow. */
  pressGround() {
    if (this.grows) return this.take({ grow: true });
    void this.#play.whyNot({ seat: this.#play.me!, do: 'grow' }, [], 'grow');
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
    ...(this.plan && !this.starting
      ? [this.#toTake('ground', { grow: true }, !this.grows, () => this.pressGround())]
      : []),
  ]);
  readonly things = $derived.by((): Thing[] => {
    const { ways, broken, step } = this;
    const several = <T>(of: readonly T[] | undefined) => (of && of.length > 1 ? of : []);
    return [
      ...this.#deskThings,
      ...several(ways?.pay).map((pay, index) => ({
        thing: `pay ${pay}`,
        on: pay === this.pay,
        press: () => this.choosePay(index),
      })),
      ...several(ways?.enter).map((person, index) => ({
        thing: `enter ${person}`,
        on: person === this.enter,
        press: () => this.chooseEnter(index),
      })),
      ...(broken || this.sealed ? [] : this.steps).map((_, index) => ({
        thing: `step ${index}`,
        on: index === step,
        press: () => this.chooseStep(index),
      })),
      ...(broken
        ? [
            { thing: 'keep', on: false, press: () => this.letGo() },
            { thing: 'drop', on: false, press: () => this.mend() },
          ]
        : []),
      ...(step === null || broken
        ? []
        : [
            {
              thing: 'earlier',
              on: false,
              off: !this.mayMove(step, -1),
              press: () => void this.move(step, -1),
            },
            { thing: 'later', on: false, off: !this.mayMove(step, 1), press: () => void this.move(step, 1) },
            { thing: 'take back', on: false, press: () => void this.takeBack(step) },
          ]),
    ];
  });

  fits = (offers: Offers) =>
    Object.keys(offers.tiles).length > 0 ||
    (this.plan !== null && offers.do.some((what) => what === 'reopen' || what === 'commit'));

  readonly #rises = $derived.by(() => Object.keys(this.#offers?.upgrade ?? {}).length > 0);
  /** A laid piece ends the upgrade part of the plan. */
  readonly #endsRises = $derived.by(() => (this.#rises ? m.sc_lay_ends_rises() : ''));
  /** Parts that a plan may still have once its points are spent; null if there are none. */
  readonly #rest = $derived.by(() => {
    if (this.#rises) return m.sc_plan_rises();
    return (
      Object.values(LAYINGS)
        .find(({ rest, piece }) => rest && this.lays(piece.code))
        ?.rest?.() ?? null
    );
  });
  readonly title = $derived.by(() => {
    const { taken } = this;
    if (this.sealed) return m.sc_plan_sealed();
    if (this.starting && !this.places.place) return m.sc_start_title();
    if (!taken) return this.plan ? m.sc_plan_title() : m.sc_build_title();
    if ('home' in taken) return m.sc_enter_title({ cell: taken.home });
    if ('grow' in taken) return m.sc_grow_title();
    if ('lay' in taken) return LAYINGS[taken.lay]!.title(this.places.place?.cells ?? []);
    const tile = tileName(this.#ghostTile ?? '');
    const { place } = this.places;
    return place ? m.sc_build_aimed({ tile, cells: place.cells.join(' ') }) : tile;
  });
  readonly said = $derived.by((): Said => {
    if (this.sealed) {
      const others = this.#play.due
        .filter((seat) => seat !== this.#play.me)
        .map((seat) => this.#play.name(seat));
      return {
        lead: others.length ? m.sc_plan_wait({ names: listed(others), count: others.length }) : '',
        more: m.sc_plan_wait_more(),
        rule: 'SC-5.1',
      };
    }
    if (this.asked) return { lead: m.sc_plan_nothing({ points: this.plan?.points ?? 0 }) };
    if (this.step !== null) return { lead: m.sc_plan_step() };
    const tile = tileName(this.free ?? '');
    if (this.starting && !this.entry) {
      const count = this.plan?.points ?? 0;
      const lead = count ? m.sc_start_lead({ count, tile: this.placing?.what ?? '' }) : m.sc_start_over();
      return { lead, more: m.sc_hall_more(), rule: ADDED.start };
    }
    if (!this.taken) {
      const points = this.plan?.points ?? 0;
      if (!this.plan) return { lead: m.sc_build_council(), rule: 'SC-12.7' };
      if (this.#home !== null) return { lead: m.sc_enter_lead({ cell: this.#home }), rule: ADDED.enter };
      const rest = this.#rest;
      if (this.#freeDue && !points)
        return {
          lead: rest ?? m.sc_free_due({ tile }),
          more: rest ? m.sc_free_due({ tile }) : '',
          rule: ADDED.free,
        };
      if (this.plan.building_over)
        return this.#freeDue
          ? { lead: m.sc_plan_over(), more: m.sc_free_due({ tile }), rule: ADDED.free }
          : { lead: m.sc_plan_over(), rule: 'SC-5.2' };
      if (this.#freeDue) {
        const lead = m.sc_plan_lead({ points, money: this.plan.money });
        return { lead, more: m.sc_free_due({ tile }), rule: ADDED.free };
      }
      return {
        lead: m.sc_plan_lead({ points, money: this.plan.money }),
        more: points ? m.sc_plan_more() : (rest ?? m.sc_plan_full()),
        rule: 'SC-5.1',
      };
    }
    // a place explains the rest itself; ground shows its kind
    if ('grow' in this.taken) return { lead: m.sc_grow_lead({ zone: this.#zone }), rule: 'SC-2.3' };
    if (this.entry) return {};
    if ('free' in this.taken)
      return { lead: m.sc_free_where(), more: this.#rest ? m.sc_free_last() : '', rule: ADDED.free };
    if ('lay' in this.taken) {
      const { lead, rule } = LAYINGS[this.taken.lay]!;
      return { lead: lead(), more: this.#endsRises, rule };
    }
    return { lead: m.sc_build_where(), more: this.#numbers.size ? m.sc_build_how() : '' };
  });

  readonly placing = $derived.by(() => {
    const { taken } = this;
    if (!taken || 'grow' in taken || 'home' in taken) return null;
    if ('lay' in taken) return { code: taken.lay, what: LAYINGS[taken.lay]!.piece.name() };
    const code = this.#ghostTile ?? '';
    return { code, what: tileName(code) };
  });

  over(seat: number): Over {
    if (seat !== this.#play.me) return {};
    const marks = this.steps.map((step, index) => ({
      cells: cellsOfStep(step),
      number: signOf(this.steps, index),
      part: partOf(step),
    }));
    const chosen = this.step === null ? [] : cellsOfStep(this.steps[this.step]!);
    const { pins, place } = this.places;
    const near = place
      ? (this.about?.because ?? []).map(({ cells }, index) => ({ cells: cellsOf(cells), number: index + 1 }))
      : chosen.length
        ? [{ cells: chosen }]
        : [];
    const offers = this.#offers;
    const free = !this.taken && !this.sealed && offers;
    return {
      lit: this.#lit,
      means: this.#means,
      fees: this.#fees,
      pins,
      ghost: place && this.#ghostCells.length ? { cells: this.#ghostCells, tile: this.#ghostTile } : null,
      laid: this.#laid,
      rings: near,
      touches: listed((this.about?.because ?? []).map(({ tile }) => tileName(tile))),
      area: place && near.length ? halo(this.#ghostCells, this.#zone) : [],
      // pieces between cells are drawn there already
      steps: marks.filter(({ cells, part }) => cells.length && part !== 2),
      waves: this.#waves,
      rises: free ? [...Object.keys(offers.upgrade), ...Object.keys(offers.enlarge)] : [],
    };
  }

  readonly main = $derived.by((): Deed => {
    const play = this.#play;
    if (this.sealed) {
      const others = play.due.filter((seat) => seat !== play.me).map((seat) => play.name(seat));
      return {
        label: others.length ? m.play_act_wait({ name: listed(others) }) : m.play_act_soon(),
        off: true,
        act() {},
      };
    }
    if (this.broken) return { label: m.sc_plan_change(), off: true, act() {} };
    if (this.taken) {
      if (!this.entry) return { label: m.sc_choose_place(), off: true, act() {} };
      const add = this.starting ? m.sc_start_add() : this.plan ? m.sc_plan_add() : m.sc_build_act();
      return { label: add, act: () => void this.#add() };
    }
    if (!this.plan) return { label: m.sc_choose_tile(), off: true, act() {} };
    if (!this.#offers?.do.includes('commit')) return { label: m.sc_plan_seal(), off: true, act() {} };
    if (this.starting) return { label: m.sc_start_seal(), act: () => void this.#seal() };
    if (this.asked) return { label: m.sc_plan_seal_nothing(), asks: true, act: () => void this.#seal() };
    const forgets = !this.steps.length && Object.keys(this.#offers?.build ?? {}).length > 0;
    return { label: m.sc_plan_seal(), act: () => (forgets ? (this.#asked = true) : void this.#seal()) };
  });
  readonly other = $derived.by((): Deed | null => {
    const play = this.#play;
    if (this.sealed)
      return this.#offers?.do.includes('reopen')
        ? {
            label: m.sc_plan_reopen(),
            key: 'Shift U',
            act: () => void play.act({ seat: play.me!, do: 'reopen' } as Entry),
          }
        : null;
    const idle = this.#own === null && !this.places.place;
    // before any tile, City Hall itself goes back
    if (this.starting && !this.steps.length && idle)
      return { label: m.play_act_take_back(), key: 'U', act: () => void this.#undo() };
    if (this.steps.length && idle)
      return { label: m.play_act_take_back(), key: 'U', act: () => void this.takeBack() };
    return null;
  });
  readonly tools = $derived.by((): Deed[] => {
    const home = this.#home;
    if (!this.taken && !this.sealed && home !== null)
      return [{ label: m.sc_enter_tool({ cell: home }), act: () => this.take({ home }) }];
    // a paid entry may be taken back instead
    if (!this.plan && !this.taken && this.#offers?.do.includes('end'))
      return [{ label: m.sc_build_none(), act: () => void this.#play.finish() }];
    return this.places.turns ? [{ label: m.sc_turn(), key: 'r', act: () => this.places.turn() }] : [];
  });
  readonly next = $derived.by(() => {
    const { lit, rises = [] } = this.over(this.#play.me!);
    return this.taken ? this.places.cells : [...(lit?.keys() ?? []), ...rises];
  });

  readonly home = true;
  cell(cell: Cell, seat: number) {
    if (this.sealed) return this.saySealed();
    this.#play.refuse(null);
    this.#step = null;
    const { taken } = this;
    if (!taken || 'grow' in taken) {
      const first = this.#firstOf(cell);
      const offers = this.#offers;
      if (offers && cell in offers.home) return this.take({ home: cell });
      if (first && offers && (first in offers.upgrade || first in offers.enlarge))
        return this.take({ rise: first });
      if (first && this.plan && !this.starting) return void this.#play.why({ ...this.#more(first), cell });
      // every tap gets an answer
      const [rule, text] = taken ? ['SC-2.3', m.sc_grow_whole()] : ['SC-5.1', m.sc_plan_first()];
      return this.#play.refuse({ problem: { code: 'no_tile', rule, text } });
    }
    if (this.places.tap(cell)) return;
    if ('home' in taken)
      return void this.#play.whyNot({ seat, home: cell, person: this.enter } as Entry, [cell]);
    if ('lay' in taken) {
      const { near, entry } = LAYINGS[taken.lay]!;
      const cells = near(cell, this.places.pins, this.plan!.borough.zone);
      return void this.#play.whyNot({ seat, ...entry(cells) } as Entry, cells);
    }
    if ('free' in taken)
      return void this.#play.whyNot({ seat, build: taken.free, on: cell, free: true } as Entry, [cell]);
    const how =
      'tile' in taken
        ? { tile: taken.tile }
        : taken.rise in this.#offers!.enlarge
          ? { enlarge: taken.rise }
          : { upgrade: taken.rise };
    void this.#play.why({ ...how, cell });
  }
  /** Rejects any change to a sealed plan with that reason. */
  saySealed() {
    void this.#play.whyNot({ seat: this.#play.me!, do: 'commit' } as Entry);
  }
  #firstOf = (cell: Cell) => firstOf(this.#play.borough(this.#play.own!).tiles, cell);

  /** The upgrade of an existing tile: a Park is enlarged (SC-5.6), others rise (SC-7.1). */
  #more(cell: Cell) {
    const tile = this.#tileAt(cell)?.tile;
    const row = this.#play.tables.tiles.find((each) => each.tile === tile);
    return row?.colour === 'light_green' ? { enlarge: cell } : { upgrade: cell };
  }

  get held() {
    const taken = this.#own !== null || this.places.place !== null;
    return taken || this.step !== null || this.broken !== null || this.asked;
  }
  drop() {
    this.places.clear();
    this.#held = this.#step = this.broken = this.attend = null;
    this.#asked = false;
  }
  letGo() {
    if (this.asked) this.#asked = false;
    else if (this.broken) this.broken = null;
    else if (this.places.place) this.places.clear();
    else this.#held = this.#step = null;
  }

  /** Selects a tile of the desk, or of the map; again deselects it. */
  take(held: Held) {
    this.#play.refuse(null);
    this.#play.look(null);
    this.#step = this.broken = null;
    this.#asked = false;
    const same = JSON.stringify(held) === JSON.stringify(this.taken);
    this.#held = same ? null : held;
    this.#pay = this.#enter = 0;
    this.places.clear();
    const [only, ...more] = this.places.places.all;
    const obvious = 'rise' in held || 'free' in held || 'home' in held;
    if (obvious && !same && only && !more.length) this.places.take(only);
  }
  show(entry: Entry) {
    this.#step = this.broken = null;
    // a bot's advice needs no confirmation
    this.#asked = 'do' in entry && entry.do === 'commit' && !this.steps.length;
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

  /** The chosen chip, while the plan has it; its step may be moved or taken back. */
  readonly step = $derived.by(() =>
    this.#step !== null && this.#step < this.steps.length ? this.#step : null,
  );
  chooseStep(index: number) {
    this.#held = null;
    this.places.clear();
    this.#step = this.step === index ? null : index;
  }
  takeBack(index = this.steps.length - 1) {
    return this.#replan(this.steps.toSpliced(index, 1));
  }
  move(index: number, by: number) {
    const steps = this.steps.toSpliced(index, 1);
    steps.splice(index + by, 0, this.steps[index]!);
    return this.#replan(steps);
  }
  /** Whether a step may go there: the parts of a plan have an order. */
  mayMove(index: number, by: number): boolean {
    const [step, other] = [this.steps[index], this.steps[index + by]];
    return step !== undefined && other !== undefined && partOf(step) === partOf(other);
  }
  /** The broken plan without its broken steps. */
  mend() {
    const { broken } = this;
    if (broken) void this.#replan(broken.steps.filter((_, index) => !broken.problems[index]));
  }

  /** Replaces the plan's steps; shows first what would break. */
  async #replan(steps: readonly Planned[]) {
    const play = this.#play;
    this.broken = null;
    const entries = replaced(this.steps, steps, play.me!);
    if (!entries.length) return;
    const kept = entries.filter((entry) => !('do' in entry && entry.do === 'undo')).length;
    const tried = await play.table.try(entries);
    if (!tried) return;
    const problems = tried.problems.slice(entries.length - kept);
    if (problems.some((problem) => problem !== null)) {
      const before: null[] = Array.from({ length: steps.length - kept }, () => null);
      this.broken = { steps, problems: [...before, ...problems] };
      return;
    }
    this.#step = null;
    await play.act(...entries);
  }

  async #add() {
    const held = this.#held;
    if (!(await this.#play.act(this.entry!))) return;
    // a quick player has selected the next one already
    if (this.#held !== held) return;
    this.places.clear();
    this.#held = null;
    this.attend = held && ('tile' in held || 'lay' in held) ? held : null;
  }
  async #undo() {
    await this.#play.act({ seat: this.#play.me!, do: 'undo' } as Entry);
  }
  async #seal() {
    this.#asked = false;
    await this.#play.act({ seat: this.#play.me!, do: 'commit' } as Entry);
  }
}
