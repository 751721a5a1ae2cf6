import { beforeEach, expect, it, vi } from 'vitest';
import type { NewTable } from './wire';

const asked: NewTable = { game: 'draughts', players: 2, seats: [] };
const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
/** A server that knows the browser again, or not. */
function knows(you: number[]) {
  server.mockImplementation((path, { method }) => {
    const table = { id: 'garden', you };
    if (method === 'GET') return Promise.resolve(Response.json(table));
    const taken = path.endsWith('/claims') ? { table: 'garden', seat: 0 } : { table, seat: 0, invite: null };
    return Promise.resolve(Response.json(taken));
  });
}
const requests = () => server.mock.calls.map(([path, { method }]) => `${method} ${path}`);

// a page of its own for each test
let api: (typeof import('./api'))['api'];
let cookiesRefused: () => boolean;
beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', server.mockReset());
  vi.resetModules();
  ({ api } = await import('./api'));
  ({ cookiesRefused } = await import('./cookies.svelte'));
});
const refused = { problem: { code: 'cookies' } };

it('a browser that keeps cookies is looked up once', async () => {
  knows([0]);
  await api.open(asked);
  await api.open(asked);
  await api.sit('garden', { name: 'Ana' });
  expect(requests()).toEqual([
    'POST /api/tables',
    'GET /api/tables/garden',
    'POST /api/tables',
    'POST /api/tables/garden/seats',
  ]);
  expect(cookiesRefused()).toBe(false);
});

it('a browser that keeps none takes one seat at most, and says why', async () => {
  knows([]);
  await expect(api.open(asked)).rejects.toMatchObject(refused);
  expect(cookiesRefused()).toBe(true);
  await expect(api.open(asked)).rejects.toMatchObject(refused);
  await expect(api.sit('garden', { name: 'Ana' })).rejects.toMatchObject(refused);
  await expect(api.claim('code')).rejects.toMatchObject(refused);
  expect(requests()).toEqual(['POST /api/tables', 'GET /api/tables/garden']);
});

it('a browser that says so takes none', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  await expect(api.open(asked)).rejects.toMatchObject(refused);
  await expect(api.claim('code')).rejects.toMatchObject(refused);
  expect(server).not.toHaveBeenCalled();
  const { sentenceOf } = await import('./toasts.svelte');
  expect(sentenceOf({ code: 'cookies', rule: null, text: '' })).toContain('may not keep cookies');
});

it('a lookup that fails is no proof', async () => {
  knows([0]);
  server.mockImplementationOnce(() => Promise.resolve(Response.json({ table: 'garden', seat: 0 })));
  server.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.claim('code')).resolves.toEqual({ table: 'garden', seat: 0 });
  expect(cookiesRefused()).toBe(false);
});
