// @vitest-environment client
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { reviews } from '$lib/reviews';
import { Person, until } from '$lib/testing/person';
import { Server, simulated } from '$lib/testing/program';
import type { JudgedChoice, ReviewDecision } from '$lib/wire';
import type { Run } from '../../../screens/review/run.svelte';
import { walkTo } from '../../../screens/review/testing.svelte';
import { choiceText, gradeOf, lossText, signed, titleOf } from '../../../screens/review/words';
import { words as face } from './words';
import { expectBefore, openRecord } from './testing.svelte';

vi.setConfig({ testTimeout: 120_000 });

const server = new Server(['--requests-per-second', '100000']);
let person: Person;
let record: string;
beforeAll(async () => {
  [record] = await Promise.all([
    simulated('simplicity', { players: 4, seed: 3, bots: 'steady,easy' }),
    server.start(),
  ]);
  person = new Person(server, 'Ana');
  person.sit();
});
afterAll(() => server.remove());

it('shows the board before each decision, with the tile that its words name', async () => {
  const { run, game, close } = await openRecord(record);
  await run.follow();
  const moments = await game.moments(run.id!);
  const { log } = JSON.parse(record) as { log: { build?: string }[] };
  for (const decision of run.decisions.filter((_, index) => index % 5 === 0)) {
    expectBefore(moments.view(decision.at, decision.who), decision);
    const said = face.said(game, decision, decision.played.plan).join();
    const space = log[decision.at]!.build;
    if (space) expect(said).toContain(space);
    for (const text of [
      said,
      titleOf(face, { kind: 'decision', doc: decision }),
      gradeOf(decision),
      lossText(decision.loss ?? 0, run.inPoints, decision.loss_error),
      ...(decision.best?.[0] ? Object.values(face.reasons(game, decision, decision.best[0])).flat() : []),
    ])
      expect(text).toMatch(/^[^{}]+$/);
  }
  close();
});

describe('the walk', () => {
  /** The lesson of a decision at its practice table. */
  async function walk(text: string, find: (run: Run) => ReviewDecision) {
    const { run, game, close } = await openRecord(text);
    await run.follow();
    const decision = find(run);
    const { lesson, answers, close: end } = await walkTo(face, run, decision);
    const stop = () => {
      end();
      close();
    };
    return { decision, game, lesson, answers, stop };
  }
  const worst = (run: Run) => {
    run.look(run.decisions.toSorted((a, b) => (b.loss ?? 0) - (a.loss ?? 0))[0]!.who);
    return run.lessons[0]!;
  };

  it('tells nothing better before it is found; what was played is not it, the best is', async () => {
    const { decision, game, lesson, answers, stop } = await walk(record, worst);
    const better = choiceText(face, game, decision, decision.best![0]!.plan);
    expect(better).not.toBe('');
    expect(lesson.task).toContain(choiceText(face, game, decision, decision.played.plan));
    for (const text of [lesson.task, lesson.title, lesson.spoken]) expect(text).not.toContain(better);

    await lesson.table.send(decision.played.plan[0]);
    await until(() => lesson.answer !== null, 'an answer to what was played');
    expect(lesson.answer!.right).toBe(false);
    expect(lesson.answer!.text).not.toContain(better);
    expect(answers).toEqual([]);

    await lesson.again();
    expect(lesson.answer).toBeNull();
    await lesson.table.send(decision.best![0]!.plan[0]);
    await until(() => lesson.answer !== null, 'an answer to the best');
    expect(lesson.answer).toMatchObject({ right: true, shown: false });
    expect(lesson.answer!.text).toContain(better);
    expect(answers).toEqual([true]);
    stop();
  });

  it('has the server judge what the review does not name', async () => {
    const { decision, game, lesson, stop } = await walk(record, worst);
    const { entries } = await api.choices(lesson.table.id, decision.who);
    const named = [decision.played, ...(decision.best ?? [])].map(({ plan }) => JSON.stringify(plan[0]));
    const other = entries.find((entry) => !named.includes(JSON.stringify(entry)))!;
    await lesson.table.send(other);
    await until(() => lesson.answer !== null, 'an answer to another choice');
    expect(lesson.answer!.text).toContain(choiceText(face, game, decision, [other]));
    expect(lesson.looking).toBe(false);
    // taken back meanwhile, it gets no answer
    await lesson.again();
    let judge!: (told: JudgedChoice) => void;
    vi.spyOn(reviews, 'judge').mockReturnValue(new Promise((done) => (judge = done)));
    await lesson.table.send(other);
    await until(() => lesson.looking, 'it is judged');
    expect(lesson.task).toBe('Looking ahead from there …');
    await lesson.again();
    judge({ choice: { plan: [other] }, loss: 0 } as unknown as JudgedChoice);
    await Promise.resolve();
    expect([lesson.answer, lesson.looking]).toEqual([null, false]);
    // and what nobody can judge is not called good
    vi.spyOn(reviews, 'judge').mockRejectedValue(new Error('full'));
    await lesson.table.send(other);
    await until(() => lesson.answer !== null, 'an answer without a judgement');
    expect(lesson.answer!.right).toBe(false);
    vi.restoreAllMocks();
    stop();
  });

  it('shows the best on request', async () => {
    const { lesson, answers, stop } = await walk(record, worst);
    await lesson.show();
    await until(() => lesson.answer !== null, 'an answer to what was shown');
    expect(lesson.answer).toMatchObject({ right: true, shown: true });
    expect(answers).toEqual([false]);
    stop();
  });
});

it('numbers have their sign, and tenths only where they matter', () => {
  expect([0, -0.04, 1.26, -9.94, -62.6, 10.2].map(signed)).toEqual(['0', '0', '+1.3', '−9.9', '−63', '+10']);
});
