/** A review as it arrives, and the moment of it that a person looks at. */

import { Refusal } from '$lib/api';
import type { Reviewed } from '$lib/reviewed';
import { reviews } from '$lib/reviews';
import type {
  JudgedChoice,
  Problem,
  Review,
  ReviewChoice,
  ReviewDeal,
  ReviewDecision,
  ReviewState,
} from '$lib/wire';
import { betterOf, inOrder, toLearn, type Part } from './parts';
import type { Source } from './source';
import { lossText } from './words';

/** How long the server waits for a part, in seconds, and how long this page waits after a failure, in milliseconds. */
const WAIT = 25;
const PAUSE = 2_000;

/** A choice that a person tries at a decision. */
export interface Tried {
  decision: ReviewDecision;
  choice: ReviewChoice;
  /** Null until the server has judged it. */
  judged: JudgedChoice | null;
}

type Which = Pick<ReviewDecision, 'at' | 'who'>;
const isSame = (one: Which, other: Which) => one.at === other.at && one.who === other.who;

/** Create it in a component, or in an effect root. */
export class Run {
  readonly game: Reviewed;
  readonly #ask: Source['ask'];
  #state = $state.raw<Omit<ReviewState, 'deals' | 'decisions' | 'review'> | null>(null);
  #deals = $state.raw<readonly ReviewDeal[]>([]);
  #decisions = $state.raw<readonly ReviewDecision[]>([]);
  #review = $state.raw<Review | null>(null);
  /** Decisions that were judged again in more worlds. */
  #deeper = $state.raw<readonly ReviewDecision[]>([]);
  /** What a person tries at a decision. */
  #tried = $state.raw<Tried | null>(null);
  /** Why there is no review; final until it is begun again. */
  failure = $state.raw<Problem | null>(null);
  /** The connection is lost; it goes on by itself. */
  offline = $state(false);
  /** The seat that is looked at. */
  seat = $state(0);
  /** The shown part, by its number. */
  #at = $state(0);
  /** A person has chosen the shown part. */
  #chosen = false;
  /** The board also shows the better choice. */
  better = $state(true);
  #open = new AbortController();

  constructor({ ask, game }: Source, seat = 0) {
    this.#ask = ask;
    this.game = game;
    this.seat = seat;
  }

  close() {
    this.#open.abort();
  }

  /** Asks for the review and follows it to its end. */
  async follow(): Promise<void> {
    this.failure = null;
    let [ask, since] = [this.#ask, 0];
    const { signal } = this.#open;
    while (!signal.aborted) {
      try {
        const state = await ask();
        if (signal.aborted) return;
        this.offline = false;
        this.#hear(state, since);
        if (state.status === 'done') return;
        if (state.status === 'failed') {
          this.failure = { code: 'review_failed', rule: null, text: '' };
          return;
        }
        since = state.next;
        ask = () => reviews.state(state.id, state.next, WAIT, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Refusal)) throw error;
        if (error.problem.code !== 'offline') {
          this.failure = error.problem;
          return;
        }
        this.offline = true;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  /** Hears an answer with the parts since the given one. */
  #hear({ deals, decisions, review, ...state }: ReviewState, since: number) {
    this.#deals = review?.deals ?? (since ? [...this.#deals, ...deals] : deals);
    this.#decisions = review?.decisions ?? (since ? [...this.#decisions, ...decisions] : decisions);
    this.#review = review;
    this.#state = state;
    if (!this.#chosen) this.#at = this.#first();
  }
  /** Without a choice the worst decision of the seat is shown, else the last part that is known. */
  #first(): number {
    const [worst] = toLearn(this.decisions, this.seat);
    const own = worst ?? this.own.at(-1);
    return own ? this.indexOf(own) : Math.max(this.parts.length - 1, 0);
  }

  readonly parts = $derived.by((): Part[] => inOrder(this.#deals, this.decisions));
  /** How many parts there will be. */
  readonly count = $derived.by(() => Math.max(this.#state?.all ?? 0, this.parts.length, 1));
  readonly isDone = $derived.by(() => this.#state?.status === 'done');
  readonly progress = $derived.by(() => this.#state);
  readonly inPoints = $derived.by(() => this.#review?.unit === 'points' || this.#guessed);
  /** Before the end the values tell: chances of all seats sum to 100. */
  readonly #guessed = $derived.by(() => {
    const [first] = [...this.#deals, ...this.#decisions];
    return first !== undefined && Math.abs(first.value.reduce((sum, value) => sum + value, 0) - 100) > 1;
  });
  get seats() {
    return this.game.seats;
  }
  /** Its id; null until the server has named it. */
  readonly id = $derived.by(() => this.#state?.id ?? null);
  readonly deals = $derived.by(() => this.#deals);
  readonly decisions = $derived.by(() =>
    this.#decisions.map((each) => this.#deeper.find((deeper) => isSame(deeper, each)) ?? each),
  );
  /** The decisions of the seat. */
  readonly own = $derived.by(() => this.decisions.filter(({ who }) => who === this.seat));
  readonly balance = $derived.by(() => this.#review?.balance[this.seat] ?? null);
  /** From which loss on a decision has which grade. */
  readonly grades = $derived.by(() => {
    const review = this.#review;
    if (!review) return null;
    const text = (loss: number) => lossText(loss, this.inPoints);
    const { sound, slip, mistake, blunder } = review.grades;
    return { sound: text(sound), slip: text(slip), mistake: text(mistake), blunder: text(blunder) };
  });
  readonly start = $derived.by(
    () =>
      this.#review?.start ?? Array.from({ length: this.seats }, () => (this.inPoints ? 0 : 100 / this.seats)),
  );
  /** What can be learnt from, the worst first. */
  readonly lessons = $derived.by(() => toLearn(this.decisions, this.seat));

  // the shown moment

  readonly at = $derived.by(() => Math.min(this.#at, Math.max(this.parts.length - 1, 0)));
  /** The chosen part has arrived, or never will. */
  readonly isKnown = $derived.by(() => this.isDone || this.#at < this.parts.length);
  readonly part = $derived.by((): Part | null => this.parts[this.at] ?? null);
  readonly decision = $derived.by(() => (this.part?.kind === 'decision' ? this.part.doc : null));
  /** What would have been better. */
  readonly instead = $derived.by(() => (this.decision ? betterOf(this.decision) : null));

  /** What the others decided in the same common turn. */
  readonly beside = $derived.by(() => {
    const { decision } = this;
    return this.decisions.filter(({ at, who }) => at === decision?.at && who !== decision.who);
  });

  /** The shown decision may be judged again in more worlds. */
  readonly canLookDeeper = $derived.by(() => {
    const { decision } = this;
    return this.isDone && decision !== null && !decision.proved && !this.#deeper.includes(decision);
  });
  /** @throws If the server refuses. */
  async lookDeeper(): Promise<void> {
    const { decision, id } = this;
    if (!decision || id === null) return;
    const told = await reviews.deeper(id, decision);
    this.#deeper = [...this.#deeper.filter((each) => !isSame(each, told)), told];
  }

  /** What a person tries at the shown decision. */
  readonly tried = $derived.by(() =>
    this.#tried && this.decision && isSame(this.#tried.decision, this.decision) ? this.#tried : null,
  );
  /** Has a choice at the shown decision judged. @throws If the server refuses. */
  async try(plan: readonly unknown[]): Promise<void> {
    const { decision, id } = this;
    if (!decision || id === null) return;
    const tried = { decision, choice: { plan } as ReviewChoice, judged: null };
    this.#tried = tried;
    try {
      const judged = await reviews.judge(id, decision, { plan });
      if (this.#tried === tried) this.#tried = { decision, choice: judged.choice, judged };
    } catch (error) {
      if (this.#tried === tried) this.#tried = null;
      throw error;
    }
  }
  /** Takes back what was tried. */
  untry() {
    this.#tried = null;
  }

  indexOf = (decision: ReviewDecision): number =>
    this.parts.findIndex(({ kind, doc }) => kind === 'decision' && isSame(doc, decision));
  /** The part that begins after so many entries. */
  indexAt = (entries: number): number =>
    Math.max(
      this.parts.findIndex(({ kind, doc }) => kind === 'decision' && doc.at >= entries),
      0,
    );
  /** Shows a part. */
  show(index: number) {
    this.#chosen = true;
    this.#at = Math.min(Math.max(index, 0), Math.max(this.parts.length - 1, 0));
  }
  /** Shows a part of an address, which may not be known yet. */
  await(index: number) {
    this.#chosen = true;
    this.#at = Math.max(index, 0);
  }
  step(by: number) {
    this.show(this.at + by);
  }
  /** Shows the next of these decisions, or the one before; a decision of the moment itself does not count. */
  stepTo(decisions: readonly ReviewDecision[], by: 1 | -1) {
    const places = decisions.map(this.indexOf).sort((a, b) => a - b);
    const next =
      by > 0 ? places.find((place) => place > this.at) : places.findLast((place) => place < this.at);
    if (next !== undefined) this.show(next);
  }
  /** Looks at another seat. */
  look(seat: number) {
    this.seat = seat;
    if (!this.#chosen) this.#at = this.#first();
  }
}

/** The part and the view that an address names: `#23` is the 23rd part, `#23b` with the better choice. */
export function momentOf(hash: string): { index: number; better: boolean } | null {
  const found = /^#(\d{1,4})(b?)$/.exec(hash);
  return found ? { index: Number(found[1]) - 1, better: found[2] === 'b' } : null;
}
export const hashOf = (index: number, better: boolean) => `#${index + 1}${better ? 'b' : ''}`;
