/** The walk through flagged decisions: each is a lesson, at a table that begins before it. */

import type { ReviewWords } from '$lib/face';
import type { Reviewed } from '$lib/reviewed';
import type { JudgedChoice, ReviewChoice, ReviewDecision, Step } from '$lib/wire';
import { m } from '$messages';
import { isOwn, type AnyCourse, type Lesson } from '$play/lessons';
import { lossOf } from './parts';
import { choiceText, lossText, titleOf } from './words';

/** What was tried in a walk, compared with what the review knows. */
export interface Tried {
  /** What was tried is what was played then. */
  same: boolean;
  /** The choice that was tried, where its loss is known. */
  choice: Pick<ReviewChoice, 'plan'> | null;
  /** What it still gives away; all of the loss for a choice that nobody has judged. */
  loss: number;
}

/** The share of the loss that a choice must keep to count as found. */
const ENOUGH = 0.5;
/** Losses are rounded to it. */
const TENTH = 0.1;

/** Compares what was done at a decision with the choices that the review names. */
export function compare(decision: ReviewDecision, did: (plan: readonly unknown[]) => boolean): Tried {
  const all = decision.loss ?? 0;
  // a better choice may do all that was played and more
  const known = (decision.best ?? []).filter(({ plan }) => did(plan));
  const [choice] = known.sort((a, b) => lossOf(decision, a) - lossOf(decision, b));
  const same = did(decision.played.plan);
  // what was played may be among the named choices
  if (choice && !(same && lossOf(decision, choice) > all - TENTH / 2))
    return { same: false, choice, loss: lossOf(decision, choice) };
  return { same, choice: null, loss: all };
}
export const isFound = (decision: ReviewDecision, { choice, loss }: Tried) =>
  choice !== null && loss <= (1 - ENOUGH) * (decision.loss ?? 0);
export const isNear = (decision: ReviewDecision, { choice, loss }: Tried) =>
  choice !== null && loss < (decision.loss ?? 0);

type Facts = Readonly<Record<string, unknown>>;

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other);
/** A choice that the server has judged. */
const judged = ({ played, loss: all = 0 }: ReviewDecision, { choice, loss }: JudgedChoice): Tried =>
  isEqual(choice.plan, played.plan)
    ? { same: true, choice: null, loss: all }
    : { same: false, choice, loss: Math.max(loss, 0) };

/** A decision as a lesson with its course of one. */
export function lessonOf(
  face: ReviewWords,
  game: Reviewed,
  decision: ReviewDecision,
  inPoints: boolean,
  /** Has the server judge what was tried. */
  look: () => Promise<JudgedChoice>,
): {
  lesson: Lesson;
  course: AnyCourse;
  words: (values?: Readonly<Record<string, string | number>>) => Record<string, string>;
} {
  const { who } = decision;
  const all = decision.loss ?? 0;
  const own = (steps: readonly Step[]) => steps.filter((step) => isOwn(step, who));
  const tried = (facts: Facts) => facts as unknown as Tried;
  const lesson: Lesson = {
    id: 'walk',
    position: '',
    players: game.seats,
    seat: who,
    goal: (facts) => isFound(decision, tried(facts)),
    near: [
      ['near', (facts) => isNear(decision, tried(facts))],
      ['same', (facts) => tried(facts).same],
      ['worse', (facts) => tried(facts).choice !== null],
      ['else', () => true],
    ],
    show: (decision.best?.[0]?.plan ?? []) as object[],
  };
  const course: AnyCourse = {
    chapters: [],
    factsOf: ({ steps, after }) =>
      compare(
        decision,
        (plan) =>
          face.tells.includes(decision.kind) && face.does(game, decision, plan, { steps: own(steps), after }),
      ) as unknown as Facts,
    decided: ({ steps, after }) => face.decided(decision, own(steps), after),
    look: (facts) => {
      const { same, choice } = tried(facts);
      return same || choice ? null : look().then((told) => judged(decision, told) as unknown as Facts);
    },
    ruleOf: () => null,
    values: (facts) => {
      const { choice, loss } = tried(facts);
      return {
        what: choice ? choiceText(face, game, decision, choice.plan) : '',
        loss: lossText(loss, inPoints),
        kept: lossText(all - loss, inPoints),
      };
    },
  };
  const played = choiceText(face, game, decision, decision.played.plan);
  const words = (values: Readonly<Record<string, string | number>> = {}) => {
    const { what = '', loss = '', kept = '' } = values;
    return {
      '': m.review_walk_task({ what: played }),
      title: decision.round
        ? m.review_walk_title({ what: face.kind(decision.kind), round: decision.round })
        : titleOf(face, { kind: 'decision', doc: decision }),
      look: m.review_walk_look(),
      right: m.review_walk_found({ what, kept }),
      near: m.review_walk_near({ what, loss }),
      same: m.review_walk_same({ loss: lossText(all, inPoints) }),
      worse: m.review_walk_worse({ what, loss }),
      else: m.review_walk_else(),
    };
  };
  return { lesson, course, words };
}
