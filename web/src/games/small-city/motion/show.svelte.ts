import type { Motion } from '$play/motion';
import { speed } from '$lib/settings.svelte';
import { cellsOf } from '../map/geometry';
import type { Over } from '../map/over';
import { placeOf } from '../place';
import type { Cell, EventDoc, View } from '../wire';
import type { Counted } from './acts';
import type { Row } from './script';

/** A failed step is outlined for so long, in milliseconds at speed 1; so are changes without motion. */
const STAYS = 2_000;

/** What is measured in phases 5 and 6, from the view before. */
export interface Tally {
  before: View;
  events: readonly Counted[];
  /** How many of them have been counted. */
  count: number;
}

/** What is being shown of what happens: the tray, the desk and the map say it. */
export class Show {
  /** In whose borough it happens. */
  seat = $state<number | null>(null);
  title = $state('');
  /** What happens now, to be told in a sentence; null before the first thing. */
  event = $state.raw<EventDoc | null>(null);
  /** The script of a reveal, by seats, and the step that is played. */
  rows = $state.raw<readonly Row[] | null>(null);
  at = $state(-1);
  tally = $state.raw<Tally | null>(null);
  /** What lies on the desk besides: the circle of cards, the council. */
  desk = $state<'cards' | 'council' | null>(null);
  paused = $state(false);
  /** Somebody reads what is said of it. */
  #held = false;
  /** The time of what is shown was over while it was held or paused. */
  #late = false;
  /** What was counted is told, and stays until somebody has read it. */
  waits = $state(false);
  /** What happened last, for whoever waits. */
  last = $state.raw<EventDoc | null>(null);

  /** What lies over the borough of a seat, and what stays over it for a while. */
  #over = $state.raw<ReadonlyMap<number, Over>>(new Map());
  #marks = $state.raw<ReadonlyMap<number, Over>>(new Map());
  #turn: ((by: number) => void) | null = null;
  /** Where somebody wanted to go while a step of a reveal was still on its way; 0 for nowhere. */
  #wanted = 0;

  /** The part of a round that is played without anybody who acts, if it is one. */
  readonly what = $derived.by((): 'plans' | 'votes' | 'pollution' | null => {
    const { rows, tally } = this;
    if (rows) return 'plans';
    if (!tally?.count) return null;
    return tally.events[tally.count - 1]!.event === 'voted' ? 'votes' : 'pollution';
  });

  over = (seat: number): Over => ({ ...this.#over.get(seat), ...this.#marks.get(seat) });

  /** Lays something over boroughs, instead of what lay there. */
  lay(over: ReadonlyMap<number, Over> = new Map()) {
    this.#over = over;
  }
  /** Lays something over a borough that goes by itself. */
  mark(seat: number, over: Over) {
    const marks = new Map(this.#marks).set(seat, over);
    this.#marks = marks;
    setTimeout(() => {
      if (this.#marks.get(seat) !== over) return;
      const left = new Map(this.#marks);
      left.delete(seat);
      this.#marks = left;
    }, STAYS / speed());
  }
  fail(seat: number, cells: readonly Cell[]) {
    this.mark(seat, { failed: cells });
  }
  /** Outlines what has changed, and says what tiles have brought: for whoever sees no motion. */
  outline(events: readonly EventDoc[]) {
    const rings = new Map<number, { cells: readonly Cell[] }[]>();
    const gains = new Map<number, Map<Cell, string>>();
    for (const event of events) {
      const place = placeOf(event);
      if (place) rings.set(place.seat, [...(rings.get(place.seat) ?? []), { cells: place.cells }]);
      if (event.event !== 'voted') continue;
      for (const { host, cells, amount } of event.parts)
        if (host === null)
          gains.set(event.seat, new Map(gains.get(event.seat)).set(cellsOf(cells)[0]!, `+${amount}`));
    }
    for (const seat of new Set([...rings.keys(), ...gains.keys()]))
      this.mark(seat, { rings: rings.get(seat) ?? [], gains: gains.get(seat) ?? new Map() });
  }

  /**
   * Waits so long, or until somebody goes on or back: says by how many steps. Nothing goes on by itself while paused
   * or held, or where no time is given.
   */
  beat(motion: Motion, time: number | null): Promise<number> {
    if (motion.skipped) return Promise.resolve(1);
    const by = this.#wanted;
    this.#wanted = 0;
    if (by) return Promise.resolve(by);
    return new Promise((done) => {
      this.#turn = (by) => {
        this.#turn = null;
        this.#late = false;
        done(by);
      };
      const turn = this.#turn;
      if (time === null) return;
      void motion.pause(time).then((whole) => {
        if (this.#turn !== turn) return;
        if (whole && (this.paused || this.#held)) this.#late = true;
        else turn(1);
      });
    });
  }
  /** Goes to the next step, or back by one, which stops there. */
  go(by: number) {
    if (!this.#turn && !this.rows) return;
    if (by < 0) this.paused = true;
    if (this.#turn) this.#turn(by);
    else if (this.rows) this.#wanted = by;
  }
  /** Nothing goes on by itself as long as it is held. */
  hold(held: boolean) {
    this.#held = held;
    if (!held && !this.paused && this.#late) this.#turn?.(1);
  }
  toggle() {
    this.paused = !this.paused;
    if (!this.paused) this.#turn?.(1);
  }

  /** Nothing more is shown. */
  clear() {
    this.title = '';
    this.rows = null;
    this.tally = null;
    this.desk = null;
    this.at = -1;
    this.paused = false;
    this.waits = false;
    this.lay();
    this.#wanted = 0;
    this.#turn?.(1);
  }
}
