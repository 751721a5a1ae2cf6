import { expect, it, vi } from 'vitest';
import { Lists } from './lists.svelte';

const server = vi.fn<(path: string) => Promise<Response>>();
vi.stubGlobal('fetch', server);
vi.stubGlobal('document', { visibilityState: 'visible' });

it('says that there is no connection, keeps what is known, and comes back with it', async () => {
  const lists = new Lists();
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await lists.look();
  expect([lists.offline, lists.games, lists.others]).toEqual([true, null, null]);
  const often = lists.wait;

  const games = [{ name: 'draughts' }];
  server.mockImplementation((path) => Promise.resolve(Response.json(path === '/api/games' ? games : [])));
  await lists.look();
  expect([lists.offline, lists.games, lists.others]).toEqual([false, games, []]);
  expect(lists.wait).toBeGreaterThan(often);

  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await lists.look();
  expect([lists.offline, lists.games, lists.others]).toEqual([true, games, []]);

  // a server in trouble is no lost connection
  server.mockImplementation(() => Promise.resolve(Response.json({}, { status: 500 })));
  await lists.look();
  expect(lists.offline).toBe(false);
});
