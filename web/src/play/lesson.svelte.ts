/** A lesson at its practice table: the task, the answer to what was done, and the ways on. */

import type { Component } from 'svelte';
import { api } from '$lib/api';
import { newId } from '$lib/id';
import { partsOf } from '$lib/language';
import { LiveTable } from '$lib/table.svelte';
import { say, sayProblem, sentenceOf } from '$lib/toasts.svelte';
import { sentences } from '$lib/words';
import type { Step } from '$lib/wire';
import { m } from '$messages';
import {
  answerTo,
  isOwn,
  judge,
  learnerOf,
  least,
  type Answer,
  type AnyCourse,
  type Facts,
  type Lesson,
  type Played,
} from './lessons';
import { undone } from './steps';

/** An answer in words. */
export interface Told {
  right: boolean;
  /** The page played it. */
  shown: boolean;
  text: string;
}

/** What a lesson asks of the page around it. */
interface Ways {
  /** Goes to the next lesson, or to the end of the chapter. */
  next(): void;
  /** What the primary button does after an answer, where that is not the next lesson. */
  finish?: () => Promise<void>;
  /** Opens the rules that the lesson is about. */
  read?: () => void;
  /** Goes to the lesson before; without one it stays. */
  before(): void;
  /** Opens the game as it is now, to be played on; without it one only leaves. */
  playOn?: () => void;
  leave(): void;
  /** The goal is reached, or was shown. */
  answered(right: boolean): void;
}

/** A button of the tray. */
export interface Tool {
  label: string;
  key?: string;
  busy?: boolean;
  act: () => void;
}

/** A hint: in words, and what the board marks with it: pieces to choose, by their codes, and spaces. */
export interface Lit {
  text: string;
  pieces: readonly (string | number)[];
  spaces: readonly string[];
}

/** The tray once there is an answer. */
export type AnswerTray = Component<{ lesson: LessonRun; mark: { drawing: string; name: string } | null }>;

export interface Given {
  game: string;
  /** The title of its chapter. */
  chapter: string;
  course: AnyCourse;
  lesson: Lesson;
  table: string;
  /** Its place in the chapter, from 1, and how many there are; 0 where each stands alone. */
  place: number;
  count: number;
  /** The label of the primary button after an answer. */
  onward: string;
  /** What a person can do after the chapter; null before its last lesson. */
  learnt: string | null;
  /** How each lesson of the chapter went. */
  pips: readonly Pip[];
  ways: Ways;
  /** Its words, where no message has them. */
  words?: Words;
  /** Its own tray for answers. */
  Tray?: AnswerTray;
}

/** How a lesson went: reached, passed by, or neither. */
export type Pip = 'done' | 'passed' | 'open';

/** The words of a lesson by their part, with the values of an answer. */
type Words = (values?: Readonly<Record<string, string | number>>) => Readonly<Record<string, string>>;

/** The words of a lesson. */
export const wordsOf = (game: string, id: string, values: Record<string, string | number> = {}) =>
  partsOf(game, `lesson-${id}`, values) ?? {};

/** How often a take-back is tried while other seats act. */
const TRIES = 4;

type Found = Answer & { facts: Facts };

/** Create it in a component, or in an effect root; it opens the connection to its table. */
export class LessonRun {
  readonly lesson: Lesson;
  readonly table: LiveTable;
  readonly chapter: string;
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly pips: readonly Pip[];
  /** The rule that it shows, by its number; null if it shows none. */
  readonly rule: string | null;
  readonly learnt: string | null;
  readonly ways: Ways;
  /** Its own tray for answers, if it has one. */
  readonly Tray: AnswerTray | null;
  /** The answer to what was done; null while there is none. */
  answer = $state.raw<Told | null>(null);
  /** The server judges what was done. */
  looking = $state(false);
  /** The number that the learner said. */
  guessed = $state<number | null>(null);
  /** The page plays the way to the goal, or takes everything back. */
  busy = $state(false);
  /** The steps that were answered. */
  #told = $state.raw<readonly Step[]>([]);
  readonly #given: Given;
  readonly #words: Words;
  readonly #learner: number;
  #before: unknown = null;
  /** The answer stays, whatever is played. */
  stays = $state(false);
  #shows = false;
  /** How often the server was asked to judge. */
  #looks = 0;
  /** Its table is still needed. */
  #open = true;
  readonly #end: () => void;

  constructor(given: Given) {
    const { game, lesson, table, place, count, pips, ways } = given;
    this.#given = given;
    this.lesson = lesson;
    this.#learner = learnerOf(lesson);
    this.chapter = given.chapter;
    this.place = place;
    this.count = count;
    this.pips = pips;
    this.ways = ways;
    this.rule = given.course.ruleOf(lesson.id);
    this.learnt = given.learnt;
    this.Tray = given.Tray ?? null;
    this.#words = given.words ?? ((values) => wordsOf(game, lesson.id, values));
    const title = this.#words()['title'] ?? lesson.id;
    this.title = count > 0 ? m.lesson_step({ step: place, title }) : title;
    this.table = new LiveTable(table);
    // the learner's own view, also when others play from this browser
    this.table.follow = false;
    this.#end = this.table.on((step) => this.#hear(step));
  }

  close() {
    this.#open = false;
    this.looking = false;
    this.#end();
    this.table.close();
  }

  /** The task or the answer, for screen readers: the title is read with the focus. */
  readonly spoken = $derived.by(() => {
    const { answer } = this;
    if (!answer) return this.task;
    const begins = answer.right ? (answer.shown ? m.lesson_shown() : m.lesson_yes()) : '';
    return sentences([begins, answer.text, answer.right ? (this.learnt ?? '') : '']);
  });
  /** It has answered; and that did not have to wait for what follows the decision. */
  readonly answered = $derived.by(() => this.answer !== null);
  readonly settled = $derived.by(() => this.answered && !this.lesson.due);
  readonly told = $derived.by(() => (this.answered ? this.#told : []));
  /** The game of its table has ended. */
  readonly over = $derived.by(() => this.table.state?.turn.kind === 'over');
  /** The gains of choices are hidden. */
  readonly hidden = $derived.by(() => !!this.lesson.hidden && this.answer === null);

  /** What is to be done, with what a hint says of it; or that an answer is on its way. */
  get task(): string {
    return sentences([this.#words()[this.looking ? 'look' : ''] ?? '', this.lit?.text ?? '']);
  }
  /** The buttons beside the title before there is an answer. */
  get tools(): readonly Tool[] {
    return [{ label: m.lesson_show(), key: 'H', busy: this.busy, act: () => void this.show() }];
  }
  /** The button beside the primary one as long as nothing is planned. */
  get beside(): Tool {
    return { label: m.lesson_skip(), act: () => this.skip() };
  }
  /** A switch in the bar: whether gains are shown; null without one. */
  get gains(): { on: boolean; turn: () => void } | null {
    return null;
  }
  /** Its tray needs more room than a task does. */
  get isLong(): boolean {
    return false;
  }
  /** What a hint marks on the board. */
  get lit(): Lit | null {
    return null;
  }

  /** The label of the primary button once an answer is there. */
  readonly onward = $derived.by(() => {
    return this.answer?.right ? this.#given.onward : m.try_again();
  });
  /** And that of the other button. */
  readonly other = $derived.by(() => {
    if (this.answer?.shown) return m.lesson_self();
    if (!this.answer?.right) return m.lesson_anyway();
    if (!this.ways.playOn) return m.lesson_finish();
    return this.over ? m.lesson_count() : m.lesson_play_on();
  });
  main() {
    if (!this.answer?.right) void this.again();
    else if (this.ways.finish) void this.#finish(this.ways.finish);
    else this.ways.next();
  }
  async #finish(finish: () => Promise<void>) {
    this.busy = true;
    await finish();
    this.busy = false;
  }
  aside() {
    if (this.answer?.shown) void this.again();
    else if (this.answer?.right) (this.ways.playOn ?? this.ways.next)();
    else this.skip();
  }
  /** Goes on without the goal. */
  skip() {
    this.ways.answered(false);
    this.ways.next();
  }

  /** Takes everything back. */
  async again(): Promise<void> {
    await this.#alone(() => this.#takeAllBack());
  }
  /** Plays a choice from the beginning, and what follows it; the answer stays. False if not all was played. */
  protected async stage(plan: readonly object[], line: readonly object[]): Promise<boolean> {
    let played = false;
    await this.#alone(async () => {
      if (!(await this.#takeAllBack(true)) || !(await this.#send(plan[0]!, ...plan.slice(1)))) return;
      await this.follow(line);
      played = true;
    });
    return played;
  }
  /** The page plays the way to the goal. */
  protected get isShown(): boolean {
    return this.#shows;
  }
  /** Plays entries of the seats whose turn it is, one after the other. */
  protected async follow(line: readonly object[]): Promise<void> {
    for (const entry of line) {
      if (!this.#open) return;
      const { seq: expect, turn } = this.table.state!;
      const input = { id: newId(), seat: turn.seats[0]!, expect, entry };
      const { seq } = (await api.ask(this.table.id, 'inputs', input)) as { seq: number };
      await this.#reach(seq);
    }
  }
  /** Does one thing at a time, and says what the server refuses. */
  async #alone(act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.#shows = false;
      sayProblem(error);
    } finally {
      this.busy = false;
    }
  }
  /** False if the server refuses: then the answer stays, as it does on request. */
  async #takeAllBack(stays = false): Promise<boolean> {
    this.stays = stays;
    if (this.#standing().some(this.#isOwn)) {
      let outcome = await this.table.takeBack(true);
      // another seat has acted meanwhile: the refusal brought the state after that
      for (let tries = 1; tries < TRIES && !outcome.ok && outcome.stale; tries++)
        outcome = await this.table.takeBack(true);
      if (!outcome.ok) {
        say(sentenceOf(outcome.error), true);
        return false;
      }
      await this.#reach(outcome.seq);
      await actOfOthers(this.table.id, this.lesson);
    }
    this.#shows = false;
    this.guessed = null;
    if (!stays) this.answer = null;
    return true;
  }

  /** Plays the way to the goal. */
  show = () => this.#play(this.lesson.guess?.right ?? null, true);
  /** The learner says a number; then the page plays on. */
  guess = (number: number) => this.#play(number, false);
  #play(guess: number | null, shows: boolean): Promise<void> {
    return this.#alone(async () => {
      if (!(await this.#takeAllBack())) return;
      this.guessed = guess;
      this.#shows = shows;
      let entries: object[] = [];
      for (const entry of [...this.lesson.show, null]) {
        if (entry) entries.push(entry);
        else if (entries.length) {
          const [first, ...then] = entries;
          entries = [];
          if (!(await this.#turn()) || !(await this.#send(first!, ...then))) return;
        }
      }
      if (this.lesson.rest) await this.#rest();
    });
  }

  async #send(...entries: object[]): Promise<boolean> {
    const outcome = await this.table.send(entries[0], ...entries.slice(1));
    if (outcome.ok) {
      await this.#reach(outcome.seq);
      return true;
    }
    this.#shows = false;
    say(sentenceOf(outcome.error), true);
    return false;
  }
  /** Ends each decision with the least, until an answer is due. */
  async #rest() {
    while (await this.#turn()) {
      const { entries } = await api.choices(this.table.id, this.#learner);
      const entry = least(entries);
      if (!entry || !(await this.#send(entry))) return;
    }
  }
  /** Waits for the learner's turn; false if it does not come before an answer. */
  async #turn(): Promise<boolean> {
    const { table } = this;
    while (!this.answer && this.#open && !table.state?.turn.seats.includes(this.#learner))
      await this.#nextStep();
    return !this.answer && this.#open;
  }
  /** An answer may come before its step: the next entry needs the state after it. */
  async #reach(seq: number) {
    while (this.#open && (this.table.state?.seq ?? 0) < seq) await this.#nextStep();
  }
  /** Resolves with the next step. */
  #nextStep(): Promise<void> {
    return new Promise((done) => {
      const end = this.table.on(() => {
        end();
        done();
      });
    });
  }

  /** Handles a key; false if it has none here. */
  key(key: string, onButton = false): boolean {
    if (key === 'h') void this.show();
    else if (key === 'N') this.ways.before();
    else if (!this.answer) return false;
    else if (key === 'n') this.ways.next();
    else if (key === 'a') void this.again();
    else if (key === 'Enter' && !onButton) this.main();
    else return false;
    return true;
  }

  readonly #isOwn = (step: Step) => isOwn(step, this.#learner);
  /** The steps since the beginning that still count. */
  #standing(): Step[] {
    const { steps } = this.table;
    const gone = undone(steps);
    return steps.filter((step) => !gone.has(step.seq) && !step.taken_back);
  }

  #hear(step: Step | null) {
    const { state } = this.table;
    if (!state || this.stays) return;
    const steps = this.#standing();
    // draws may come first
    if (!steps.some(this.#isOwn)) {
      this.#before = state.view;
      this.answer = null;
      this.looking = false;
    }
    // a reload in the middle: the beginning is not known
    if (this.#before === null || this.answer || this.looking || step?.taken_back) return;
    this.judge({ steps, before: this.#before, after: state.view, guess: this.guessed });
  }
  /** Answers what was played, as soon as an answer is due. */
  protected judge(played: Played) {
    const { course, lesson } = this.#given;
    const found = answerTo(course, lesson, played);
    if (!found) return;
    const later = course.look?.(found.facts as never);
    if (later) void this.#look(later, found, played);
    else this.#say(found, played);
  }
  /** Answers once the server has judged; if it does not, by what is known. */
  async #look(later: Promise<unknown>, found: Found, played: Played) {
    const { lesson } = this.#given;
    const looks = (this.#looks += 1);
    this.looking = true;
    const told = await later.then(
      (facts) => ({ ...judge(lesson, facts as Facts), facts: facts as Facts }),
      () => found,
    );
    // it may be taken back by now
    if (!this.looking || looks !== this.#looks) return;
    this.looking = false;
    this.#say(told, played);
  }
  #say({ right, part, facts }: Found, played: Played) {
    this.tell(played, right, this.#words(this.#given.course.values(facts as never))[part] ?? '');
  }
  protected tell({ steps }: Played, right: boolean, text: string) {
    this.#told = steps;
    this.answer = { right, shown: right && this.#shows, text };
    if (right) this.ways.answered(!this.#shows);
  }
}

/** The other seats do what comes before the learner's turn. */
async function actOfOthers(table: string, { others = [] }: Lesson) {
  for (const entry of others) {
    const { seat } = entry;
    const { state } = await api.news(table, { seat, since: null, mark: null }, 0, null);
    await api.ask(table, 'inputs', { id: newId(), seat, expect: state!.seq, entry });
  }
}

/** Opens the practice table of a lesson; its id. */
export async function openLesson(lesson: Lesson, names: readonly string[]) {
  const { position, players, still } = lesson;
  const others = names.slice(1, still ? players : 1);
  const { id } = await api.practise({
    position,
    seats: [{ kind: 'me', name: names[0]! }, ...others.map((name) => ({ kind: 'person', name }) as const)],
  });
  await actOfOthers(id, lesson);
  return id;
}
