// @vitest-environment client
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { Movers } from './tasks/people.svelte';
import { Planning } from './tasks/plan.svelte';
import { cellsOfStep } from './tasks/steps';
import { Mayor } from './testing/mayor';
import { TestTable } from './testing/table.svelte';
import { perform } from './testing/verbs';
import type { Entry } from './wire';

vi.setConfig({ testTimeout: 60_000 });

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

const open: TestTable[] = [];
afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

/** A table before the first plan of Ana, and perhaps of others at her browser. */
async function planning(...others: string[]) {
  const table = await TestTable.dealt(new Person(server, 'Ana'), { with: others });
  open.push(table);
  const mayor = new Mayor(table);
  const { model } = table;
  while ((await table.turn()) && (model.hands.curtain || !(model.task instanceof Planning))) {
    if (model.hands.curtain) await mayor.lift();
    else mayor.act();
  }
  const task = model.task as Planning;
  /** Plans a tile at the first of its places. */
  const build = async (tile: string) => {
    const entry = (await table.choices()).find((entry) => 'build' in entry && entry.build === tile);
    await perform(model, entry!);
    await table.settled();
  };
  const key = async (key: string) => {
    model.key({ key });
    await table.settled();
  };
  return { table, model, play: table.play, task, build, key };
}

it('U takes back the last step of a plan alone, as the button does', async () => {
  const { model, task, table, build, key } = await planning();
  for (const tile of ['R1', 'R1', 'F1']) await build(tile);
  const steps = [...task.steps];
  expect(steps).toHaveLength(3);
  await key('u');
  expect(task.steps).toEqual(steps.slice(0, 2));
  model.press(model.back);
  await table.settled();
  expect(task.steps).toEqual(steps.slice(0, 1));
});

it('U takes back the last move of a draft alone', async () => {
  const { model, play, table, build, key } = await planning();
  for (const tile of ['R1', 'R1', 'Pol']) await build(tile);
  model.press(model.main);
  await until(() => model.task instanceof Movers, 'people move');
  const move = async () => {
    const [[from, to]] = Object.entries(play.offers!.move) as [[string, string[]]];
    await perform(model, { seat: 0, move: from, to: to[0]! } as Entry);
    await table.settled();
  };
  await move();
  await move();
  const { entries } = play.draft;
  expect(entries).toHaveLength(2);
  await key('u');
  expect(play.draft.entries).toEqual(entries.slice(0, 1));
});

it('Shift U reopens a sealed plan while another person still plans', async () => {
  const { model, play, table, task, build, key } = await planning('Ben');
  await build('F1');
  const ana = table.live.seat!;
  model.press(model.main);
  await until(() => model.hands.curtain, 'the curtain falls for Ben');
  model.hands.ask(ana);
  await model.hands.lift();
  await until(() => !model.hands.curtain && model.task === task, 'Ana looks again');
  expect([play.me, task.sealed]).toEqual([ana, true]);
  await key('U');
  expect([task.sealed, task.steps.length]).toEqual([false, 1]);
});

it('what cannot be done says why, with its rule: a cell that is not lit, an inactive thing of the desk', async () => {
  const { model, play, task, table, build } = await planning();
  for (const tile of ['R1', 'F1']) await build(tile);
  const whyNot = async (act: () => void) => {
    act();
    await table.settled();
    const { problem } = play.no!;
    model.letGo();
    expect(play.no).toBeNull();
    return problem;
  };
  task.take({ tile: 'R1' });
  const [home] = cellsOfStep(task.steps[0]!);
  expect(await whyNot(() => model.tap(home!))).toMatchObject({ rule: 'SC-2.10' });
  // a larger zone takes two points, and one is left
  const ground = model.things.find(({ thing }) => thing === 'ground')!;
  expect(ground.off).toBe(true);
  expect(await whyNot(() => ground.press())).toMatchObject({ rule: 'SC-5.3' });
});
