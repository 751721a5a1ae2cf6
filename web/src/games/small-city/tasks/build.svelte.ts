import type { Problem } from '$lib/wire';
import { listed } from '$lib/words';
import { m } from '$messages';
import BuildSum from '../desk/BuildSum.svelte';
import Tiles from '../desk/Tiles.svelte';
import { at, cellAt, halo, inOrder } from '../map/geometry';
import { borderName, readBorder, readBorders, withLine } from '../map/lines';
import { Places, readCells, readPlaces } from '../map/places';
import type { Play } from '../play.svelte';
import { tileName } from '../words';
import {
  cellsOf,
  type Cell,
  type DrawnDoc,
  type Entry,
  type LinesDoc,
  type Offers,
  type Planned,
} from '../wire';
import { Aim } from './aim.svelte';
import { numberSays } from './numbers';
import { cellsOfStep, partOf, replaced, signOf } from './steps';
import type { Attend, Deed, Over, Said, Task } from './task';

/** What was taken up: a tile of the desk, a larger zone, a tile of the map that may rise, or a piece for borders or points. */
export type Held = { tile: string } | { grow: true } | { rise: Cell } | { lay: 'road' | 'roundabout' };

/** Building: the plan of a round (section 5), or what the council builds (SC-12.7). */
export class Building implements Task {
  readonly Desk = Tiles;
  readonly Sum = BuildSum;
  readonly places = new Aim(() => this.#places);
  #held = $state.raw<Held | null>(null);
  attend = $state.raw<Attend | null>(null);
  #pay = $state(0);
  #enter = $state(0);
  /** The chip that is chosen. */
  #step = $state<number | null>(null);
  /** A plan of nothing is to be sealed, and somebody is asked whether it is meant. */
  #asked = $state(false);
  /** A change of the plan that breaks later steps: the new steps and why they fail. */
  broken = $state.raw<{ steps: readonly Planned[]; problems: readonly (Problem | null)[] } | null>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
    $effect(() => void this.#play.draft.look(this.entry ? [this.entry] : null));
  }

  readonly plan = $derived.by(() => this.#play.own?.plan ?? null);
  readonly steps = $derived.by((): readonly Planned[] => this.plan?.steps ?? []);
  readonly asked = $derived.by(() => this.#asked && !this.steps.length);
  readonly sealed = $derived.by(() => this.#play.own?.committed ?? false);
  readonly #offers = $derived.by(() => this.#play.offers);

  /** What is taken up, as long as it may be. */
  readonly taken = $derived.by((): Held | null => {
    const [held, offers] = [this.#held, this.#offers];
    if (!held || !offers) return null;
    if ('tile' in held) return held.tile in offers.build ? held : null;
    if ('grow' in held) return offers.do.includes('grow') ? held : null;
    if ('lay' in held) return this.lays(held.lay) ? held : null;
    return held.rise in offers.upgrade || held.rise in offers.enlarge ? held : null;
  });
  /** What may be laid on borders and points, and what is left of it; null where nothing is. */
  readonly pieces = $derived.by((): DrawnDoc | null => this.plan?.borough.lines?.[0] ?? null);
  /** Whether a piece may be laid somewhere. */
  lays(piece: 'road' | 'roundabout'): boolean {
    const offers = this.#offers;
    return piece === 'road' ? Object.keys(offers?.road ?? {}).length > 0 : !!offers?.roundabout;
  }
  readonly #places = $derived.by((): Places => {
    const [held, offers] = [this.taken, this.#offers];
    if (!held || !offers || 'grow' in held) return new Places([]);
    if ('tile' in held) return readPlaces(offers.build[held.tile]!.places);
    if ('lay' in held)
      return held.lay === 'road'
        ? readBorders(offers.road ?? {}, this.pieces?.line_price ?? 0)
        : readCells({ 0: offers.roundabout ?? '' });
    const { rise } = held;
    return rise in offers.enlarge ? readPlaces(offers.enlarge[rise]!) : readCells(offers.upgrade[rise]!);
  });
  readonly builds = $derived.by(() => {
    const { taken } = this;
    return taken && 'tile' in taken ? this.#offers!.build[taken.tile]! : null;
  });
  readonly pay = $derived(this.builds?.pay[this.#pay] ?? this.builds?.pay[0] ?? null);
  readonly enter = $derived(this.builds?.enter[this.#enter] ?? this.builds?.enter[0] ?? null);
  /** What *Add* would send. */
  readonly entry = $derived.by((): Entry | null => {
    const [held, seat] = [this.taken, this.#play.me!];
    if (!held) return null;
    if ('grow' in held) return { seat, do: 'grow' } as Entry;
    const cells = this.places.place?.cells.join(' ');
    if (!cells) return null;
    if ('tile' in held) {
      const { pay, enter } = this;
      return { seat, build: held.tile, on: cells, ...(pay && { pay }), ...(enter && { enter }) } as Entry;
    }
    if ('lay' in held) {
      const road = held.lay === 'road' && borderName(this.places.place!.cells);
      return (road ? { seat, road } : { seat, roundabout: cells }) as Entry;
    }
    const how = held.rise in this.#offers!.enlarge ? 'enlarge' : 'upgrade';
    return { seat, [how]: held.rise, with: cells } as Entry;
  });
  /** What it would cost and bring, once the server has said. */
  readonly about = $derived.by(() => (this.entry ? (this.#play.draft.aim?.abouts.at(-1) ?? null) : null));
  /** The numbers of the lit cells. */
  readonly #numbers = $derived.by(() => {
    const numbers = new Map<Cell, string>();
    for (const [number, cells] of Object.entries(this.builds?.numbers ?? {}))
      for (const cell of cellsOf(cells)) numbers.set(cell, number);
    return numbers;
  });
  readonly #lit = $derived.by((): ReadonlyMap<Cell, string> => {
    return new Map(this.places.cells.map((cell) => [cell, this.#numbers.get(cell) ?? '']));
  });
  /** What such a number says. */
  readonly #means = $derived.by(() => {
    const { taken } = this;
    const tile = taken && 'tile' in taken && this.#play.tables.tiles.find((each) => each.tile === taken.tile);
    return tile ? (number: string) => numberSays(tile, number) : undefined;
  });
  /** What the land asks for at least on a lit cell. */
  readonly #fees = $derived.by((): ReadonlyMap<Cell, number> => {
    const fees = this.places.cells.map((cell): [Cell, number] => [cell, this.places.places.dollars(cell)]);
    return new Map(fees.filter(([, dollars]) => dollars > 0));
  });
  readonly #ghostTile = $derived.by(() => {
    const { taken } = this;
    if (!taken || 'grow' in taken || 'lay' in taken) return null;
    if ('tile' in taken) return taken.tile;
    const about = this.about?.action;
    return (about && 'next' in about && about.next?.tile) || this.#tileAt(taken.rise)?.tile || null;
  });
  #tileAt(cell: Cell) {
    const tiles = Object.values(this.#play.borough(this.#play.own!).tiles);
    return tiles.find(({ cells }) => cellsOf(cells).includes(cell));
  }
  /** The whole of what would stand there. */
  readonly #ghostCells = $derived.by(() => {
    const [place, taken] = [this.places.place, this.taken];
    if (!place || !taken || 'lay' in taken) return [];
    const old = 'rise' in taken ? cellsOf(this.#tileAt(taken.rise)?.cells ?? '') : [];
    return [...old, ...place.cells];
  });

  /** The piece that would lie there, with what comes along. */
  readonly #laid = $derived.by((): LinesDoc | null => {
    const [place, taken, about] = [this.places.place, this.taken, this.about?.action];
    if (!place || !taken || !('lay' in taken)) return null;
    const none = { right: '', below: '', points: '' };
    if (taken.lay === 'roundabout') return { ...none, points: place.cells[0]! };
    const [first, other] = [...place.cells].sort(inOrder) as [Cell, Cell];
    const points = about && 'road' in about ? about.with : null;
    return withLine(none, [first, other], points ?? '');
  });

  fits = (offers: Offers) =>
    Object.keys(offers.tiles).length > 0 ||
    (this.plan !== null && offers.do.some((what) => what === 'reopen' || what === 'commit'));

  /** What is laid ends the part of the plan in which tiles rise. */
  readonly #endsRises = $derived.by(() =>
    Object.keys(this.#offers?.upgrade ?? {}).length > 0 ? m.sc_lay_ends_rises() : '',
  );
  readonly title = $derived.by(() => {
    const { taken } = this;
    if (this.sealed) return m.sc_plan_sealed();
    if (!taken) return this.plan ? m.sc_plan_title() : m.sc_build_title();
    if ('grow' in taken) return m.sc_grow_title();
    if ('lay' in taken) {
      const cells = this.places.place?.cells ?? [];
      if (taken.lay === 'roundabout')
        return cells.length ? m.sc_lay_roundabout_aimed({ cell: cells[0]! }) : m.sc_lay_roundabout();
      return cells.length ? m.sc_lay_road_aimed({ road: borderName(cells) ?? '' }) : m.sc_lay_road();
    }
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
    if (this.#step !== null) return { lead: m.sc_plan_step() };
    if (!this.taken) {
      const points = this.plan?.points ?? 0;
      if (!this.plan) return { lead: m.sc_build_council(), rule: 'SC-12.7' };
      if (this.plan.building_over) return { lead: m.sc_plan_over(), rule: 'SC-5.2' };
      const rises = Object.keys(this.#offers?.upgrade ?? {}).length > 0;
      return {
        lead: m.sc_plan_lead({ points, money: this.plan.money }),
        more: points
          ? m.sc_plan_more()
          : rises
            ? m.sc_plan_rises()
            : this.lays('road')
              ? m.sc_plan_roads()
              : m.sc_plan_full(),
        rule: 'SC-5.1',
      };
    }
    if (this.entry) return {};
    if ('lay' in this.taken)
      return this.taken.lay === 'road'
        ? { lead: m.sc_lay_road_where(), more: this.#endsRises, rule: 'SP-ROA-4' }
        : { lead: m.sc_lay_roundabout_where(), more: this.#endsRises, rule: 'SP-ROA-5' };
    return { lead: m.sc_build_where(), more: this.#numbers.size ? m.sc_build_how() : '' };
  });

  readonly placing = $derived.by(() => {
    const { taken } = this;
    if (!taken || 'grow' in taken) return null;
    if ('lay' in taken)
      return { code: taken.lay, what: taken.lay === 'road' ? m.sc_road() : m.sc_roundabout() };
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
    const chosen = this.#step === null ? [] : cellsOfStep(this.steps[this.#step]!);
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
      area: place && near.length ? halo(this.#ghostCells) : [],
      // what lies between cells is drawn there already
      steps: marks.filter(({ cells, part }) => cells.length && part < 2),
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
      return { label: this.plan ? m.sc_plan_add() : m.sc_build_act(), act: () => void this.#add() };
    }
    if (!this.plan) return { label: m.sc_choose_tile(), off: true, act() {} };
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
    if (!this.plan && this.#offers?.do.includes('end') && !this.taken)
      return { label: m.sc_build_none(), act: () => void play.finish() };
    if (this.steps.length && !this.taken)
      return { label: m.play_act_take_back(), key: 'U', act: () => void this.takeBack() };
    return null;
  });
  readonly tools = $derived.by((): Deed[] =>
    this.places.turns ? [{ label: m.sc_turn(), key: 'r', act: () => this.places.turn() }] : [],
  );
  readonly next = $derived.by(() =>
    this.taken ? this.places.cells : [...(this.over(this.#play.me!).rises ?? [])],
  );

  cell(cell: Cell, seat: number) {
    if (seat !== this.#play.me || this.sealed) return;
    this.#play.refuse(null);
    this.#step = null;
    const { taken } = this;
    if (!taken || 'grow' in taken) {
      const first = this.#firstOf(cell);
      const offers = this.#offers;
      if (first && offers && (first in offers.upgrade || first in offers.enlarge))
        return this.take({ rise: first });
      if (first && this.plan) return void this.#play.why({ ...this.#more(first), cell });
      return;
    }
    if (this.places.tap(cell)) return;
    if ('lay' in taken) return void this.#whyNotLaid(taken.lay, cell);
    const how =
      'tile' in taken
        ? { tile: taken.tile }
        : taken.rise in this.#offers!.enlarge
          ? { enlarge: taken.rise }
          : { upgrade: taken.rise };
    void this.#play.why({ ...how, cell });
  }
  /** Why a piece may not lie there: a Road beside the cell that is pinned, or else at the right side. */
  #whyNotLaid(piece: 'road' | 'roundabout', cell: Cell) {
    const seat = this.#play.me!;
    if (piece === 'roundabout') return this.#play.whyNot({ seat, roundabout: cell } as Entry, [cell]);
    const [x, y] = at(cell);
    // a cell on the edge of the zone has no neighbour there
    const { zone } = this.plan!.borough;
    const others = [...this.places.pins, cellAt(x + 1 < zone ? x + 1 : x - 1, y)];
    const road = others.map((other) => borderName([cell, other])).find((name) => name !== null);
    return this.#play.whyNot({ seat, road } as Entry, road ? readBorder(road) : [cell]);
  }
  #firstOf(cell: Cell): Cell | null {
    const tiles = Object.entries(this.#play.borough(this.#play.own!).tiles);
    return tiles.find(([, { cells }]) => cellsOf(cells).includes(cell))?.[0] ?? null;
  }

  /** How a tile that stands becomes more: a Park is enlarged (SC-5.6), others rise (SC-7.1). */
  #more(cell: Cell) {
    const tile = this.#tileAt(cell)?.tile;
    const row = this.#play.tables.tiles.find((each) => each.tile === tile);
    return row?.colour === 'light_green' ? { enlarge: cell } : { upgrade: cell };
  }

  get held() {
    return this.taken !== null || this.#step !== null || this.broken !== null || this.asked;
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

  /** Takes up a tile of the desk, or one of the map; once more lets it go. */
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
    if ('rise' in held && !same && only && !more.length) this.places.take(only);
  }
  show(entry: Entry) {
    this.#step = this.broken = null;
    // whoever asked a bot need not be asked
    this.#asked = 'do' in entry && entry.do === 'commit' && !this.steps.length;
    this.places.clear();
    if ('do' in entry) this.#held = entry.do === 'grow' ? { grow: true } : null;
    else if ('build' in entry) {
      this.#held = { tile: entry.build };
      const builds = this.#offers?.build[entry.build];
      this.#pay = Math.max(0, builds?.pay.indexOf(('pay' in entry && entry.pay) || null) ?? 0);
      this.#enter = Math.max(0, builds?.enter.indexOf(entry.enter ?? null) ?? 0);
      this.places.takeCells(entry.on);
    } else if ('road' in entry) {
      this.#held = { lay: 'road' };
      this.places.takeCells(readBorder(entry.road).join(' '));
    } else if ('roundabout' in entry) {
      this.#held = { lay: 'roundabout' };
      this.places.takeCells(entry.roundabout);
    } else if ('upgrade' in entry || 'enlarge' in entry) {
      this.#held = { rise: 'upgrade' in entry ? entry.upgrade : entry.enlarge };
      this.places.takeCells(entry.with);
    }
  }
  pick(index: number) {
    if (this.builds && this.builds.pay.length > 1) this.choosePay(index);
    else this.chooseEnter(index);
  }
  choosePay(index: number) {
    this.#pay = index;
  }
  chooseEnter(index: number) {
    this.#enter = index;
  }

  /** The chip that is chosen; its step may be moved or taken back. */
  get step() {
    return this.#step;
  }
  chooseStep(index: number) {
    this.#held = null;
    this.places.clear();
    this.#step = this.#step === index ? null : index;
  }
  takeBack(index = this.steps.length - 1) {
    return this.#replan(this.steps.toSpliced(index, 1));
  }
  move(index: number, by: number) {
    const steps = this.steps.toSpliced(index, 1);
    steps.splice(index + by, 0, this.steps[index]!);
    return this.#replan(steps);
  }
  /** Whether a step may stand there: building comes before upgrades, and roads last. */
  mayMove(index: number, by: number): boolean {
    const [step, other] = [this.steps[index], this.steps[index + by]];
    return step !== undefined && other !== undefined && partOf(step) === partOf(other);
  }
  /** The broken plan without its broken steps. */
  mend() {
    const { broken } = this;
    if (broken) void this.#replan(broken.steps.filter((_, index) => !broken.problems[index]));
  }

  /** Makes the plan of other steps; what would break is shown first. */
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
    // somebody quick has taken up the next one already
    if (this.#held !== held) return;
    this.places.clear();
    this.#held = null;
    this.attend = held && ('tile' in held || 'lay' in held) ? held : null;
  }
  async #seal() {
    this.#asked = false;
    await this.#play.act({ seat: this.#play.me!, do: 'commit' } as Entry);
  }
}
