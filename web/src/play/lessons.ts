/** Lessons of any game: a position to play in, a goal, and an answer to whatever was done. */

import type { Step } from '$lib/wire';

/** What a step of a table was and did, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** A condition on facts. */
export type Holds<F> = (facts: F) => boolean;

/** A lesson; its words are the message `lesson-<id>`: the task, `title`, `right`, and an attribute for each answer. */
export interface Lesson<F = Facts> {
  /** Its name within the game. */
  id: string;
  /** The text of the position that it begins in. */
  position: string;
  /** The players, the learner first; bots play the others, if they play at all. */
  players: number;
  /** The learner's seat; without it the first. */
  seat?: number;
  /** Everybody is played from this browser, so nobody moves before the learner goes on. */
  still?: boolean;
  /** The answer comes once this holds; without it, with the end of the first decision. */
  due?: Holds<F>;
  goal: Holds<F>;
  /** Answers to what misses the goal, by attribute, the first that fits; `else` fits everything. */
  near: readonly (readonly [answer: string, holds: Holds<F>])[];
  /** What the other seats do before the learner begins; only with `still`. */
  others?: readonly { seat: number; [more: string]: unknown }[];
  /** What *Show me* plays; an entry after `null` waits for the offers that follow the one before. */
  show: readonly (object | null)[];
  /** *Show me* then ends each decision with the least, until an answer is due. */
  rest?: boolean;
  /** The numbers of choices are hidden: the learner counts. */
  hidden?: boolean;
  /** The learner says a number first: those to choose among, and the right one. The page then plays `show`. */
  guess?: { among: readonly number[]; right: number };
}

/** Lessons that belong together. */
export interface Chapter<F = Facts> {
  id: string;
  lessons: readonly Lesson<F>[];
  /** Each stands alone: none follows another, and none waits for the learner. */
  apart?: boolean;
}

/** The steps of a table since it began, the view then, and the view now. */
export interface Played<View = unknown> {
  steps: readonly Step[];
  before: View;
  after: View;
  /** The number that the learner said; null without one. */
  guess: number | null;
}

/** The lessons of a game. */
export interface Course<View = never, F = never> {
  chapters: readonly Chapter<F>[];
  /** The facts of what was played. */
  factsOf(played: Played<View>): F;
  /** The first decision is over: an answer is due. */
  decided(played: Played<View>): boolean;
  /** Facts that only the server knows, for an answer that has to wait for them; null where none are needed. */
  look?(facts: F): Promise<F> | null;
  /** The rule that a lesson shows, by its number; null if it shows none. */
  ruleOf(lesson: string): string | null;
  /** The values of an answer's text. */
  values(facts: F): Readonly<Record<string, string | number>>;
}

/** The lessons of some game, as neutral code sees them. */
export type AnyCourse = Course<unknown, Facts>;

/** An answer: whether it is the goal, and the attribute of its text. */
export interface Answer {
  right: boolean;
  part: string;
}

/** Judges facts: the goal, then the near answers in order, then everything else. */
export function judge<F>({ goal, near }: Pick<Lesson<F>, 'goal' | 'near'>, facts: F): Answer {
  if (goal(facts)) return { right: true, part: 'right' };
  return { right: false, part: near.find(([, holds]) => holds(facts))?.[0] ?? 'else' };
}

/** The learner's seat, unless a lesson names another. */
export const LEARNER = 0;

/** The seat of a lesson's learner. */
export const learnerOf = ({ seat = LEARNER }: Pick<Lesson, 'seat'>): number => seat;

/** The learner made this step. */
export const isOwn = ({ seat }: Pick<Step, 'seat'>, learner: number): boolean => seat === learner;

/** The entry that ends a decision with the least: a seal or an end where there is one, else the first that is offered. */
export const least = (entries: readonly unknown[]): object | undefined =>
  (entries as readonly object[]).find(
    (entry) => 'do' in entry && (entry.do === 'commit' || entry.do === 'end'),
  ) ?? (entries as readonly object[])[0];

/** The answer to what was played, with the facts that its text names; null while none is due. */
export function answerTo<View, F>(
  course: Course<View, F>,
  lesson: Lesson<F>,
  played: Played<View>,
): (Answer & { facts: F }) | null {
  const learner = lesson.seat ?? LEARNER;
  if (!played.steps.some((step) => isOwn(step, learner))) return null;
  const facts = course.factsOf(played);
  if (!(lesson.due ? lesson.due(facts) : course.decided(played))) return null;
  return { ...judge(lesson, facts), facts };
}
