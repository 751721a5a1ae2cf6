// @vitest-environment client
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reviews } from '$lib/reviews';
import { Person, until } from '$lib/testing/person';
import { Server, simulated } from '$lib/testing/program';
import { LessonRun } from '$play/lesson.svelte';
import { seatsOf } from '../../../screens/review/branch';
import { gridOf } from '../../../screens/review/grid';
import { betterOf } from '../../../screens/review/parts';
import { Run } from '../../../screens/review/run.svelte';
import { keepRecord, load } from '../../../screens/review/source';
import { choicesAt } from '../../../screens/review/tries';
import { lessonOf } from '../../../screens/review/walk';
import { titleOf } from '../../../screens/review/words';
import type { View } from '../wire';
import { deedsOf, placeOf } from './deeds';
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
  const { id } = await reviews.ask({ record });
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
      const said = face.said(game, decision, plan);
      expect(said.length).toBeGreaterThan(0);
      for (const text of said) expect(text, JSON.stringify(plan)).toMatch(/^[^{}]*[a-z][^{}]*$/i);
      for (const entry of deedsOf(plan).filter((entry) => 'build' in entry))
        expect(placeOf(entry).join(' ')).toBe(entry['on']);
    }
  }
});

it('shows what the deciding seat saw', async () => {
  const moments = await run.game.moments(run.id!);
  for (const decision of run.decisions) {
    const view = moments.view(decision.at, decision.who) as View;
    expect(view.to_act).toContain(decision.who);
    expect(view.round).toBe(decision.round);
    // a common turn begins before anybody has planned
    if (decision.kind === 'plan') expect(view.seats[decision.who]!.plan?.steps).toEqual([]);
  }
});

it('lists all that can be tried at a decision of one entry, in words, and judges it', async () => {
  const decision = run.decisions.find(({ kind }) => kind === 'promise')!;
  expect(face.listed).toContain(decision.kind);
  const all = await choicesAt(run.game, decision);
  expect(all.length).toBe(decision.choices);
  for (const { text, kind } of all) expect(`${kind}: ${text}`).toMatch(/^Keep a promise: Keep “[^{}]+$/);
  run.show(run.indexOf(decision));
  await run.try([all[0]!.entry]);
  expect(run.tried!.judged!.choice.plan).toEqual([all[0]!.entry]);
  run.untry();
});

/** The better choices of all decisions that a walk judges, and what was played, each at its own table. */
it('the walk knows what was played from what is better, in every kind of decision', async () => {
  const { game } = run;
  const walked = run.decisions.filter((each) => face.walks.includes(each.kind) && betterOf(each));
  expect(new Set(walked.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
  const ways = { next() {}, before() {}, playOn() {}, leave() {}, answered() {} };
  for (const decision of walked) {
    const seats = seatsOf(game.seats, decision.who, { name: 'Ana', colour: null, level: 'easy' });
    const table = await game.practise(decision.at, seats);
    let lesson!: LessonRun;
    const close = $effect.root(() => {
      lesson = new LessonRun({
        ...lessonOf(face, game, decision, run.inPoints, () => reviews.judge(run.id!, decision, { table })),
        ...{
          game: game.game,
          table,
          chapter: '',
          place: 1,
          count: 1,
          onward: '',
          learnt: null,
          pips: ['open'],
          ways,
        },
      });
    });
    await until(() => lesson.table.state !== null, 'the table has its state');
    const answerTo = async (plan: readonly unknown[]) => {
      const outcome = await lesson.table.send(plan[0], ...plan.slice(1));
      expect(outcome, JSON.stringify([plan, outcome])).toMatchObject({ ok: true });
      await until(() => lesson.answer !== null, `an answer to ${JSON.stringify(plan)}`);
      return lesson.answer!;
    };
    const what = `${decision.kind} ${JSON.stringify([decision.played.plan, decision.best![0]!.plan])}`;
    expect((await answerTo(decision.played.plan)).right, what).toBe(false);
    await lesson.again();
    expect((await answerTo(decision.best![0]!.plan)).right, what).toBe(true);
    lesson.close();
    close();
  }
});
