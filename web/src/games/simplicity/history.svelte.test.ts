// @vitest-environment client
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { Person, until } from '$lib/testing/person';
import { dealt, playOut } from '$lib/testing/played';
import { Server, simulated } from '$lib/testing/program';
import { LessonRun } from '$play/lesson.svelte';
import { kindsOf, placesOf, sourcesOf } from '../../screens/history/figures';
import { forgetGames } from '../../screens/history/forget';
import { gamesKept, keepTables } from '../../screens/history/kept';
import { againIn, keepWalked, positionsKept, readyOf, WEEK } from '../../screens/history/positions';
import { Records } from '../../screens/history/records.svelte';
import { keepReview, reviewsKept } from '../../screens/history/seen';
import { add, read, written, type Taken } from '../../screens/history/take';
import { seatsOf } from '../../screens/review/branch';
import { lessonOf } from '../../screens/review/walk';
import figures from './figures';
import { names } from './figure-words';
import { open } from './review/testing.svelte';
import { words as face } from './review/words';

vi.setConfig({ testTimeout: 120_000 });

const server = new Server(['--requests-per-second', '100000']);
let ana: Person;
let table: string;
beforeAll(async () => {
  await server.start();
  ana = new Person(server, 'Ana');
  ana.sit();
  table = await dealt(ana, { game: 'simplicity', players: 4, seat: 2, bots: 'thoughtful' });
  await keepTables(await api.myTables());
  // a running game is no part of the list
  expect(gamesKept()).toEqual([]);
  await playOut(table, 2);
}, 120_000);
afterAll(() => server.remove());
const sum = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

describe('a finished game', () => {
  it('is in the list of this browser, with its points by source', async () => {
    await keepTables(await api.myTables());
    const [game, ...more] = gamesKept();
    const { standings } = await api.table(table);
    expect(more).toEqual([]);
    expect(game).toMatchObject({ id: table, game: 'simplicity', you: [2], score: standings![2]!.score });
    expect(game!.place).toBe(standings![2]!.rank);
    expect(game!.names[2]).toBe('Ana');
    expect(sum(game!.own!)).toBe(standings![2]!.score);
    expect(sum(game!.others!)).toBe(sum(standings!.map(({ score }) => score)) - standings![2]!.score);
    const [kind] = kindsOf(gamesKept());
    expect(placesOf(kind!)[standings![2]!.rank - 1]).toBe(1);
    for (const { index } of sourcesOf(kind!)) expect(names[index]!()).toMatch(/^[^{}]+$/);
  });

  it('is exported as the server has it; one that the server lacks is named', async () => {
    const records = new Records([table, 'gone']);
    await records.run();
    expect(records.text).toBe(`${JSON.stringify(await api.record(table))}\n`);
    expect([records.gone, records.isDone, records.failure]).toEqual([['gone'], true, null]);
  });

  it('leaves what its review found, and positions that can be walked again after a week', async () => {
    const { run, game, close } = await open({ table });
    await run.follow();
    keepReview(run, face.single);
    const seen = reviewsKept().get(table)!;
    const graded = run.own.filter(({ grade }) => grade !== 'none');
    expect(seen).toMatchObject({ seat: 2, inPoints: false, lessons: run.lessons.length });
    expect(sum(Object.values(seen.sums).map(([count]) => count))).toBe(graded.length);
    expect(sum(Object.values(seen.sums).map(([, loss]) => loss))).toBeCloseTo(
      sum(graded.map(({ loss = 0 }) => loss)),
      0,
    );

    // the walk shows each decision from which something can be learnt
    expect(run.lessons.length).toBeGreaterThan(0);
    for (const lesson of run.lessons) keepWalked(game, lesson, false);
    expect(
      positionsKept()
        .map(({ at }) => at)
        .sort(),
    ).toEqual(run.lessons.map(({ at }) => at).sort());
    expect(readyOf(positionsKept(), Date.now())).toEqual([]);
    const [ready] = readyOf(positionsKept(), Date.now() + WEEK);
    expect(ready).toMatchObject({ table, game: 'simplicity', seat: 2 });
    close();

    // a week later the game is loaded and judged anew
    const again = await open({ table });
    await again.run.follow();
    const lessons = againIn(again.run.decisions, ready!);
    expect(lessons.map(({ at }) => at)).toEqual(run.lessons.map(({ at }) => at));
    expect(againIn(again.run.decisions, { seat: 2, at: [] })).toEqual([]);
    const [worst] = lessons;
    const me = { name: 'Ana', colour: null, level: 'easy' };
    let lesson!: LessonRun;
    const practice = await again.game.practise(worst!.at, seatsOf(4, 2, me));
    const end = $effect.root(() => {
      lesson = new LessonRun({
        ...lessonOf(face, again.game, worst!, again.run.inPoints, () =>
          Promise.reject(new Error('the review names this choice')),
        ),
        ...{ game: 'simplicity', table: practice, chapter: '', place: 1, count: 1, onward: '' },
        ...{ learnt: null, pips: ['open'] },
        ways: {
          ...{ next() {}, before() {}, playOn() {}, leave() {} },
          answered: () => keepWalked(again.game, worst!, true),
        },
      });
    });
    await until(() => lesson.table.state !== null, 'the table has its state');
    const later = Date.now() + WEEK;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    await lesson.table.send(worst!.best![0]!.plan[0]);
    await until(() => lesson.answer !== null, 'an answer to the best');
    expect(lesson.answer!.right).toBe(true);
    expect(positionsKept().find(({ at }) => at === worst!.at)!.walked).toBe(later);
    clock.mockRestore();
    lesson.close();
    end();
    again.close();
  });

  it('goes to another browser, stays there when forgotten here, and does not come back by itself', async () => {
    const text = written();
    const mine = gamesKept();
    forgetGames(new Set([table]));
    await keepTables(await api.myTables());
    expect([gamesKept(), reviewsKept().size, positionsKept()]).toEqual([[], 0, []]);

    const ben = new Person(server, 'Ben');
    ben.sit();
    expect(gamesKept()).toEqual([]);
    expect(add(read(text) as Taken)).toBe(1);
    expect(gamesKept()).toEqual(mine);
    expect(reviewsKept().has(table)).toBe(true);
    // the records are there for Ben, too
    const records = new Records([table]);
    await records.run();
    expect(records.count).toBe(1);
    ana.sit();
    expect(gamesKept()).toEqual([]);
  });
});

it.each([2, 4])('the points of a seat add up to its score, at %i seats', async (players) => {
  const record = await simulated('simplicity', { players, seed: 5, bots: 'steady,easy' });
  const { result } = JSON.parse(record) as { result: { players: { score: number }[] } };
  for (const [seat, { score }] of result.players.entries())
    expect(sum(figures.pointsOf(result, seat, players)!)).toBe(score);
});
