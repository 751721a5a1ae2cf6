/** Plays lessons on a real server, as a page does. */

import { expect } from 'vitest';
import { partsOf } from '$lib/language';
import type { Person } from '$lib/testing/person';
import type { State, Step, TableDoc } from '$lib/wire';
import { answerTo, type Course, type Lesson } from '../lessons';

/** What a lesson answers to an entry. */
export interface Answered {
  entry: object;
  part: string;
  text: string;
  right: boolean;
  values: Readonly<Record<string, string | number>>;
}

/** A practice table of a lesson, without a page. */
export class Bench<View, F> {
  readonly #person: Person;
  readonly #game: string;
  readonly #course: Course<View, F>;
  readonly lesson: Lesson<F>;
  #id = '';
  #before!: State;
  #acts = 0;
  /** The newest step, where it is known. */
  #seq: number | null = null;

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
    if (!answer.ok) throw new Error(`${this.lesson.id}: ${method} ${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  async open() {
    const { position, players, still } = this.lesson;
    const names = ['Ana', 'Ben', 'Cem', 'Dana'].slice(0, still ? players : 1);
    const seats = names.map((name, seat) => ({ kind: seat ? 'person' : 'me', name }));
    this.#id = (await this.#call<TableDoc>('POST', '/api/practice', { position, seats })).id;
    this.#before = await this.state();
  }
  async state(): Promise<State> {
    const { state } = await this.#call<{ state: State }>('GET', `/api/tables/${this.#id}/state?seat=0`);
    this.#seq = state.seq;
    return state;
  }
  /** Sends what changes the table. */
  async #send(path: string, body: object) {
    const expect = this.#seq ?? (await this.state()).seq;
    this.#acts += 1;
    this.#seq = null;
    const whole = { id: `act-${this.#acts}`, seat: 0, expect, ...body };
    await this.#call('POST', `/api/tables/${this.#id}/${path}`, whole);
  }
  /** The legal entries of the learner. */
  async choices(): Promise<object[]> {
    const path = `/api/tables/${this.#id}/choices?seat=0`;
    return (await this.#call<{ entries: object[] }>('GET', path)).entries;
  }
  /** Plays entries. */
  async act(entries: readonly object[]) {
    for (const entry of entries) await this.#send('inputs', { entry });
  }
  back = () => this.#send('take-back', { all: true });
  /** The lesson's answer to what was played so far; null while none is due. */
  async answer(entry: object): Promise<Answered | null> {
    const state = await this.state();
    const steps = since(state.steps);
    const [before, after] = [this.#before.view as View, state.view as View];
    const found = answerTo(this.#course, this.lesson, { steps, before, after });
    if (!found) return null;
    const { right, part, facts } = found;
    const values = this.#course.values(facts);
    const text = partsOf(this.#game, `lesson-${this.lesson.id}`, values)?.[part] ?? '';
    return { entry, part, text, right, values };
  }
  /** Plays what the page shows; the answer to it. */
  async show(): Promise<Answered | null> {
    await this.act(this.lesson.show.filter((entry) => entry !== null));
    return this.answer({});
  }
}

/** The steps since everything was taken back. */
const since = (steps: readonly Step[]) => steps.slice(steps.findLastIndex((step) => step.taken_back) + 1);

/** The answers to every legal entry of the first decision, each from the beginning. */
export async function everyAnswer<View, F>(
  person: Person,
  game: string,
  course: Course<View, F>,
  lesson: Lesson<F>,
): Promise<Answered[]> {
  const bench = new Bench(person, game, course, lesson);
  await bench.open();
  const entries = await bench.choices();
  const answers: Answered[] = [];
  for (const entry of entries) {
    await bench.act([entry]);
    const answer = await bench.answer(entry);
    expect(answer, JSON.stringify(entry)).not.toBeNull();
    answers.push(answer!);
    await bench.back();
  }
  return answers;
}

/** Ends a decision with the least: a seal or an end where there is one, else the first that is offered. */
const least = (entries: readonly object[]): object | undefined =>
  entries.find((entry) => 'do' in entry && (entry.do === 'commit' || entry.do === 'end')) ?? entries[0];

/** What an entry does, without its place. */
const kindOf = (entry: object) =>
  JSON.stringify({
    ...entry,
    on: null,
    with: null,
    mayor: null,
    pay: 'pay' in entry && entry.pay === 'promise',
  });

/** Entries with at most two of a kind: what is built where makes no difference to most answers. */
function few(entries: readonly object[]): object[] {
  const kinds = new Map<string, number>();
  return entries.filter((entry) => {
    const count = (kinds.get(kindOf(entry)) ?? 0) + 1;
    kinds.set(kindOf(entry), count);
    return count <= 2;
  });
}

/** The answers to the entries of the first decision, each followed by the least until an answer is due. */
export async function everyFirst<View, F>(
  person: Person,
  game: string,
  course: Course<View, F>,
  lesson: Lesson<F>,
): Promise<Answered[]> {
  const bench = new Bench(person, game, course, lesson);
  await bench.open();
  const answers: Answered[] = [];
  for (const entry of few(await bench.choices())) {
    await bench.act([entry]);
    let answer = await bench.answer(entry);
    for (let acts = 0; !answer; acts += 1) {
      expect(acts, JSON.stringify(entry)).toBeLessThan(12);
      const next = least(await bench.choices());
      expect(next, `${JSON.stringify(entry)} leads nowhere`).toBeDefined();
      await bench.act([next!]);
      answer = await bench.answer(entry);
    }
    answers.push(answer);
    await bench.back();
  }
  return answers;
}
