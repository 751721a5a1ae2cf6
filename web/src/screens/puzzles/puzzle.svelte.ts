/** A puzzle at its practice table: tries, hints, the reply to a wrong answer, and all choices on the board. */

import type { Posed, PuzzleFace } from '$lib/face';
import { seatsIn } from './seats';
import type { PuzzleChoice } from '$lib/wire';
import { sayProblem } from '$lib/toasts.svelte';
import { m } from '$messages';
import { LessonRun, type AnswerTray, type Lit, type Tool } from '$play/lesson.svelte';
import { isOwn, type AnyCourse, type Played } from '$play/lessons';
import { dayText } from './days';
import { keepGains, keepSolved, showsGains } from './solved';
import { choicesOf, judge, type Found } from './source';

/** So many hints there are: what to take, and where. */
const HINTS = 2;

interface Around {
  /** The name of the game. */
  title: string;
  Tray?: AnswerTray;
  /** Opens another puzzle. */
  next(): void;
  leave(): void;
}

/** A puzzle is judged by the server's proof, not by conditions. */
const NO_COURSE: AnyCourse = {
  chapters: [],
  factsOf: () => ({}),
  decided: () => false,
  ruleOf: () => null,
  values: () => ({}),
};

/** Plans with the same entries, whatever the order of their fields. */
const keyOf = (plan: readonly unknown[]) =>
  JSON.stringify(plan.map((entry) => Object.entries(entry as object).sort()));
const same = (one: readonly unknown[], other: readonly unknown[]) => keyOf(one) === keyOf(other);

/** Create it in a component, or in an effect root; it opens the connection to its table. */
export class PuzzleRun extends LessonRun {
  readonly face: PuzzleFace;
  readonly game: string;
  readonly day: number;
  readonly puzzle: Found['puzzle'];
  /** How many answers were given. */
  tries = $state(0);
  /** Gains were shown at some time before the answer. */
  helped = $state(false);
  /** All choices, once they are asked for. */
  all = $state.raw<readonly PuzzleChoice[] | null>(null);
  /** The choice of the list that the board shows. */
  looked = $state.raw<PuzzleChoice | null>(null);
  #hints = $state(0);
  readonly #gains: { on: boolean };
  readonly #title: string;
  #revealed = $state(false);
  #judges = false;
  #choices: Promise<readonly PuzzleChoice[]> | null = null;
  #seen: unknown = null;
  /** What the solver sent and did not take back. */
  #sent: object[][] = [];

  constructor({ game, day, puzzle, face }: Found, table: string, { title, Tray, next, leave }: Around) {
    const task = face.task(puzzle);
    const gains = $state({ on: showsGains() });
    super({
      game,
      course: NO_COURSE,
      lesson: {
        id: puzzle.id,
        position: puzzle.position,
        players: puzzle.seats,
        seat: puzzle.seat,
        goal: () => false,
        near: [],
        show: puzzle.best.plan as object[],
        get hidden() {
          return !gains.on;
        },
      },
      table,
      chapter: m.puzzle_of({ day: dayText(day) }),
      place: 1,
      count: 0,
      pips: [],
      onward: m.puzzle_more(),
      learnt: null,
      words: () => ({ '': task.text, title: task.title }),
      ...(Tray && { Tray }),
      ways: {
        next,
        leave,
        before() {},
        playOn() {},
        answered: (right) => keepSolved(game, day, right ? 'solved' : 'shown'),
      },
    });
    this.#record();
    // everybody sits at this browser
    void this.table.look(puzzle.seat);
    this.#gains = gains;
    this.#title = title;
    this.game = game;
    this.day = day;
    this.puzzle = puzzle;
    this.face = face;
    this.helped = gains.on;
  }

  /** The solver found the answer, and was never shown it. */
  get found(): boolean {
    return !!this.answer?.right && !this.answer.shown && !this.#revealed;
  }
  /** The puzzle with what its board shows before the first try. */
  get posed(): Posed {
    const { puzzle } = this;
    return { puzzle, seen: this.#seen, seats: this.table.table?.seats ?? seatsIn(puzzle.seats) };
  }

  override get tools(): readonly Tool[] {
    // the button below says it then
    if (this.#hints >= HINTS) return [];
    return [{ label: m.puzzle_show(), busy: this.busy, act: () => void this.show() }];
  }
  override get beside(): Tool {
    return this.#hints < HINTS
      ? { label: this.#hints ? m.puzzle_hint_more() : m.puzzle_hint(), key: 'H', act: () => this.hint() }
      : { label: m.puzzle_show(), act: () => void this.show() };
  }
  override get gains() {
    const turn = () => {
      this.#gains.on = !this.#gains.on;
      this.helped ||= this.#gains.on && !this.answer;
      keepGains(this.#gains.on);
    };
    return { on: this.#gains.on, turn };
  }
  override get isLong() {
    return this.all !== null;
  }
  override get lit(): Lit | null {
    if (!this.#hints || this.answer || this.#seen === null) return null;
    return this.face.lit(this.posed, this.puzzle.best.plan, this.#hints);
  }
  hint() {
    if (this.answer || this.busy) return;
    this.#hints = Math.min(this.#hints + 1, HINTS);
  }

  /** Keeps the entries of the solver: events tell too little of a plan. */
  #record() {
    const { table } = this;
    const [send, takeBack] = [table.send.bind(table), table.takeBack.bind(table)];
    table.send = async (...entries) => {
      // the step may come before the answer
      this.#sent.push(entries as object[]);
      const outcome = await send(...entries);
      if (!outcome.ok) this.#sent.pop();
      return outcome;
    };
    table.takeBack = async (all) => {
      const outcome = await takeBack(all);
      if (outcome.ok) this.#sent = all ? [] : this.#sent.slice(0, -1);
      return outcome;
    };
  }

  protected override judge(played: Played) {
    if (this.#judges) return;
    this.#seen = played.before;
    if (!played.steps.some((step) => isOwn(step, this.puzzle.seat))) return;
    const plan = this.#sent.flat();
    if (!plan.length || !this.face.decided(this.posed, played)) return;
    this.#judges = true;
    void this.#answer(played, plan).finally(() => (this.#judges = false));
  }
  /** Judges a plan, and plays what follows a wrong one. */
  async #answer(played: Played, plan: readonly object[]) {
    const { face, posed } = this;
    this.busy = true;
    try {
      const choice = await this.#judged(plan);
      if (this.isShown) this.#revealed = true;
      else this.tries += 1;
      if (!choice.right) await this.follow(choice.line as object[]);
      this.tell(played, choice.right, choice.right ? face.right(posed, choice) : face.wrong(posed, choice));
      this.busy = false;
    } catch (error) {
      sayProblem(error);
      this.busy = false;
      await this.again();
    }
  }
  async #judged(plan: readonly object[]): Promise<PuzzleChoice> {
    const { best, wrong, answers } = this.puzzle;
    if (answers.some((answer) => same(answer, plan))) return { ...best, plan: [...plan] };
    return (
      [...wrong, ...((await this.#every()) ?? [])].find((choice) => same(choice.plan, plan)) ??
      (await judge(this.game, this.puzzle.number, plan))
    );
  }
  #every() {
    const asked = (this.#choices ??= choicesOf(this.game, this.puzzle.number));
    // a failure is no answer
    asked.catch(() => this.#choices === asked && (this.#choices = null));
    return asked;
  }

  /** Lists all choices. */
  async list() {
    if (!this.answer?.right) return;
    try {
      this.all = await this.#every();
    } catch (error) {
      sayProblem(error);
    }
  }
  /** Shows a choice of the list on the board, with what follows it. The last one asked for wins. */
  async look(choice: PuzzleChoice) {
    this.looked = choice;
    while (!this.busy && this.looked && this.looked !== this.#shown) {
      const next = (this.#shown = this.looked);
      if (await this.stage(next.plan as object[], next.line as object[])) continue;
      // it may be asked for once more
      this.#shown = null;
      return;
    }
  }
  #shown: PuzzleChoice | null = null;
  override async again() {
    if (this.busy) return;
    this.all = this.looked = this.#shown = null;
    await super.again();
  }
  /** Closes the list. */
  unlist() {
    this.all = null;
  }

  /** What a person may tell others: no part of the answer. */
  get shared(): string {
    const values = { day: dayText(this.day), game: this.#title, tries: this.tries };
    return this.helped ? m.puzzle_shared_gains(values) : m.puzzle_shared(values);
  }

  override key(key: string, onButton = false): boolean {
    if (key === 'h') this.hint();
    else if (key === 'A') void this.list();
    else if (key === 'Escape' && this.all) this.unlist();
    // no puzzle comes before another
    else if (key === 'N') return false;
    else return super.key(key, onButton);
    return true;
  }
}
