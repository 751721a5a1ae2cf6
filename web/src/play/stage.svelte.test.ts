import { describe, expect, it, vi } from 'vitest';
import type { LiveTable, StepListener } from '$lib/table.svelte';
import type { Step } from '$lib/wire';
import type { Director, Scene } from './scene';
import { Stage } from './stage.svelte';

const page = { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
vi.stubGlobal('document', page);

interface View {
  round: number;
}
type Event = { event: string };

const view = (round: number): View => ({ round });
const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  at: 0,
  seat: 0,
  bot: false,
  taken_back: false,
  undoes: 0,
  events: [],
  view: view(seq),
  ...more,
});

/** A table under the test's control, and a director whose scenes end when the test says so. */
function house(still = false, past = [1, 2, 3].map((seq) => step(seq))) {
  let hear: StepListener = () => undefined;
  const table = {
    state: { seq: 1, view: view(1) },
    steps: [step(1)],
    seat: 0,
    table: { you: [0, 1] },
    on: (listener: StepListener) => {
      hear = listener;
      return () => undefined;
    },
    history: () => Promise.resolve(past),
  };
  const scenes: { scene: Scene<View, Event>; end: () => void }[] = [];
  const director: Director<View, Event> = {
    play: (scene) => new Promise((end) => scenes.push({ scene, end })),
    skip: () => scenes.forEach(({ end }) => end()),
  };
  const shown: number[] = [];
  const stage = new Stage<View, Event>({
    table: table as unknown as LiveTable,
    director,
    root: () => ({}) as HTMLElement,
    still: () => still,
    isMove: (events) => events.some(({ event }) => event === 'built'),
    shown: ({ seq }) => shown.push(seq),
  });
  const tell = (seq: number, more: Partial<Step> = {}) => {
    table.state = { seq, view: view(seq) };
    table.steps = [...table.steps, step(seq, more)];
    hear(step(seq, more));
  };
  return {
    stage,
    scenes,
    shown,
    tell,
    replace: (seq: number) => ((table.state = { seq, view: view(seq) }), hear(null)),
  };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('stage', () => {
  it('shows one step after the other, each when its scene ends', async () => {
    const { stage, scenes, shown, tell } = house();
    tell(2);
    tell(3);
    expect([stage.playing, stage.view?.round, scenes.length]).toEqual([true, 1, 1]);
    expect(scenes[0]?.scene.before.round).toBe(1);
    scenes[0]?.end();
    await settled();
    expect([stage.view?.round, shown, scenes.length]).toEqual([2, [2], 2]);
    scenes[1]?.end();
    await settled();
    expect([stage.playing, stage.view?.round, shown]).toEqual([false, 3, [2, 3]]);
  });

  it('announces no step before it is shown', async () => {
    const { stage, scenes, tell } = house();
    const told = () => stage.steps.map(({ seq }) => seq);
    tell(2);
    tell(3);
    expect(told()).toEqual([1]);
    scenes[0]?.end();
    await settled();
    expect(told()).toEqual([1, 2]);
    await stage.skip();
    expect(told()).toEqual([1, 2, 3]);
  });

  it('skips to the newest view and announces every step', async () => {
    const { stage, scenes, shown, tell } = house();
    [2, 3, 4].forEach((seq) => tell(seq));
    await stage.skip();
    expect([stage.playing, stage.view?.round, shown, scenes.length]).toEqual([false, 4, [2, 3, 4], 1]);
  });

  it('plays nothing when no motion is wanted', async () => {
    const { stage, scenes, shown, tell } = house(true);
    tell(2);
    await settled();
    expect([stage.view?.round, shown, scenes.length]).toEqual([2, [2], 0]);
  });

  it('plays no move that was taken back', async () => {
    const { stage, scenes, tell } = house();
    tell(2, { taken_back: true });
    await settled();
    expect([stage.view?.round, scenes.length]).toEqual([2, 0]);
  });

  it('shows at once what is too much to play, and plays the last moves', async () => {
    const { stage, scenes, tell } = house();
    for (let seq = 2; seq <= 11; seq += 1) tell(seq, { events: [{ event: 'built' }] });
    scenes[0]?.end();
    await settled();
    expect([scenes[1]?.scene.step.seq, stage.view?.round]).toEqual([6, 5]);
  });

  it('does not count a deal of many steps as moves', async () => {
    const { scenes, tell } = house();
    tell(2, { events: [{ event: 'built' }] });
    for (let seq = 3; seq <= 11; seq += 1) tell(seq, { events: [{ event: 'tile_drawn' }] });
    scenes[0]?.end();
    await settled();
    expect(scenes[1]?.scene.step.seq).toBe(3);
  });

  it('shows the rest once the page is hidden', async () => {
    const { stage, tell } = house();
    [2, 3].forEach((seq) => tell(seq));
    page.hidden = true;
    page.addEventListener.mock.lastCall?.[1]();
    page.hidden = false;
    await settled();
    expect([stage.playing, stage.view?.round]).toEqual([false, 3]);
  });

  it('takes a replaced state at once', async () => {
    const { stage, replace } = house();
    replace(7);
    await settled();
    expect(stage.view?.round).toBe(7);
  });

  it('shows a new observer everything they have not seen, and whose it was', async () => {
    const past = Array.from({ length: 12 }, (_, index) =>
      step(index + 1, { seat: index % 2, events: [{ event: 'built' }] }),
    );
    const { stage, scenes, shown, replace, tell } = house(false, past);
    // an observer that has seen eleven steps
    replace(11);
    const since = await stage.since(3);
    stage.tell(since!);
    expect([stage.playing, stage.view?.round, stage.seq]).toEqual([true, 3, 3]);
    tell(12);
    await settled();
    for (let at = 0; at < 9; at += 1) {
      scenes[at]!.end();
      await settled();
    }
    const told = scenes.map(({ scene: { step, mine, replay } }) => [step.seq, mine, replay]);
    expect(told).toEqual([
      ...[4, 5, 6, 7, 8, 9, 10, 11].map((seq) => [seq, seq % 2 === 1, false]),
      [12, true, false],
    ]);
    expect([shown, stage.view?.round, stage.playing]).toEqual([[4, 5, 6, 7, 8, 9, 10, 11, 12], 12, false]);
  });

  it('plays the past again and comes back to the present', async () => {
    const { stage, scenes, shown, tell } = house();
    [2, 3].forEach((seq) => tell(seq));
    await stage.skip();
    const replay = stage.replay(1);
    await settled();
    expect([stage.view?.round, stage.replaying?.seq, scenes.at(-1)?.scene.replay]).toEqual([1, 2, true]);
    await stage.skip();
    await replay;
    expect([stage.view?.round, stage.replaying, shown]).toEqual([3, null, [2, 3]]);
  });
});
