// @vitest-environment client
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { Mayor } from './testing/mayor';
import { TestTable } from './testing/table.svelte';

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

it('a curtain falls between two people at one browser, each time before the other one looks', async () => {
  const ana = new Person(server, 'Ana');
  const table = await TestTable.dealt(ana, { options: { advanced: 'yes' }, with: ['Ben'] });
  const mayor = new Mayor(table, 4);
  const { hands, looking, play } = table.model;
  let eyes = table.live.seat;
  let fallen = 0;
  await mayor.playOut(() => {
    const isNext = table.live.seat !== eyes;
    // what one person has opened is closed when the next one looks
    if (isNext) expect([play.peep.open, looking.parts]).toEqual([false, null]);
    play.peep.start();
    looking.partsOf(table.live.seat!)('money');
    if (!isNext) return;
    expect(mayor.curtains).toBeGreaterThan(fallen);
    [eyes, fallen] = [table.live.seat, mayor.curtains];
    expect(hands.curtain).toBe(false);
    // this person's state omits the other's secrets; platforms are open to all
    const other = play.view.seats.find(({ seat }) => seat !== eyes)!;
    expect(other.promises.filter(({ stack }) => stack !== 'platform')).toEqual([]);
    expect(other.plan).toBeNull();
  });
  // both plan in each of eight rounds
  expect(mayor.curtains).toBeGreaterThan(16);
}, 120_000);
