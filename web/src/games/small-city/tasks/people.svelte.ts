import { piece } from '$lib/language';
import { listed } from '$lib/words';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import { gainPill, hiddenPill, withTrip } from './gains';
import { halo } from '../map/geometry';
import { lookOf } from '../map/kinds';
import { covers } from '../map/persons';
import { cellsOf, type Cell, type Entry, type Offers } from '../wire';
import { personAt, spotOf, type Spot } from '../model/spots';
import { personName } from '../words';
import { ADDED } from './added';
import {
  waysOf,
  type Attend,
  type Deed,
  type Over,
  type Pill,
  type Said,
  type Task,
  type Thing,
} from './task';

/** A person on the desk. */
export interface Somebody {
  /** Their position, as offers name it. */
  spot: string;
  seat: number;
  cell: Cell;
  person: string;
  must: boolean;
  /** Their origin in this step, once moved. */
  came: string | null;
}

/** Spaces by category, for the screen reader's count. */
const SPACES = ['home', 'shop', 'works', 'other', 'abroad'] as const;

/** People move (SC-8.1 to SC-8.6): first the person, then the target; a draft until it is done. */
export class Movers implements Task {
  readonly desk = 'people';
  readonly summary = 'ways';
  #from = $state<string | null>(null);
  attend = $state.raw<Attend | null>(null);
  /** A person, and the target of a hint for them. */
  #hinted = $state.raw<{ move: string; to: string } | null>(null);
  /** The chosen person's target, while walking or driving is undecided. */
  #to = $state.raw<{ from: string; to: string } | null>(null);
  /** Whether they would drive there. */
  #drive = $state(true);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #offered = $derived.by(() => this.#play.offers?.move ?? {});
  readonly #must = $derived.by(() => new Set(this.#play.offers?.must ?? []));
  readonly from = $derived(this.#from !== null && this.#from in this.#offered ? this.#from : null);

  spot(text: string): Spot {
    return spotOf(text, this.#play.me!);
  }
  /** The cells where the chosen person covers others now. */
  readonly #covered = $derived.by((): readonly Cell[] => {
    const at = this.from === null ? null : this.spot(this.from);
    if (!at || !covers(this.#person(at))) return [];
    const { zone } = this.#play.view.seats[at.seat]!.borough;
    return [at.cell, ...halo([at.cell], zone)];
  });
  #person(spot: Spot): string {
    return personAt(this.#play.view, spot);
  }

  /** People who may move, the obligatory ones first, and those who have moved. */
  readonly people = $derived.by((): Somebody[] => {
    const may = Object.keys(this.#offered).map((spot) => {
      const at = this.spot(spot);
      return { spot, ...at, person: this.#person(at), must: this.#must.has(spot), came: null };
    });
    const moved = this.#play.draft.entries.flatMap((entry) => {
      if (!('move' in entry)) return [];
      const at = this.spot(entry.to);
      return [{ spot: entry.to, ...at, person: this.#person(at), must: false, came: entry.move }];
    });
    return [...may.filter(({ must }) => must), ...may.filter(({ must }) => !must), ...moved];
  });
  get progress() {
    const { people } = this;
    return { done: people.filter(({ came }) => came !== null).length, of: people.length };
  }
  /** The chosen person's target on foot or by car, and the trip's yield. */
  readonly #trip = $derived.by(() => {
    const [aim, from] = [this.#to, this.from];
    const trip = aim && aim.from === from ? this.#play.offers?.drive?.[aim.from]?.[aim.to] : undefined;
    return trip && aim ? { to: aim.to, ...trip } : null;
  });
  /** The spaces that the chosen person may enter, by borough. */
  readonly #targets = $derived.by(() => {
    const targets = new Map<number, Map<Cell, Pill>>();
    if (this.from === null) return targets;
    const person = this.#person(this.spot(this.from));
    for (const to of this.#offered[this.from]!) {
      const { seat, cell } = this.spot(to);
      const pills = targets.get(seat) ?? new Map<Cell, Pill>();
      const trip = this.#play.offers!.drive?.[this.from]?.[to];
      const gain = () => gainPill(this.#play.offers!, person, this.from, to);
      const pill = this.#play.hush ? hiddenPill() : trip ? withTrip(gain(), trip) : gain();
      targets.set(seat, pills.set(cell, pill));
    }
    return targets;
  });

  fits = (offers: Offers) =>
    Object.keys(offers.move).length > 0 || this.#play.draft.entries.some((entry) => 'move' in entry);
  readonly title = $derived.by(() => {
    if (this.from === null) return m.sc_move_title();
    const { seat, cell } = this.spot(this.from);
    const person = piece('person', this.#person({ seat, cell }));
    return seat === this.#play.me
      ? m.sc_move_from({ person, cell })
      : m.sc_move_from_abroad({ person, cell, name: this.#play.name(seat) });
  });
  readonly said = $derived.by((): Said => {
    const trip = this.#trip;
    if (trip) {
      const lead = m.sc_drive_lead({ cell: trip.to, money: trip.money, pollution: trip.pollution });
      return { lead, rule: ADDED.drive };
    }
    if (this.from !== null) {
      // kinds other than citizens move by different rules
      const person = this.#person(this.spot(this.from));
      const citizen = person === 'citizen';
      if (covers(person))
        return { lead: m.sc_move_covers({ person: piece('person', person) }), rule: ADDED.covers };
      return { lead: m.sc_move_where(), more: citizen ? m.sc_move_how() : '', rule: 'SC-8.1' };
    }
    if (this.#play.draft.ends) return { lead: m.sc_draft_ends() };
    const must = this.#must.size;
    const may = Object.keys(this.#offered).length - must;
    return { lead: m.sc_move_lead({ must, may }), more: m.sc_move_more(), rule: 'SC-8.2' };
  });
  over(seat: number): Over {
    const pills = this.#targets.get(seat);
    if (this.from !== null) {
      const { seat: home, cell } = this.spot(this.from);
      const hint = this.#advised;
      return {
        pills: pills ?? new Map(),
        chosen: home === seat ? cell : null,
        area: home === seat ? this.#covered : [],
        about: (at) => (home === seat && at === cell ? this.#spaces : null),
        moved: this.#moved(seat),
        shut: this.#shut(seat),
        pins: new Set(hint?.seat === seat ? [hint.cell] : this.#trip ? [this.#trip.to] : []),
        way: seat === this.#play.me && this.#drive ? this.#trip : null,
      };
    }
    const here = this.people.filter((person) => person.seat === seat && person.came === null);
    const cells = (must: boolean) => here.filter((person) => person.must === must).map(({ cell }) => cell);
    return { lamp: cells(true), dashed: cells(false), moved: this.#moved(seat), shut: this.#shut(seat) };
  }
  /** The number of legal spaces for the chosen person, by category. */
  readonly #spaces = $derived.by((): string => {
    const counts = new Map<string, number>();
    for (const [seat, pills] of this.#targets)
      for (const cell of pills.keys()) {
        const kind = seat === this.#play.me ? this.#kindAt(cell) : 'abroad';
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
    const kinds = SPACES.filter((kind) => counts.has(kind));
    const what = listed(kinds.map((kind) => m.sc_spaces_of({ kind, count: counts.get(kind)! })));
    const text = m.sc_spaces({ count, what });
    return this.#must.has(this.from!) ? m.sentences({ text: m.sc_map_must(), more: text }) : text;
  });
  #kindAt(cell: Cell): string {
    const tiles = Object.values(this.#play.own!.borough.tiles);
    const tile = tiles.find(({ cells }) => cellsOf(cells).includes(cell))?.tile ?? '';
    const { kind } = lookOf(tile);
    return SPACES.find((each) => each === kind) ?? 'other';
  }
  #moved(seat: number): Cell[] {
    return this.people.flatMap((person) =>
      person.seat === seat && person.came !== null ? [person.cell] : [],
    );
  }
  /** Spaces vacated in this step: nobody may enter them. */
  #shut(seat: number): Cell[] {
    return this.people.flatMap(({ came }) => {
      const from = came === null ? null : this.spot(came);
      return from?.seat === seat ? [from.cell] : [];
    });
  }
  readonly tabs = $derived.by(
    () =>
      new Map(
        [...this.#targets]
          .filter(([seat]) => seat !== this.#play.open)
          .map(([seat, pills]) => [seat, String(pills.size)]),
      ),
  );
  /** The target of a bot's advice. */
  readonly #advised = $derived.by(() => {
    const spot = this.#hinted?.move === this.from ? this.spot(this.#hinted.to) : null;
    return spot && this.#targets.get(spot.seat)?.has(spot.cell) ? spot : null;
  });
  readonly main = $derived.by((): Deed => {
    const trip = this.#trip;
    if (trip) {
      const label = this.#drive ? m.sc_drive_go({ cell: trip.to }) : m.sc_drive_walk({ cell: trip.to });
      return { label, drafts: true, act: () => void this.#send(trip.to, this.#drive) };
    }
    const to = this.#advised;
    if (to)
      return {
        label: m.sc_move_go({ cell: to.cell }),
        drafts: true,
        act: () => this.#go(to.seat, to.cell),
      };
    const must = this.#must.size;
    if (must && !this.#play.offers?.do.includes('end'))
      return { label: m.sc_move_must({ count: must }), off: true, act() {} };
    return { label: m.sc_move_done(), act: () => void this.#play.finish() };
  });
  /** By car or on foot, where both are legal. */
  get ways(): readonly string[] {
    return this.#trip ? ['drive', 'walk'] : [];
  }
  get way(): string {
    return this.#drive ? 'drive' : 'walk';
  }
  wayName(way: string): string {
    return way === 'drive' ? m.sc_drive() : m.sc_walk();
  }
  chooseWay(way: string) {
    this.#drive = way === 'drive';
  }
  pick(index: number) {
    const way = this.ways[index];
    if (way !== undefined) this.chooseWay(way);
  }
  readonly things = $derived.by((): Thing[] => [
    ...this.people.flatMap((somebody) =>
      somebody.came === null
        ? [
            {
              thing: `person ${somebody.spot}`,
              on: somebody.spot === this.from,
              press: () => this.press(somebody),
            },
          ]
        : [],
    ),
    ...waysOf(this),
  ]);
  readonly next = $derived.by(() => {
    const pills = this.#targets.get(this.#play.open);
    if (pills) return [...pills.keys()];
    return this.people
      .filter(({ seat, came }) => seat === this.#play.open && came === null)
      .map(({ cell }) => cell);
  });
  cell(cell: Cell, seat: number) {
    if (this.from !== null && this.#targets.get(seat)?.has(cell)) return this.#go(seat, cell);
    const there = this.people.find((each) => each.seat === seat && each.cell === cell && each.came === null);
    if (there) return this.choose(there.spot);
    const to = this.#word(seat, cell);
    if (this.from !== null) return void this.#play.why({ move: this.from, to });
    // the tray already says that the person there cannot move; an empty cell explains its refusal
    if (!this.#play.view.seats[seat]!.borough.spaces[cell]?.who)
      void this.#play.whyNot({ seat: this.#play.me!, move: to, to });
  }
  get held() {
    return this.from !== null;
  }
  letGo() {
    if (this.#trip) {
      this.#to = null;
      return;
    }
    this.#from = null;
    this.#play.look(null);
  }
  drop() {
    this.#from = this.#hinted = this.#to = this.attend = null;
  }

  show(entry: Entry) {
    if (!('move' in entry)) return;
    this.#from = entry.move;
    this.#hinted = entry;
    this.#to = { from: entry.move, to: entry.to };
    this.#drive = entry.drive === true;
    const { seat } = this.spot(entry.to);
    if (seat !== this.#play.me) this.#play.look(seat);
  }

  /** Presses a person on the desk: opens their borough, then one's own once they are chosen, because they go home. */
  press({ seat, spot }: Somebody) {
    const abroad = seat !== this.#play.me && this.from !== spot;
    this.#play.look(abroad ? seat : null);
    this.choose(spot);
    if (this.from !== null) this.#play.look(null);
  }
  choose(spot: string) {
    this.#play.refuse(null);
    this.#to = null;
    this.#from = this.from === spot ? null : spot;
  }

  #word = (seat: number, cell: Cell) => (seat === this.#play.me ? cell : `${seat}:${cell}`);

  /** Goes there; if driving is legal, asks how first. */
  #go(seat: number, cell: Cell) {
    const [from, to] = [this.from!, this.#word(seat, cell)];
    if (!this.#play.offers?.drive?.[from]?.[to]) return void this.#send(to, false);
    this.#play.refuse(null);
    // a second tap on the same target keeps the choice
    if (this.#trip?.to !== to) this.#drive = true;
    this.#to = { from, to };
  }

  async #send(to: string, drive: boolean) {
    const entry = { seat: this.#play.me!, move: this.from!, to, ...(drive && { drive }) } as Entry;
    if (!(await this.#play.note(entry))) return;
    this.#to = null;
    // on to the next obligatory person
    const next = this.people.find(({ must }) => must) ?? null;
    this.#from = next?.spot ?? null;
    this.attend = next?.seat === this.#play.me ? { cell: next.cell } : null;
    this.#play.look(null);
  }
}

/** A person leaves City Hall for a home (SC-8.7); the player picks the kind if several wait (SP-TRD-3). */
export class Homes implements Task {
  readonly summary = 'ways';
  #cell = $state<Cell | null>(null);
  #person = $state<string | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly #offered = $derived.by(() => this.#play.offers?.home ?? {});
  readonly chosen = $derived(this.#cell !== null && this.#cell in this.#offered ? this.#cell : null);
  /** The possible residents of the chosen home. */
  readonly #people = $derived.by(() => (this.chosen === null ? [] : this.#offered[this.chosen]!));
  /** The resident; null while undecided. */
  readonly way = $derived.by(() => {
    const [first, ...others] = this.#people;
    const known = this.#people.find((person) => person === this.#person);
    return known ?? (others.length ? null : (first ?? null));
  });

  /** A draft of homes that ends the step belongs here too: it may be taken back. */
  fits = (offers: Offers) => Object.keys(offers.home).length > 0 || this.#play.draft.endsBy('home');
  /**
   * In the council, or by a card, this is for newcomers, or for people who may move into a new building; the latter
   * may decline.
   */
  readonly #council = $derived.by(() => this.#play.view.phase !== 3);
  readonly title = $derived.by(() => (this.#council ? m.sc_home_council_title() : m.sc_home_title()));
  readonly said = $derived.by((): Said => {
    if (this.#play.draft.ends) return { lead: m.sc_draft_ends() };
    if (this.ways.length) return { lead: m.sc_home_ask({ cell: this.chosen! }), rule: ADDED.kinds };
    if (!this.#council) return { lead: m.sc_home_lead(), rule: 'SC-8.7' };
    return this.#play.offers?.do.includes('end')
      ? { lead: m.sc_home_built(), rule: ADDED.enter }
      : { lead: m.sc_home_newcomers(), rule: ADDED.newcomers };
  });
  over(seat: number): Over {
    if (seat !== this.#play.me) return {};
    const { chosen, way } = this;
    const pills = Object.entries(this.#offered).map(([cell, people]): [Cell, Pill] => [
      cell,
      this.#play.hush
        ? hiddenPill()
        : gainPill(this.#play.offers!, (cell === chosen && way) || people[0]!, null, cell),
    ]);
    return { pills: new Map(pills), chosen };
  }
  readonly main = $derived.by((): Deed | null => {
    const { chosen: cell, way } = this;
    if (cell !== null && way === null) return { label: m.sc_home_who(), off: true, act() {} };
    if (cell !== null)
      return { label: m.sc_move_go({ cell }), drafts: true, act: () => void this.#settle(cell, way!) };
    if (this.#play.draft.ends) return { label: m.sc_move_done(), act: () => void this.#play.finish() };
    return this.#play.offers?.do.includes('end')
      ? { label: m.sc_home_none(), act: () => void this.#play.finish() }
      : { label: m.sc_home_choose(), off: true, act() {} };
  });
  readonly things = $derived.by(() => waysOf(this));
  readonly next = $derived(Object.keys(this.#offered));
  /** A home for one kind of people is taken by one tap; otherwise a second tap sends the chosen kind. */
  readonly home = true;
  cell(cell: Cell, seat: number) {
    const people = this.#offered[cell];
    if (!people) {
      const person = Object.values(this.#offered)[0]?.[0];
      return void this.#play.whyNot({ seat, home: cell, person } as Entry, [cell]);
    }
    if (people.length === 1) return void this.#settle(cell, people[0]!);
    if (this.chosen !== cell) this.#cell = cell;
    else if (this.way !== null) void this.#settle(cell, this.way);
  }
  /** The kinds to choose among. */
  get ways(): readonly string[] {
    return this.#people.length > 1 ? this.#people : [];
  }
  wayName = personName;
  chooseWay(way: string) {
    this.#person = way;
  }
  pick(index: number) {
    const way = this.ways[index];
    if (way !== undefined) this.chooseWay(way);
  }
  get held() {
    return this.chosen !== null;
  }
  letGo() {
    this.#cell = this.#person = null;
  }
  show(entry: Entry) {
    if (!('home' in entry)) return;
    this.#cell = entry.home;
    this.#person = entry.person;
  }

  async #settle(cell: Cell, person: string) {
    await this.#play.note({ seat: this.#play.me!, home: cell, person } as Entry);
    this.letGo();
  }
}
