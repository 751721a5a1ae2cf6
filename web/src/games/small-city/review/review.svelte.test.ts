// @vitest-environment client
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { Person, until } from '$lib/testing/person';
import { Server, simulated } from '$lib/testing/program';
import type { ReviewDecision } from '$lib/wire';
import { LessonRun } from '$play/lesson.svelte';
import { seatsOf } from '../../../screens/review/branch';
import { gridOf } from '../../../screens/review/grid';
import { Run } from '../../../screens/review/run.svelte';
import { keepRecord, load } from '../../../screens/review/source';
import { lessonOf } from '../../../screens/review/walk';
import { titleOf } from '../../../screens/review/words';
import type { View } from '../wire';
import { deedsOf, placeOf, type Entry } from './deeds';
import { words as face } from './words';

vi.setConfig({ testTimeout: 120_000 });

const server = new Server(['--requests-per-second', '100000']);
let run: Run;
let end: () => void;
beforeAll(async () => {
  const [whole] = await Promise.all([
    simulated('small-city', { players: 2, seed: 5, bots: 'easy' }),
    server.start(),
  ]);
  new Person(server, 'Ana').sit();
  // the first rounds are enough, and sooner judged
  const game = JSON.parse(whole) as { log: object[]; result?: unknown };
  delete game.result;
  const record = JSON.stringify({ ...game, log: game.log.slice(0, 48) });
  const { id } = await api.askReview({ record });
  keepRecord(id, record);
  const source = await load({ record: id });
  end = $effect.root(() => void (run = new Run(source)));
  await run.follow();
}, 120_000);
afterAll(async () => {
  run.close();
  end();
  await server.remove();
});

it('judges whole plans in points, with a grid of rounds', () => {
  expect(run.isDone && run.inPoints).toBe(true);
  // the game is not over
  expect(run.balance).toBeNull();
  const plans = run.decisions.filter(({ kind }) => kind === 'plan');
  expect(plans.length).toBeGreaterThanOrEqual(4);
  const grid = gridOf(run.own, face.rows);
  expect(grid.rounds[0]).toBe(0);
  const row = grid.rows.find(({ name }) => name === 'Build')!;
  expect(grid.rounds.filter((round, index) => round && row.cells[index]).length).toBeGreaterThanOrEqual(2);
  for (const { parts } of plans.flatMap(({ best = [] }) => best.slice(0, 1)))
    for (const [part] of parts ?? []) expect(face.part!(part)).not.toBe(part);
});

it('says every choice in words, and knows where it is', () => {
  const { game } = run;
  for (const decision of run.decisions) {
    expect(titleOf(face, { kind: 'decision', doc: decision })).toMatch(/^[^{}]+$/);
    for (const { plan } of [decision.played, ...(decision.best ?? [])]) {
      const said = face.said(game!, decision, plan);
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(text, JSON.stringify(plan)).toMatch(/^[^{}]*[a-z][^{}]*$/i);
      for (const entry of deedsOf(plan).filter((entry) => 'build' in entry))
        expect(placeOf(entry).join(' ')).toBe(entry['on']);
    }
  }
});

it('shows what the deciding seat saw', async () => {
  for (const decision of run.decisions.filter((_, index) => index % 4 === 0)) {
    const view = (await run.game!.view(decision.at, decision.who)) as View;
    expect(view.to_act).toContain(decision.who);
    expect(view.round).toBe(decision.round);
    // a common turn begins before anybody has planned
    if (decision.kind === 'plan') expect(view.seats[decision.who]!.plan?.steps).toEqual([]);
  }
});

it('the walk answers to a whole plan', async () => {
  const game = run.game!;
  const isNew = ({ played, best = [] }: ReviewDecision) => {
    const [first] = best;
    return first?.plan.some((entry) => 'build' in (entry as Entry)) && first.value && played.value;
  };
  const decision = run.decisions
    .filter((each) => each.kind === 'plan' && isNew(each))
    .concat(run.decisions.filter(({ kind, loss }) => kind === 'plan' && loss))[0]!;
  const { who } = decision;
  const seats = seatsOf(game.seats, who, { name: 'Ana', colour: null, level: 'easy' });
  const table = await game.practise(decision.at, seats);
  const ways = { next() {}, before() {}, playOn() {}, leave() {}, answered() {} };
  let lesson!: LessonRun;
  const close = $effect.root(() => {
    lesson = new LessonRun({
      ...lessonOf(face, game, decision, run.inPoints),
      ...{ game: game.game, table, chapter: '', place: 1, count: 1, then: null, pips: ['open'], ways },
    });
  });
  await until(() => lesson.table.state !== null, 'the table has its state');
  const send = async (plan: readonly unknown[]) => {
    const outcome = await lesson.table.send(plan[0], ...plan.slice(1));
    expect(outcome, JSON.stringify(plan)).toMatchObject({ ok: true });
    await until(() => lesson.answer !== null, 'an answer');
  };
  await send(decision.played.plan);
  expect(lesson.answer!.right).toBe(false);
  await lesson.again();
  await send(decision.best![0]!.plan);
  expect(lesson.answer!.right).toBe(true);
  lesson.close();
  close();
});
