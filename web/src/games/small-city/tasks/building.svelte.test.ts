import { expect, it, vi } from 'vitest';
import type { Play } from '../model/play.svelte';
import { Planning } from './plan.svelte';
import { Starting } from './start.svelte';
import '../../../screens/messages';

/** Two tiles that may be built on a1 or b1; `answer` says whether an added entry counts. */
function building() {
  let answer: (counts: boolean) => void = () => {};
  const tile = { places: { '0': 'a1:a1 b1' }, pay: [], enter: [], numbers: {} };
  const play = {
    me: 0,
    view: { round: 1 },
    own: { plan: { steps: [], borough: {} }, committed: false },
    offers: {
      build: { R1: tile, F1: tile },
      tiles: { R1: {}, F1: {} },
      upgrade: {},
      enlarge: {},
      home: {},
      do: [],
    },
    draft: { follow() {}, aim: null },
    look() {},
    refuse() {},
    act: () => new Promise<boolean>((done) => (answer = done)),
  };
  return { task: new Planning(play as unknown as Play), answer: (counts: boolean) => answer(counts) };
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

it('keeps the tile picked up before the last one counts', async () => {
  const { task, answer } = building();
  task.take({ tile: 'R1' });
  task.cell('a1', 0);
  task.main.act();
  task.take({ tile: 'F1' });
  task.cell('b1', 0);
  answer(true);
  // all callbacks of the answer have run
  await new Promise((done) => setTimeout(done));
  expect(task.taken).toEqual({ tile: 'F1' });
  expect(task.places.place?.cells).toEqual(['b1']);
});

it('asks of a Park why it is not enlarged, of another tile why it does not rise', () => {
  const why = vi.fn();
  const stands = { a1: { tile: 'Pk1', cells: 'a1' }, c1: { tile: 'R1', cells: 'c1' } };
  const play = {
    me: 0,
    view: { round: 1 },
    own: { plan: { steps: [], borough: {} }, committed: false },
    offers: { build: {}, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: [] },
    tables: {
      tiles: [
        { tile: 'Pk1', colour: 'light_green' },
        { tile: 'R1', colour: 'light_blue' },
      ],
    },
    borough: () => ({ tiles: stands }),
    draft: { follow() {}, aim: null },
    refuse() {},
    why,
  };
  const task = new Planning(play as unknown as Play);
  task.cell('a1', 0);
  task.cell('c1', 0);
  expect(why.mock.calls).toEqual([[{ enlarge: 'a1', cell: 'a1' }], [{ upgrade: 'c1', cell: 'c1' }]]);
});

it('asks before it seals nothing, and no longer once there is a step or another step of the round', () => {
  const own = $state({ plan: { borough: {}, steps: [] as unknown[], points: 3 }, committed: false });
  const act = vi.fn(() => Promise.resolve(true));
  const tile = { places: { '0': 'a1:a1' }, pay: [], enter: [], numbers: {} };
  const play = {
    me: 0,
    view: { round: 1 },
    own,
    offers: { build: { R1: tile }, tiles: { R1: {} }, upgrade: {}, enlarge: {}, home: {}, do: ['commit'] },
    draft: { follow() {}, aim: null },
    refuse() {},
    act,
  };
  const task = new Planning(play as unknown as Play);
  expect(task.main.light).toBe(true);
  task.main.act();
  expect([task.asked, task.main.asks, act.mock.calls.length]).toEqual([true, true, 0]);
  own.plan.steps = [{ do: 'grow' }];
  expect([task.asked, task.main.asks, task.main.light]).toEqual([false, undefined, false]);
  own.plan.steps = [];
  task.drop();
  expect(task.asked).toBe(false);
  task.main.act();
  task.main.act();
  expect(act).toHaveBeenCalledExactlyOnceWith({ seat: 0, do: 'commit' });
});

it('picks up the start tiles of a city by itself, and seals once all are placed', () => {
  const own = $state({ plan: { borough: {}, steps: [] as unknown[], points: 1 }, committed: false });
  const act = vi.fn(() => Promise.resolve(true));
  const tile = { places: { '0': 'a1:a1 b1' }, pay: [null], enter: [null], numbers: {} };
  const play = $state({
    me: 0,
    view: { round: 0 },
    own,
    offers: { build: { C1: tile } as object, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: ['undo'] },
    draft: { follow() {}, aim: null },
    refuse() {},
    act,
  });
  const task = new Starting(play as unknown as Play);
  expect([task.taken, task.main.off, task.held]).toEqual([{ tile: 'C1' }, true, false]);
  task.cell('b1', 0);
  task.main.act();
  expect(act).toHaveBeenLastCalledWith({ seat: 0, build: 'C1', on: 'b1' });
  task.drop();
  task.other?.act();
  expect(act).toHaveBeenLastCalledWith({ seat: 0, do: 'undo' });
  own.plan = { borough: {}, steps: [{ do: 'build' }], points: 0 };
  play.offers = { ...play.offers, build: {}, do: ['commit', 'undo'] };
  expect([task.taken, task.main.off]).toEqual([null, undefined]);
  task.main.act();
  expect(act).toHaveBeenLastCalledWith({ seat: 0, do: 'commit' });
});

it('seals no plan before its free home is placed, with the person who moves in', () => {
  const act = vi.fn(() => Promise.resolve(true));
  const free = (on: string, enter: string) => ({ seat: 0, build: 'R1', on, free: true, enter });
  const play = {
    me: 0,
    view: { round: 1 },
    own: { plan: { borough: {}, steps: [{ do: 'grow' }], points: 0 }, committed: false },
    offers: {
      ...{ build: {}, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: ['undo'] },
      more: [free('a1', 'citizen'), free('a1', 'trader'), free('b1', 'citizen')],
    },
    draft: { follow() {}, aim: null },
    look() {},
    refuse() {},
    act,
  };
  const task = new Planning(play as unknown as Play);
  expect([task.free, task.main.off]).toEqual(['R1', true]);
  task.take({ free: 'R1' });
  task.cell('a1', 0);
  expect(task.ways?.enter).toEqual(['citizen', 'trader']);
  task.pick(1);
  task.main.act();
  expect(act).toHaveBeenLastCalledWith(free('a1', 'trader'));
});

it.each([
  [
    { upgrade: { c1: {} } },
    'Tiles with an arrow on the map',
    'Tiles with an arrow and Roads come before it.',
  ],
  [{ road: { '1': 'a1|b1' } }, 'you can lay Roads', 'Tiles with an arrow and Roads come before it.'],
  [{}, 'the free Residence 1', ''],
])('says before the free home what can still come: %j', (rest, lead, before) => {
  const play = {
    me: 0,
    view: { round: 1 },
    own: { plan: { borough: {}, steps: [{ do: 'build' }], points: 0 }, committed: false },
    offers: {
      ...{ build: {}, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: ['undo'], ...rest },
      more: [{ seat: 0, build: 'R1', on: 'a1', free: true }],
    },
    draft: { follow() {}, aim: null },
    look() {},
    refuse() {},
  };
  const task = new Planning(play as unknown as Play);
  const { lead: first, more, rule } = task.said;
  expect([first, rule]).toEqual([expect.stringContaining(lead), 'SP-EUR-42']);
  expect(more?.includes('the free Residence 1') ?? false).toBe(before !== '');
  task.take({ free: 'R1' });
  task.places.clear();
  expect(task.said.more).toBe(before);
});

it('answers any tap on a sealed plan that it is sealed', () => {
  const whyNot = vi.fn();
  const own = { plan: { steps: [], borough: {} }, committed: true };
  const play = { me: 0, view: { round: 1 }, own, offers: null, draft: { follow() {} }, whyNot };
  new Planning(play as unknown as Play).cell('a1', 0);
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ seat: 0, do: 'commit' });
});

it('answers a tap on an empty cell that a tile comes first', () => {
  const refuse = vi.fn();
  const own = { plan: { steps: [], borough: { tiles: {} } }, committed: false };
  const offers = { build: {}, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: [] };
  const borough = () => ({ tiles: {} });
  const play = { me: 0, view: { round: 1 }, own, offers, draft: { follow() {}, aim: null }, borough, refuse };
  new Planning(play as unknown as Play).cell('a1', 0);
  expect(refuse).toHaveBeenLastCalledWith({
    problem: expect.objectContaining({ code: 'no_tile' }) as unknown,
  });
});

it('answers a tap that the zone grows as a whole (SC-2.3)', () => {
  const refuse = vi.fn();
  const own = { plan: { steps: [], borough: { tiles: {} } }, committed: false };
  const offers = { build: {}, tiles: {}, upgrade: {}, enlarge: {}, home: {}, do: ['grow'] };
  const borough = () => ({ tiles: {} });
  const draft = { follow() {}, aim: null };
  const play = { me: 0, view: { round: 1 }, own, offers, draft, borough, refuse, look() {} };
  const task = new Planning(play as unknown as Play);
  task.take({ grow: true });
  task.cell('a1', 0);
  expect(refuse).toHaveBeenLastCalledWith({
    problem: expect.objectContaining({ rule: 'SC-2.3' }) as unknown,
  });
  // it stays selected, ready to be added
  expect(task.taken).toEqual({ grow: true });
});
