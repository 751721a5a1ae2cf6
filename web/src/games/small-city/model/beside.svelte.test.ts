// @vitest-environment client
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { TestTable } from '../testing/table.svelte';
import { Looking } from './looking.svelte';

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

it('beside the map are the promises of who acts, the log of who waits, and the numbers of the open borough', async () => {
  const ana = await TestTable.dealt(new Person(server, 'Ana'), { bots: 1 });
  await ana.turn();
  const { model, play, id } = ana;
  expect(model.looking.drawer).toBe('promises');
  expect(model.ledger.seat).toBe(0);
  play.look(1);
  expect(model.ledger.seat).toBe(1);
  play.look(null);
  expect(model.ledger.seat).toBe(0);
  // a choice stays
  model.key({ key: 'k' });
  expect(model.looking.drawer).toBe('cards');
  ana.close();

  const eve = await TestTable.open(new Person(server, 'Eve'), id);
  expect(eve.model.looking.drawer).toBe('log');
  eve.close();
  const phone = await TestTable.open(new Person(server, 'Ida'), id, true);
  expect(phone.model.looking.drawer).toBe('promises');
  phone.close();
}, 60_000);

it('the drawer changes with the turn until the person chooses one', () => {
  let waits = $state(false);
  const looking = new Looking({ showDrawers: () => true, focus() {} }, () => waits);
  expect(looking.drawer).toBe('promises');
  waits = true;
  expect(looking.drawer).toBe('log');
  // opened as it is, it is no choice
  looking.open();
  waits = false;
  expect(looking.drawer).toBe('promises');
  looking.open('stock');
  waits = true;
  expect(looking.drawer).toBe('stock');
  // a new promise ends the choice
  expect(looking.showPromises()).toBe(true);
  waits = false;
  expect(looking.drawer).toBe('promises');
});

it('two drawers never show the same page', () => {
  const looking = new Looking({ showDrawers: () => true, focus() {} }, () => false);
  expect([looking.drawer, looking.below]).toEqual(['promises', 'log']);
  looking.open('log');
  expect([looking.drawer, looking.below]).toEqual(['log', 'promises']);
  looking.showPromises();
  expect([looking.drawer, looking.below]).toEqual(['promises', 'log']);
});
