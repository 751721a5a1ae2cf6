/** Puzzles at their tables, for tests. */

import { expect } from 'vitest';
import { api } from '$lib/api';
import { until } from '$lib/testing/person';
import type { PuzzleChoice } from '$lib/wire';
import './messages';
import { PuzzleRun } from './puzzle.svelte';
import { peopleAt } from './seats';
import { load, puzzlesFrom, type Found } from './source';

/** The first puzzle of a game, whatever the day. */
export async function firstOf(game: string): Promise<Found> {
  const { day, count } = await puzzlesFrom(game, null);
  return (await load(game, day - ((day - 1) % count)))!;
}

/** A puzzle at its table, seen by its solver. */
export async function opened(found: Found) {
  const { position, seats, seat } = found.puzzle;
  const { id } = await api.practise({ position, seats: peopleAt(seats, seat) });
  let run!: PuzzleRun;
  const ways = { title: 'Chess', next() {}, leave() {} };
  const end = $effect.root(() => void (run = new PuzzleRun(found, id, ways)));
  await until(() => run.table.state?.seat === seat, 'the solver sees the board');
  const answered = async (choice: Pick<PuzzleChoice, 'plan'>) => {
    const [first, ...then] = choice.plan as object[];
    expect(await run.table.send(first, ...then)).toMatchObject({ ok: true });
    await until(() => run.answer !== null && !run.busy, 'an answer');
    return run.answer!;
  };
  return { run, answered, close: () => (run.close(), end()) };
}
