// @vitest-environment client
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Posed } from '$lib/face';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import type { PuzzleChoice } from '$lib/wire';
import type { PuzzleRun } from '../../../screens/puzzles/puzzle.svelte';
import { seatsIn } from '../../../screens/puzzles/seats';
import { solvedDays } from '../../../screens/puzzles/solved';
import { choicesOf, load, type Found } from '../../../screens/puzzles/source';
import { firstOf, opened } from '../../../screens/puzzles/testing.svelte';
import type { SimplicityView } from '../wire';
import face from '.';

vi.setConfig({ testTimeout: 60_000 });

const GAME = 'simplicity';
const server = new Server(['--requests-per-second', '100000']);
let person: Person;
let found: Found;
beforeAll(async () => {
  await server.start();
  person = new Person(server, 'Ana');
  person.sit();
  found = await firstOf(GAME);
});
afterAll(() => server.remove());
beforeEach(() => person.local.all.clear());

/** The puzzle at its table. */
const open = () => opened(found);
const scores = (run: PuzzleRun) => (run.table.state!.view as SimplicityView).seats.map(({ score }) => score);
/** Everything that the page can show of a run. */
const shown = ({ title, task, spoken, tools, beside, chapter }: PuzzleRun) =>
  JSON.stringify([title, task, spoken, tools.map(({ label }) => label), beside.label, chapter]);

describe('a puzzle', () => {
  it('answers a wrong build with the reply on the board and the score, and begins again', async () => {
    const { run, answered, close } = await open();
    const [wrong] = found.puzzle.wrong;
    const before = scores(run);
    const answer = await answered(wrong!);
    expect(answer.right).toBe(false);
    const [own, best] = [wrong!.score![found.puzzle.seat]!, Math.max(...wrong!.score!)];
    expect(answer.text).toContain(String(own));
    expect(answer.text).toContain(String(best));
    // the replies were played to the end
    expect(run.over).toBe(true);
    expect(scores(run)).toEqual(wrong!.score);
    expect(solvedDays(GAME)).toEqual({});
    await run.again();
    expect(run.answer).toBeNull();
    expect(scores(run)).toEqual(before);
    close();
  });

  it('counts points for a build, and none for a block', () => {
    const posed: Posed = { puzzle: found.puzzle, seen: { slots: [], teams: [0, 1, 2, 3] }, seats: [] };
    const choice = (entry: object, gain: number) =>
      ({ plan: [entry], gain, line: [], score: [31, 30, 29, 28], right: true }) as unknown as PuzzleChoice;
    expect(face.cells(posed, choice({ team: 0, take: 2, build: 'b3' }, 7))[0]).toBe('+7');
    // the number that the server tells with a block says how much it tempts
    const block = choice({ team: 0, block: 5 }, -7);
    expect(face.cells(posed, block)[0]).toBe('');
    expect(face.right(posed, block)).not.toContain('7');
  });

  it('keeps the day once it is found, and shares tries without the answer', async () => {
    const { run, answered, close } = await open();
    await answered(found.puzzle.wrong[0]!);
    await run.again();
    expect(await answered(found.puzzle.best)).toMatchObject({ right: true, shown: false });
    expect(run.found).toBe(true);
    expect(solvedDays(GAME)).toEqual({ [found.day]: 'solved' });
    expect(run.tries).toBe(2);
    const [entry] = found.puzzle.best.plan as { build?: string; block?: number }[];
    expect(run.shared).toContain('second try, gains hidden');
    expect(run.shared).not.toContain(entry!.build ?? `slot ${entry!.block}`);
    close();
  });

  it('rings the day when the answer is shown', async () => {
    const { run, answered, close } = await open();
    await run.show();
    await until(() => run.answer !== null, 'it is shown');
    expect(run.answer).toMatchObject({ right: true, shown: true });
    expect([run.tries, solvedDays(GAME)]).toEqual([0, { [found.day]: 'shown' }]);
    // found afterwards, it was still shown
    await run.again();
    const answer = await answered(found.puzzle.best);
    expect([answer.right, answer.shown, run.found]).toEqual([true, false, false]);
    close();
  });

  it('keeps the answer to itself until it is given; hints tell first what to take, then where', async () => {
    const { run, close } = await open();
    const [entry] = found.puzzle.best.plan as { take?: number; block?: number; build?: string }[];
    const slot = entry!.take ?? entry!.block!;
    expect(shown(run)).not.toMatch(new RegExp(`\\b(?:slot ${slot}|${entry!.build ?? 'no space'})\\b`));
    expect(run.lit).toBeNull();
    await run.list();
    expect(run.all).toBeNull();
    run.key('h');
    expect(run.lit).toMatchObject({ pieces: [slot], spaces: [] });
    expect(run.task).toContain(String(slot));
    run.key('h');
    if (entry!.build) {
      expect(run.lit!.spaces).toContain(entry!.build);
      expect(run.lit!.spaces.length).toBeGreaterThanOrEqual(4);
      expect(run.lit!.spaces.length).toBeLessThanOrEqual(9);
    }
    close();
  });

  it('hides gains until somebody turns them on; that stays, and sharing says so', async () => {
    const { run, answered, close } = await open();
    expect(run.hidden).toBe(true);
    run.gains.turn();
    expect(run.hidden).toBe(false);
    await answered(found.puzzle.best);
    expect(run.shared).toContain('gains shown');
    close();
    const again = await open();
    expect(again.run.gains.on).toBe(true);
    again.close();
  });

  it('names nobody as the winner where others have equal scores', async () => {
    const { run, close } = await open();
    const { puzzle } = found;
    const tied = (await choicesOf(GAME, puzzle.number)).filter(({ right, score }) => {
      const others = score!.filter((_, seat) => seat !== puzzle.seat);
      return !right && others.filter((points) => points === Math.max(...others)).length > 1;
    });
    expect(tied.length).toBeGreaterThan(0);
    for (const choice of tied) {
      const [said] = run.face.wrong(run.posed, { ...choice, line: [], facts: null }).split('. ');
      for (const { name } of seatsIn(puzzle.seats)) expect(said).not.toContain(name);
      expect(said).toMatch(/another (?:player|pawn)/);
    }
    close();
  });

  it('lists all builds, and plays those that are looked at with their replies', async () => {
    const { run, answered, close } = await open();
    const { answer } = { answer: await answered(found.puzzle.best) };
    run.key('A');
    await until(() => run.all !== null, 'the list');
    const all = run.all!;
    expect(all.length).toBe(found.puzzle.choices);
    expect(all.filter(({ right }) => right).map(({ plan }) => plan)).toEqual(
      expect.arrayContaining([...found.puzzle.answers]),
    );
    for (const choice of all)
      for (const text of [run.face.said(run.posed, choice.plan), ...run.face.cells(run.posed, choice)])
        expect(text).toMatch(/^[^{}]*$/);
    const wrong = all.findLast(({ right }) => !right)!;
    // the last one asked for wins
    void run.look(all[0]!);
    void run.look(wrong);
    await until(() => run.over && !run.busy && String(scores(run)) === String(wrong.score), 'its end');
    expect(run.answer).toBe(answer);
    // the same one again after the beginning is played again
    await run.again();
    expect([run.all, run.looked, run.answer]).toEqual([null, null, null]);
    await answered(found.puzzle.best);
    run.key('A');
    await until(() => run.all !== null, 'the list again');
    void run.look(wrong);
    await until(() => run.over && !run.busy && String(scores(run)) === String(wrong.score), 'its end again');
    run.key('Escape');
    expect(run.all).toBeNull();
    close();
  });
});

it('every puzzle has a task in words and can be opened', async () => {
  const { face } = found;
  const seen = new Set<string>();
  for (let back = 0; back < Math.min(found.count, 28); back += 1) {
    const { puzzle } = (await load(GAME, found.today - back))!;
    const { title, text } = face.task(puzzle);
    for (const each of [title, text, face.proved(puzzle)]) expect(each, puzzle.task).toMatch(/^[^{}]+$/);
    seen.add(puzzle.id);
  }
  expect(seen.size).toBe(Math.min(found.count, 28));
  // tomorrow may begin meanwhile
  expect(await load(GAME, found.today + 2)).toBeNull();
});
