/**
 * Puts a document into words for a reader, like `crates/words/src/tell.rs`, whose comments define the fields;
 * `crates/words/tests/cases.json` tests both. A number below zero has a minus here, a hyphen there.
 */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { message, bundleOf, formsOf, idOf as id, nameForms, Numeral, soundOf } from './language';

export interface Reader {
  /** The game of the document; '' for a neutral one. */
  game: string;
  /** The seat of the reader; null for a spectator. */
  seat?: number | null;
  /** A name for a code in a field, instead of the messages; `seat` stands for all seat fields. */
  name?: (field: string, code: string) => string | null | undefined;
}

const SEATS = ['seat', 'owner', 'host', 'by', 'to_seat'];
const NONE = 'none';
/** A field whose codes have no names: its value is shown as it is. */
const NAME = 'as-it-is';

type Arguments = Record<string, FluentVariable>;

/** A document or a single value, in words, as the content of a field of this name. */
export function tell(field: string, document: unknown, reader: Reader): string {
  return new Telling(bundleOf(reader.game), reader).told(field, document);
}

/** Names as a list in the language of the page: "Ana, Ben and Clara". */
export const listed = (names: readonly string[]): string =>
  names.length ? tell(NAME, names, { game: '' }) : '';

/** Sentences one after the other, as the language parts them. */
export const sentences = (all: readonly string[]): string =>
  all.filter((text) => text).reduce((text, more) => (text ? message('sentences', { text, more }) : more), '');

class Telling {
  readonly #bundle: FluentBundle;
  readonly #reader: Reader;

  constructor(bundle: FluentBundle, reader: Reader) {
    this.#bundle = bundle;
    this.#reader = reader;
  }

  told(field: string, value: unknown): string {
    if (value === null || value === undefined) return NONE;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return this.#number(field, value);
    if (typeof value === 'string') return this.#name(field, value) ?? value;
    if (Array.isArray(value)) return this.#list('list', field, value);
    return this.#object(field, value as Record<string, unknown>);
  }

  #has(id: string): boolean {
    return (
      typeof this.#bundle.getMessage(id)?.value !== 'undefined' && this.#bundle.getMessage(id)!.value !== null
    );
  }

  #message(id: string, values: Arguments): string | null {
    const pattern = this.#bundle.getMessage(id)?.value ?? null;
    if (pattern === null) return null;
    const given: Arguments = {};
    for (const name of variables(this.#bundle, id)) given[name] = values[name] ?? NONE;
    return this.#bundle.formatPattern(pattern, given, []);
  }

  #name(field: string, code: string): string | null {
    const kind = SEATS.includes(field) ? 'seat' : field;
    return this.#reader.name?.(kind, code) ?? this.#message(id(kind, code), {});
  }

  #number(field: string, value: number): string {
    const unnamed = () =>
      SEATS.includes(field) ? this.#message('seat', { number: new Numeral(value + 1) }) : null;
    return this.#name(field, String(value)) ?? unnamed() ?? String(value);
  }

  /** The forms of a player's name; a seat without a name has forms of its own. */
  #forms(field: string, seat: number, used: ReadonlySet<string>, values: Arguments): void {
    const name = this.#name(field, String(seat));
    const wanted = (form: string) => used.has(form);
    const forms =
      name === null
        ? formsOf(this.#bundle, 'seat', field, { number: new Numeral(seat + 1) }, wanted)
        : nameForms(this.#bundle, field, name, wanted);
    Object.assign(values, forms);
  }

  #list(pattern: 'list' | 'or' | 'plus', field: string, values: readonly unknown[]): string {
    const texts = values.map((value) => this.told(field, value));
    const count = texts.length;
    return texts.length
      ? texts.reduceRight((last, first, left) => {
          const part = left ? (left + 2 === count ? 'end' : 'middle') : count === 2 ? 'two' : 'start';
          return this.#message(`${pattern}-${part}`, { first, last, last_initial: soundOf(last) }) ?? '';
        })
      : NONE;
  }

  #object(field: string, fields: Record<string, unknown>): string {
    const [first] = Object.entries(fields);
    const tagged = typeof first?.[1] === 'string' ? id(field, first[1]) : null;
    const isTagged = tagged !== null && this.#has(tagged);
    const message = isTagged ? tagged : field;
    const values: Arguments = {};
    const used = variables(this.#bundle, message);
    for (const [name, value] of Object.entries(fields).slice(isTagged ? 1 : 0))
      this.#argument(name, value, used, values);
    return this.#message(message, values) ?? `{${message}}`;
  }

  /** The fields that a message uses; formatting the unused ones would take as long. */
  #argument(field: string, value: unknown, used: ReadonlySet<string>, values: Arguments): void {
    if (typeof value === 'string' || typeof value === 'number') {
      const wanted = (form: string) => used.has(form);
      Object.assign(values, formsOf(this.#bundle, id(field, String(value)), field, {}, wanted));
      values[`${field}_code`] = typeof value === 'number' ? new Numeral(value) : value;
    }
    if (SEATS.includes(field)) {
      const mine = value === this.#reader.seat;
      values[`${field}_is`] = typeof value !== 'number' ? NONE : mine ? 'you' : 'other';
      if (typeof value === 'number') this.#forms(field, value, used, values);
    }
    if (Array.isArray(value)) {
      values[`${field}_count`] = new Numeral(value.length);
      for (const pattern of ['or', 'plus'] as const)
        if (used.has(`${field}_${pattern}`))
          values[`${field}_${pattern}`] = this.#list(pattern, field, value);
    }
    if (!used.has(field)) return;
    const told = this.told(field, value);
    values[field] = typeof value === 'number' && told === String(value) ? new Numeral(value) : told;
  }
}

/** A cache of the variables of messages. */
const known = new WeakMap<FluentBundle, Map<string, ReadonlySet<string>>>();

/** The variables that a message uses, also in messages that it refers to. */
function variables(bundle: FluentBundle, id: string): ReadonlySet<string> {
  const all = known.get(bundle) ?? new Map<string, ReadonlySet<string>>();
  known.set(bundle, all);
  const found = all.get(id) ?? variablesIn(bundle, id);
  all.set(id, found);
  return found;
}

function variablesIn(bundle: FluentBundle, id: string): Set<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== 'object' || part === null) return;
    const node = part as { type?: string; name?: string };
    if (node.type === 'var') found.add(node.name!);
    if (node.type === 'mesg') walk(bundle.getMessage(node.name!)?.value);
    Object.values(part).forEach(walk);
  };
  walk(bundle.getMessage(id)?.value);
  return found;
}
