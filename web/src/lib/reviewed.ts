/** A game under review: its record, its players, and its views. */

import { api } from './api';
import { Moments } from './moments';
import { reviews } from './reviews';
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
  names: readonly string[];
}

export class Reviewed {
  readonly origin: Origin;
  readonly record: GameRecord;
  readonly table: Given['table'];
  /** By seat; each once. */
  readonly names: readonly string[];
  #moments: Promise<Moments> | null = null;

  constructor({ origin, record, table, names }: Given) {
    this.origin = origin;
    this.record = record;
    this.table = table;
    this.names = names;
  }

  get game() {
    return this.record.game;
  }
  get seats() {
    return this.names.length;
  }
  nameOf = (seat: number): string => this.names[seat] ?? '';

  /** The views of its review, all in one answer. */
  moments(review: string): Promise<Moments> {
    const asked = (this.#moments ??= reviews.moments(review).then((told) => new Moments(told)));
    // a failure is no answer: the next question asks again
    asked.catch(() => this.#moments === asked && (this.#moments = null));
    return asked;
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
