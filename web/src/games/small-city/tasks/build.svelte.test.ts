import { expect, it, vi } from 'vitest';
import type { Play } from '../play.svelte';
import { Building } from './build.svelte';

vi.mock('../desk/Tiles.svelte', () => ({ default: null }));
vi.mock('../desk/BuildSum.svelte', () => ({ default: null }));

/** Two tiles that may be built on a1 or b1; `answer` says whether what was added counts. */
function building() {
  let answer: (counts: boolean) => void = () => {};
  const tile = { places: { '0': 'a1:a1 b1' }, pay: [], enter: [], numbers: {} };
  const play = {
    me: 0,
    own: { plan: { steps: [] }, committed: false },
    offers: { build: { R1: tile, F1: tile }, tiles: { R1: {}, F1: {} }, upgrade: {}, enlarge: {}, do: [] },
    draft: { look() {}, aim: null },
    look() {},
    refuse() {},
    act: () => new Promise<boolean>((done) => (answer = done)),
  };
  return { task: new Building(play as unknown as Play), answer: (counts: boolean) => answer(counts) };
}

it('lets go of a tile once it counts, and keeps it when it does not', async () => {
  for (const counts of [true, false]) {
    const { task, answer } = building();
    task.take({ tile: 'R1' });
    task.cell('a1', 0);
    task.main.act();
    answer(counts);
    await vi.waitFor(() => expect(task.taken).toEqual(counts ? null : { tile: 'R1' }));
    expect(task.places.place === null).toBe(counts);
  }
});

it('keeps the tile that was taken up before the last one counts', async () => {
  const { task, answer } = building();
  task.take({ tile: 'R1' });
  task.cell('a1', 0);
  task.main.act();
  task.take({ tile: 'F1' });
  task.cell('b1', 0);
  answer(true);
  // all that waits for the answer has gone on
  await new Promise((done) => setTimeout(done));
  expect(task.taken).toEqual({ tile: 'F1' });
  expect(task.places.place?.cells).toEqual(['b1']);
});
