import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

it('a browser that refuses the worker has no notices of it, and nothing fails', async () => {
  const denied = () => Promise.reject(new DOMException('permission denied', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: denied } });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('window', {});
  const { notify, unnotify } = await import('./worker');
  await expect(notify('Your turn', { tag: 'turn', icon: '/icon' })).resolves.toBe(false);
  await expect(unnotify('turn')).resolves.toBeUndefined();
});

/** The worker's script with a cache and a network of the test; answers a request as the browser would. */
function worker(network: (path: string) => Promise<Response>) {
  const kept = new Map<string, Response>();
  const path = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://localhost').pathname;
  const cache = {
    put: (request: string | { url: string }, answer: Response) => void kept.set(path(request), answer),
    addAll: async (paths: string[]) => {
      for (const each of paths) kept.set(each, await network(each));
    },
  };
  const hears = new Map<string, (event: object) => void>();
  runInNewContext(readFileSync(join(import.meta.dirname, '../../public/worker.js'), 'utf8'), {
    self: {
      addEventListener: (name: string, hear: (event: object) => void) => hears.set(name, hear),
      skipWaiting() {},
    },
    caches: {
      open: () => Promise.resolve(cache),
      match: (request: string | { url: string }) => Promise.resolve(kept.get(path(request))?.clone()),
    },
    fetch: (request: string | { url: string }) => network(path(request)),
    location: new URL('http://localhost/worker.js'),
    URL,
  });
  return {
    install: () => new Promise((waitUntil) => hears.get('install')!({ waitUntil })),
    ask: (path: string, mode = 'cors') =>
      new Promise<Response | null>((respondWith) => {
        const request = { url: `http://localhost${path}`, method: 'GET', mode };
        hears.get('fetch')!({ request, respondWith });
        respondWith(null);
      }),
  };
}

it('the worker has the page and the list of games without a connection, and no tables', async () => {
  let online = true;
  const { install, ask } = worker((path) =>
    online ? Promise.resolve(new Response(`answer of ${path}`)) : Promise.reject(new TypeError('offline')),
  );
  await install();
  online = false;
  expect(await (await ask('/t/garden', 'navigate'))?.text()).toBe('answer of /');
  expect(await (await ask('/api/games'))?.text()).toBe('answer of /api/games');
  expect(await ask('/api/tables')).toBeNull();
});
