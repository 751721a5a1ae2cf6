/** A walk through mistakes at its tables, for tests. */

import type { ReviewWords } from '$lib/face';
import { reviews } from '$lib/reviews';
import { until } from '$lib/testing/person';
import type { ReviewDecision } from '$lib/wire';
import { LessonRun } from '$play/lesson.svelte';
import { seatsOf } from './branch';
import type { Run } from './run.svelte';
import { lessonOf } from './walk';

/** A decision at a table of its own, as a walk asks about it. Close it at the end. */
export async function walkTo(face: ReviewWords, run: Run, decision: ReviewDecision) {
  const { game } = run;
  const seats = seatsOf(game.seats, decision.who, { name: 'Ana', colour: null, level: 'easy' });
  const table = await game.practise(decision.at, seats);
  const answers: boolean[] = [];
  let lesson!: LessonRun;
  const end = $effect.root(() => {
    lesson = new LessonRun({
      ...lessonOf(face, game, decision, run.inPoints, () => reviews.judge(run.id!, decision, { table })),
      game: game.game,
      table,
      chapter: '',
      place: 1,
      count: 1,
      onward: '',
      learnt: null,
      pips: ['open'],
      ways: { next() {}, before() {}, playOn() {}, leave() {}, answered: (right) => answers.push(right) },
    });
  });
  await until(() => lesson.table.state !== null, 'the table has its state');
  return { lesson, answers, close: () => (lesson.close(), end()) };
}
