import type { Motion } from '$play/motion';
import { speed } from '$lib/settings.svelte';
import { cellsOf } from '../map/geometry';
import type { Over } from '../map/over';
import { placeOf } from '../model/place';
import type { Cell, EventDoc, View } from '../wire';
import type { Counted } from './acts';
import type { Row } from './script';

/** A failed step stays outlined this long, in milliseconds at speed 1; so do changes without motion. */
const STAYS = 2_000;

/** The measurements of phases 5 and 6, from the view before. */
export interface Tally {
  before: View;
  events: readonly Counted[];
  /** The number of counted events. */
  count: number;
}

/** The current presentation, for the tray, the desk and the map. */
export class Show {
  /** The borough where it happens. */
  seat = $state<number | null>(null);
  title = $state('');
  /** The current event, for a sentence; null before the first one. */
  event = $state.raw<EventDoc | null>(null);
  /** The script of a reveal, by seats, and the current step. */
  rows = $state.raw<readonly Row[] | null>(null);
  at = $state(-1);
  tally = $state.raw<Tally | null>(null);
  /** An extra desk: the circle of cards, the council. */
  desk = $state<'cards' | 'council' | null>(null);
  paused = $state(false);
  /** A person reads a note about it. */
  #held = false;
  /** Its time ran out while it was held or paused. */
  #late = false;
  /** The count is on screen, and stays until a person has read it. */
  waits = $state(false);
  /** The last event, for waiting seats. */
  last = $state.raw<EventDoc | null>(null);

  /** The overlay of each seat's borough, and its temporary marks. */
  #over = $state.raw<ReadonlyMap<number, Over>>(new Map());
  #marks = $state.raw<ReadonlyMap<number, Over>>(new Map());
  #turn: ((by: number) => void) | null = null;
  /** The direction that a person chose while a step of a reveal was still running; 0 for none. */
  #wanted = 0;

  /** The automatic part of a round now playing, if any. */
  readonly what = $derived.by((): 'plans' | 'votes' | 'pollution' | null => {
    const { rows, tally } = this;
    if (rows) return 'plans';
    if (!tally?.count) return null;
    return tally.events[tally.count - 1]!.event === 'voted' ? 'votes' : 'pollution';
  });

  over = (seat: number): Over => ({ ...this.#over.get(seat), ...this.#marks.get(seat) });

  /** Replaces the overlays of boroughs. */
  lay(over: ReadonlyMap<number, Over> = new Map()) {
    this.#over = over;
  }
  /** Adds a temporary overlay to a borough. */
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
  /** Outlines changes and shows the yields of tiles, for people without motion. */
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
   * Waits this long, or until a person goes on or back; resolves to the number of steps. It never goes on by itself
   * while paused or held, or without a time.
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
  /** Goes to the next step, or back by one, which pauses. */
  go(by: number) {
    if (!this.#turn && !this.rows) return;
    if (by < 0) this.paused = true;
    if (this.#turn) this.#turn(by);
    else if (this.rows) this.#wanted = by;
  }
  /** Holds the automatic progress. */
  hold(held: boolean) {
    this.#held = held;
    if (!held && !this.paused && this.#late) this.#turn?.(1);
  }
  toggle() {
    this.paused = !this.paused;
    if (!this.paused) this.#turn?.(1);
  }

  /** Ends the presentation. */
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
