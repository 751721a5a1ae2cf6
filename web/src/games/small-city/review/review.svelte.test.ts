// @vitest-environment client
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reviews } from '$lib/reviews';
import { Person, until } from '$lib/testing/person';
import { Server, simulated } from '$lib/testing/program';
import type { ReviewDecision } from '$lib/wire';
import { gridOf } from '../../../screens/review/grid';
import { betterOf } from '../../../screens/review/parts';
import { Run } from '../../../screens/review/run.svelte';
import { keepRecord, load } from '../../../screens/review/source';
import { walkTo } from '../../../screens/review/testing.svelte';
import { choicesAt } from '../../../screens/review/tries';
import { titleOf } from '../../../screens/review/words';
import type { View } from '../wire';
import { deedsOf, placeOf } from './deeds';
import { words as face } from './words';

vi.setConfig({ testTimeout: 120_000 });

const server = new Server(['--requests-per-second', '100000']);
let run: Run;
const ends: (() => void)[] = [];
/** The review of a record. */
async function reviewOf(record: string): Promise<Run> {
  const { id } = await reviews.ask({ record });
  keepRecord(id, record);
  const source = await load({ record: id });
  let made!: Run;
  ends.push($effect.root(() => void (made = new Run(source))));
  await made.follow();
  ends.push(() => made.close());
  return made;
}
beforeAll(async () => {
  const [whole] = await Promise.all([
    simulated('small-city', { players: 2, seed: 2, bots: 'easy' }),
    server.start(),
  ]);
  new Person(server, 'Ana').sit();
  // the first rounds are enough, and sooner judged
  const game = JSON.parse(whole) as { log: object[]; result?: unknown };
  delete game.result;
  const record = JSON.stringify({ ...game, log: game.log.slice(0, 48) });
  run = await reviewOf(record);
}, 120_000);
afterAll(async () => {
  for (const end of ends.toReversed()) end();
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

/** Walks a decision at its own table: what was played is no answer, and the better choice is one. */
async function walked(run: Run, decision: ReviewDecision) {
  const { lesson, close } = await walkTo(face, run, decision);
  const answerTo = async (plan: readonly unknown[]) => {
    const outcome = await lesson.table.send(plan[0], ...plan.slice(1));
    expect(outcome, JSON.stringify([plan, outcome])).toMatchObject({ ok: true });
    await until(() => lesson.answer !== null, `an answer to ${JSON.stringify(plan)}`);
    return lesson.answer!;
  };
  const what = `${decision.kind} ${JSON.stringify([decision.played.plan, decision.best![0]!.plan])}`;
  const again = await answerTo(decision.played.plan);
  expect(again, what).toMatchObject({
    right: false,
    text: expect.stringContaining('That is what was played'),
  });
  await lesson.again();
  expect((await answerTo(decision.best![0]!.plan)).right, what).toBe(true);
  close();
}

it('the walk knows what was played from what is better, in every kind of decision', async () => {
  const better = run.decisions.filter(betterOf);
  const kinds = new Set(better.map(({ kind }) => kind));
  for (const kind of ['promise', 'hall', 'card', 'plan', 'moves', 'council']) expect(kinds).toContain(kind);
  for (const decision of better) await walked(run, decision);
});

/** Round 7: after the moves a citizen in a shop may buy votes, and did not. */
const USES = `
round 7
within p3.move
circle B A E D C F G H
pointer 4
cards C F
under promise_steel/0 promise_clean20/0
zone 8
Hall e3:f5
Pol b3:b4
Sch c2
Pk2 c1:d1
R1 c3*
C3 c4 b5:c5
R2 d3* d4*
R2 d2* e2*
Fir d7* e7 d8
mayor a1:a2
targets b3 b4:c4 b5:c5 e7 d8
votes 14
smoke 10
hall 1
career 11
reserve 0
discs 4/5 1/4
card C
promise promise_green promise_storage promise_expansion promise_crowd`;
it('the walk has the uses of shops too', async () => {
  const head = JSON.parse(await simulated('small-city', { players: 1, seed: 1, bots: 'easy' })) as object;
  const moves = [
    { seat: 0, move: 'c3', to: 'c4' },
    { seat: 0, move: 'd7', to: 'c5' },
  ];
  const done = { seat: 0, do: 'end' };
  const log = [...moves, done, done];
  const solo = await reviewOf(JSON.stringify({ ...head, result: undefined, start: USES.trim(), log }));
  const uses = solo.decisions.find(({ kind }) => kind === 'uses')!;
  expect(uses.played.plan).toEqual([done]);
  expect(uses.best![0]!.plan).toEqual([{ seat: 0, buy: 1 }]);
  await walked(solo, uses);
});
