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

it('asks of a Park why it is not enlarged, of another tile why it does not rise', () => {
  const why = vi.fn();
  const stands = { a1: { tile: 'Pk1', cells: 'a1' }, c1: { tile: 'R1', cells: 'c1' } };
  const play = {
    me: 0,
    own: { plan: { steps: [] }, committed: false },
    offers: { build: {}, tiles: {}, upgrade: {}, enlarge: {}, do: [] },
    tables: {
      tiles: [
        { tile: 'Pk1', colour: 'light_green' },
        { tile: 'R1', colour: 'light_blue' },
      ],
    },
    borough: () => ({ tiles: stands }),
    draft: { look() {}, aim: null },
    refuse() {},
    why,
  };
  const task = new Building(play as unknown as Play);
  task.cell('a1', 0);
  task.cell('c1', 0);
  expect(why.mock.calls).toEqual([[{ enlarge: 'a1', cell: 'a1' }], [{ upgrade: 'c1', cell: 'c1' }]]);
});

it('asks before it seals nothing, and no longer once there is a step or another step of the round', () => {
  const own = $state({ plan: { steps: [] as unknown[], points: 3 }, committed: false });
  const act = vi.fn(() => Promise.resolve(true));
  const tile = { places: { '0': 'a1:a1' }, pay: [], enter: [], numbers: {} };
  const play = {
    me: 0,
    own,
    offers: { build: { R1: tile }, tiles: { R1: {} }, upgrade: {}, enlarge: {}, do: ['commit'] },
    draft: { look() {}, aim: null },
    refuse() {},
    act,
  };
  const task = new Building(play as unknown as Play);
  task.main.act();
  expect([task.asked, task.main.asks, act.mock.calls.length]).toEqual([true, true, 0]);
  own.plan.steps = [{ do: 'grow' }];
  expect([task.asked, task.main.asks]).toEqual([false, undefined]);
  own.plan.steps = [];
  task.drop();
  expect(task.asked).toBe(false);
  task.main.act();
  task.main.act();
  expect(act).toHaveBeenCalledExactlyOnceWith({ seat: 0, do: 'commit' });
});
