// @vitest-environment client
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Posed } from '$lib/face';
import { Person } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import face from '.';
import { solvedDays } from '../../../screens/puzzles/solved';
import { firstOf, opened } from '../../../screens/puzzles/testing.svelte';

vi.setConfig({ testTimeout: 60_000 });

const GAME = 'small-city';
const server = new Server(['--requests-per-second', '100000']);
beforeAll(async () => {
  await server.start();
  new Person(server, 'Ana').sit();
});
afterAll(() => server.remove());

it('judges a whole decision, tells what it brings, and keeps the day of the best', async () => {
  const found = await firstOf(GAME);
  const { puzzle } = found;
  const { run, answered, close } = await opened(found);
  expect(run.task).not.toBe('');
  const [wrong] = puzzle.wrong;
  const told = await answered(wrong!);
  expect(told.right).toBe(false);
  const { value } = wrong!.facts as { value: number | null };
  if (value !== null) expect(told.text).toContain(String(value));
  expect(solvedDays(GAME)).toEqual({});
  await run.again();
  expect(await answered(puzzle.best)).toMatchObject({ right: true, shown: false });
  expect(solvedDays(GAME)).toEqual({ [found.day]: 'solved' });
  close();
});

it('hints at the person who moves first, then at the places around its end', () => {
  const posed = {
    puzzle: { seat: 0 },
    seen: { seats: [{ borough: { zone: 8 } }] },
    seats: [],
  } as unknown as Posed;
  const plan = [{ move: 'b3', to: 'd3' }];
  const first = face.lit(posed, plan, 1);
  expect(first.spaces).toEqual(['b3']);
  expect(first.text).toContain('b3');
  expect(first.text).not.toContain('d3');
  const second = face.lit(posed, plan, 2);
  expect(second.spaces).toEqual(['c2', 'd2', 'e2', 'c3', 'd3', 'e3', 'c4', 'd4', 'e4']);
  expect(second.text).toContain('between c2 and e4');
});
