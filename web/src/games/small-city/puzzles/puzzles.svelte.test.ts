// @vitest-environment client
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import type { PuzzleChoice } from '$lib/wire';
import '../../../screens/puzzles/messages';
import { PuzzleRun } from '../../../screens/puzzles/puzzle.svelte';
import { peopleAt } from '../../../screens/puzzles/seats';
import { solvedDays } from '../../../screens/puzzles/solved';
import { load } from '../../../screens/puzzles/source';

vi.setConfig({ testTimeout: 60_000 });

const GAME = 'small-city';
const server = new Server(['--requests-per-second', '100000']);
beforeAll(async () => {
  await server.start();
  new Person(server, 'Ana').sit();
});
afterAll(() => server.remove());

it('judges a whole decision, tells what it brings, and keeps the day of the best', async () => {
  const found = (await load(GAME, null))!;
  const { puzzle } = found;
  const { id } = await api.practise({
    position: puzzle.position,
    seats: peopleAt(puzzle.seats, puzzle.seat),
  });
  let run!: PuzzleRun;
  const ways = { title: 'Chess', next() {}, leave() {} };
  const end = $effect.root(() => void (run = new PuzzleRun(found, id, ways)));
  await until(() => run.table.state?.seat === puzzle.seat, 'the solver sees the board');
  expect(run.task).not.toBe('');
  const answered = async ({ plan }: Pick<PuzzleChoice, 'plan'>) => {
    const [first, ...then] = plan as object[];
    expect(await run.table.send(first, ...then)).toMatchObject({ ok: true });
    await until(() => run.answer !== null && !run.busy, 'an answer');
    return run.answer!;
  };
  const [wrong] = puzzle.wrong;
  const told = await answered(wrong!);
  expect(told.right).toBe(false);
  const { value } = wrong!.facts as { value: number | null };
  if (value !== null) expect(told.text).toContain(String(value));
  expect(solvedDays(GAME)).toEqual({});
  await run.again();
  expect(await answered(puzzle.best)).toMatchObject({ right: true, shown: false });
  expect(solvedDays(GAME)).toEqual({ [found.day]: 'solved' });
  run.close();
  end();
});
