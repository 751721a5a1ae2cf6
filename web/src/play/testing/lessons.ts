/** Plays lessons on a real server, as a page does. */

import { expect } from 'vitest';
import { partsOf } from '$lib/language';
import { viewed } from '$lib/patch';
import type { Person } from '$lib/testing/person';
import type { History, State, TableDoc } from '$lib/wire';
import { answerTo, judge, LEARNER, least, type Course, type Lesson, type Played } from '../lessons';

/** What a lesson answers to an entry. */
export interface Answered {
  entry: object;
  part: string;
  text: string;
  right: boolean;
  values: Readonly<Record<string, string | number>>;
}

/** An entry that a lesson begins with, with what the game announces of it. */
interface Choice {
  entry: object;
  about: unknown;
}

/** What was played, and what the lesson finds in it; nothing while no answer is due. */
type Found<F> = { right: boolean; part: string; facts: F } | null;

/** A practice table of a lesson, without a page. */
export class Bench<View, F> {
  readonly #person: Person;
  readonly #game: string;
  readonly #course: Course<View, F>;
  readonly lesson: Lesson<F>;
  #table = '';
  #before!: View;
  #acts = 0;
  /** The newest step of each seat, as far as it is known. */
  readonly #newest = new Map<number, number>();
  /** How far the history was read, what the steps since everything was taken back were, and what they led to. */
  #read = 0;
  #played!: Played<View>;
  #found: Found<F> = null;
  /** The number that the learner says. */
  guess: number | null = null;

  constructor(person: Person, game: string, course: Course<View, F>, lesson: Lesson<F>) {
    this.#person = person;
    this.#game = game;
    this.#course = course;
    this.lesson = lesson;
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const answer = await this.#person.fetch(path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
    const { state } = JSON.parse(text) as { state?: State };
    if (!state || !body)
      throw new Error(`${this.lesson.id}: ${method} ${path} ${JSON.stringify(body)}: ${text}`);
    // draws and other seats came in between
    return this.#call<T>(method, path, { ...body, expect: state.seq });
  }

  async open() {
    const { position, players, still } = this.lesson;
    const names = ['Ana', 'Ben', 'Cem', 'Dana'].slice(0, still ? players : 1);
    const seats = names.map((name, seat) => ({ kind: seat ? 'person' : 'me', name }));
    const { id } = await this.#call<TableDoc>('POST', '/api/practice', { position, seats });
    this.#table = `/api/tables/${id}`;
    await this.#others();
    const { state } = await this.#call<{ state: State }>('GET', `${this.#table}/state?seat=${LEARNER}`);
    this.#before = state.view as View;
    this.#read = state.seq;
    this.#newest.set(LEARNER, state.seq);
    this.#forget();
  }
  #forget() {
    this.#played = { steps: [], before: this.#before, after: this.#before, guess: null };
    this.#found = null;
  }
  /** Sends what changes the table. */
  async #send(path: string, body: { seat: number; [more: string]: unknown }) {
    this.#acts += 1;
    const whole = { id: `act-${this.#acts}`, expect: this.#newest.get(body.seat) ?? 0, ...body };
    const { seq } = await this.#call<{ seq: number }>('POST', `${this.#table}/${path}`, whole);
    this.#newest.set(body.seat, seq);
  }
  /** The other seats do what comes before the learner's turn. */
  async #others() {
    for (const entry of this.lesson.others ?? []) await this.#send('inputs', { seat: entry.seat, entry });
  }
  /** The legal entries of the learner; none while it is the turn of others. */
  async choices(): Promise<Choice[]> {
    const path = `${this.#table}/choices?seat=${LEARNER}&about=true`;
    const { entries, abouts } = await this.#call<{ entries: object[]; abouts: unknown[] }>('GET', path);
    return entries.map((entry, index) => ({ entry, about: abouts[index] }));
  }
  /** Plays entries that count together. */
  act = (first: object, ...then: readonly object[]) =>
    this.#send('inputs', { seat: LEARNER, entry: first, then });
  async back() {
    await this.#send('take-back', { seat: LEARNER, all: true });
    await this.#others();
  }

  /** What the lesson found, as soon as an answer was due, in each time that was taken back since the last reading. */
  async found(): Promise<Found<F>[]> {
    const past: Found<F>[] = [];
    for (let since: number | null = this.#read; since !== null;) {
      const path = `${this.#table}/history?seat=${LEARNER}&since=${since}`;
      const page: History = await this.#call<History>('GET', path);
      for (const step of viewed(page)) {
        this.#read = step.seq;
        if (step.taken_back) {
          past.push(this.#found);
          this.#forget();
          continue;
        }
        const { steps, before } = this.#played;
        const { guess } = this;
        this.#played = { before, steps: [...steps, step], after: step.view as View, guess };
        this.#found ??= answerTo(this.#course, this.lesson, this.#played);
      }
      since = page.next;
    }
    this.#newest.set(LEARNER, this.#read);
    return past;
  }
  /** Ends each decision with the least, until an answer is due. */
  async finish(what: string): Promise<NonNullable<Found<F>>> {
    for (let acts = 0; ; acts += 1) {
      await this.found();
      if (this.#found) return this.#found;
      expect(acts, what).toBeLessThan(60);
      const path = `${this.#table}/choices?seat=${LEARNER}`;
      await this.#turn();
      if (this.#found) return this.#found;
      const entry = least((await this.#call<{ entries: object[] }>('GET', path)).entries);
      expect(entry, `${what} leads nowhere`).toBeDefined();
      await this.act(entry!);
    }
  }
  /** Waits for the learner's turn. */
  async #turn() {
    while (this.lesson.players > 1 && !this.#found) {
      const path = `${this.#table}/state?seat=${LEARNER}`;
      const { state } = await this.#call<{ state: State }>('GET', path);
      if (state.turn.seats.includes(LEARNER)) return;
      await this.#call('GET', `${path}&since=${state.seq}&wait=10`);
      await this.found();
    }
  }
  /** Plays what the page shows; the answer to it. */
  async show(): Promise<Answered> {
    const { show, rest } = this.lesson;
    this.guess ??= this.lesson.guess?.right ?? null;
    let together: object[] = [];
    for (const entry of [...show, null]) {
      if (entry) together.push(entry);
      else if (together.length) {
        await this.#turn();
        await this.act(together[0]!, ...together.slice(1));
        together = [];
      }
    }
    if (rest) await this.finish('what is shown');
    else await this.found();
    expect(this.#found, 'what is shown').not.toBeNull();
    return this.told({}, this.#found!);
  }

  /** The answer of the lesson in words. */
  told(entry: object, { right, part, facts }: NonNullable<Found<F>>): Answered {
    const values = this.#course.values(facts);
    const text = partsOf(this.#game, `lesson-${this.lesson.id}`, values)?.[part] ?? '';
    return { entry, part, text, right, values };
  }
}

/** The answers to every legal entry of the first decision, each from the beginning. */
export async function everyAnswer<View, F>(
  person: Person,
  game: string,
  course: Course<View, F>,
  lesson: Lesson<F>,
): Promise<Answered[]> {
  const bench = new Bench(person, game, course, lesson);
  await bench.open();
  const choices = await bench.choices();
  for (const { entry } of choices) {
    await bench.act(entry);
    await bench.back();
  }
  const found = await bench.found();
  expect(found.length).toBe(choices.length);
  return choices.map(({ entry }, index) => {
    expect(found[index], JSON.stringify(entry)).not.toBeNull();
    return bench.told(entry, found[index]!);
  });
}

const CELL = /\b[a-j](?:10|[1-9])\b/g;
/** The cells that an entry names. */
const cellsIn = (entry: object): string[] => JSON.stringify(entry).match(CELL) ?? [];
/** Facts as if an entry had named other cells. */
function elsewhere<F>(facts: F, from: object, to: object): F {
  const [old, cells] = [cellsIn(from), cellsIn(to)];
  const named = (cell: string) => cells[old.indexOf(cell)] ?? cell;
  return JSON.parse(JSON.stringify(facts).replaceAll(CELL, named)) as F;
}

/**
 * Entries in groups: those of a group and what the game announces of them differ in their cells alone, so what follows
 * does too. People who walk bring other things from each place, and so does what the game announces without a number.
 */
function groupsOf(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const told = JSON.stringify(choice);
    const alone = 'move' in choice.entry || told.includes('"effect":"else"');
    const key = alone ? told : told.replaceAll(CELL, '');
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}

/**
 * The answers to every legal entry of the first decision, each followed by the least until an answer is due. One entry
 * of a group is played, and a second one of the largest groups, which must lead to the same facts elsewhere. Equal answers are returned once.
 */
export async function everyFirst<View, F>(
  person: Person,
  game: string,
  course: Course<View, F>,
  lesson: Lesson<F>,
): Promise<Answered[]> {
  const bench = new Bench(person, game, course, lesson);
  await bench.open();
  const choices = await bench.choices();
  const groups = groupsOf(choices).sort((one, other) => other.length - one.length);
  const twice = groups.slice(0, 2).filter(({ length }) => length > 1);
  const played = [...groups.map(([first]) => first!), ...twice.map((group) => group.at(-1)!)];
  // most decisions end by one entry, which is sent along
  const end = least(choices.map(({ entry }) => entry).filter((entry) => 'do' in entry));
  for (const { entry } of played) {
    if (!end || entry === end) await bench.act(entry);
    else await bench.act(entry, end).catch(() => bench.act(entry));
    await bench.back();
  }
  const found = await bench.found();
  for (const [index, { entry }] of played.entries()) {
    if (found[index]) continue;
    await bench.act(entry);
    found[index] = await bench.finish(JSON.stringify(entry));
    await bench.back();
  }
  for (const [index, group] of twice.entries()) {
    const [first, last] = [group[0]!.entry, group.at(-1)!.entry];
    const expected = elsewhere(found[index]!.facts, first, last);
    expect(found[groups.length + index]!.facts, JSON.stringify(last)).toEqual(expected);
  }
  const answers = new Map<string, Answered>();
  for (const [index, group] of groups.entries())
    for (const { entry } of group) {
      const facts = elsewhere(found[index]!.facts, group[0]!.entry, entry);
      const judged = { facts, ...judge(lesson, facts) };
      const key = JSON.stringify([judged.part, course.values(facts)]);
      if (!answers.has(key)) answers.set(key, bench.told(entry, judged));
    }
  for (const guess of lesson.guess?.among ?? []) {
    bench.guess = guess;
    answers.set(`${guess}`, await bench.show());
    await bench.back();
  }
  return [...answers.values()];
}
