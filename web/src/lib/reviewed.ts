/** A game under review: its record, its players, and its table at each moment. */

import { api } from './api';
import { undone } from '$play/steps';
import { wholeHistory } from './history';
import type { NewPractice, TableDoc } from './wire';

/** What a review reads of a record (docs/records.md). */
export interface GameRecord {
  game: string;
  seats: readonly string[];
  log: readonly Readonly<Record<string, unknown>>[];
  result?: { players: readonly { score: number; rank: number }[] };
  [more: string]: unknown;
}

/** Where the game comes from: a table of this server, or a record. */
export type Origin = { table: string } | { record: string };

interface Given {
  origin: Origin;
  record: GameRecord;
  /** The table, or for a record what stands for one. */
  table: Pick<TableDoc, 'seats' | 'players' | 'you' | 'name'>;
  /** Everybody sees the same. */
  isOpen: boolean;
  names: readonly string[];
}

export class Reviewed {
  readonly origin: Origin;
  readonly record: GameRecord;
  readonly table: Given['table'];
  /** By seat; each once. */
  readonly names: readonly string[];
  readonly #isOpen: boolean;
  /** The views that were asked for, by moment and seat. */
  readonly #views = new Map<string, Promise<unknown>>();
  #history: Promise<readonly unknown[] | null> | null = null;
  #box: Promise<unknown> | null = null;
  /** A practice table of this game, whose constants are the game's. */
  #practice: string | null = null;

  constructor({ origin, record, table, isOpen, names }: Given) {
    this.origin = origin;
    this.record = record;
    this.table = table;
    this.names = names;
    this.#isOpen = isOpen;
  }

  get game() {
    return this.record.game;
  }
  get seats() {
    return this.names.length;
  }
  nameOf = (seat: number): string => this.names[seat] ?? '';

  /** What a seat saw before entry `at`. */
  view(at: number, seat: number): Promise<unknown> {
    const key = this.#isOpen ? String(at) : `${at} ${seat}`;
    let view = this.#views.get(key);
    if (!view) {
      view = this.#look(at, seat);
      this.#views.set(key, view);
      // it is asked for again
      view.catch(() => this.#views.delete(key));
    }
    return view;
  }
  async #look(at: number, seat: number): Promise<unknown> {
    const asked = (this.#history ??= this.#viewed());
    // a failure is no answer: the next view asks again
    asked.catch(() => this.#history === asked && (this.#history = null));
    const views = await asked;
    if (views) return views[at];
    const id = await this.practise(at, this.#people(seat));
    this.#practice = id;
    const { state } = await api.news(id, { seat, since: null, mark: null }, 0, null);
    return state?.view;
  }
  /** All views of an open game at a table; null if its steps are not the entries of the record. */
  async #viewed(): Promise<readonly unknown[] | null> {
    if (!('table' in this.origin) || !this.#isOpen) return null;
    const { first, steps } = await wholeHistory(this.origin.table, null);
    const gone = undone(steps);
    const standing = steps.filter((step) => !step.taken_back && !gone.has(step.seq));
    if (standing.length !== this.record.log.length) return null;
    return [first, ...standing.map(({ view }) => view)];
  }

  /** The constants of the game. */
  box(): Promise<unknown> {
    const ask = async () => {
      if ('table' in this.origin) return api.box(this.origin.table);
      this.#practice ??= await this.practise(0, this.#people(0));
      return api.box(this.#practice);
    };
    this.#box ??= ask();
    this.#box.catch(() => (this.#box = null));
    return this.#box;
  }

  /** Everybody sits at this browser, so that nobody goes on; its own person is at the given seat. */
  #people(own: number): NewPractice['seats'] {
    return this.names.map((name, seat) => ({ kind: seat === own ? 'me' : 'person', name }));
  }

  /** Opens a practice table that begins before entry `at`; its id. */
  async practise(
    at: number,
    seats: NewPractice['seats'],
    draws: NewPractice['draws'] = 'same',
  ): Promise<string> {
    const { id } = await api.practise({ ...this.origin, at, seats, draws });
    return id;
  }
}
