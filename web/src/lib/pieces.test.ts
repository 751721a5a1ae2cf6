import { beforeEach, expect, it, vi } from 'vitest';
import { pieces, watchPieces } from './pieces.svelte';

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answers = (status: number) => server.mockResolvedValue(new Response(null, { status }));
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  pieces.lost = null;
  vi.stubGlobal('fetch', server.mockReset());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { querySelector: () => ({ src: 'http://localhost/assets/index-1.js' }) });
  watchPieces();
});

/** An import fails; without a handler of its own, the browser reports that too. */
async function fail(handled: boolean) {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  if (!handled) page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: payload }));
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
  await Promise.allSettled(server.mock.results.map(({ value }) => value as Promise<Response>));
  for (let wait = 0; wait < 5; wait += 1) await Promise.resolve();
}

it('after an update, says so as soon as any piece is missing', async () => {
  for (const handled of [true, false]) {
    pieces.lost = null;
    answers(404);
    await fail(handled);
    expect(pieces.lost).toBe('updated');
    const [address, { method }] = server.mock.lastCall!;
    expect([address, method]).toEqual(['http://localhost/assets/index-1.js', 'HEAD']);
    server.mockReset();
  }
});

it('without an update, says so only for a piece that nothing replaces', async () => {
  answers(200);
  await fail(true);
  expect(pieces.lost).toBeNull();
  server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  await fail(false);
  expect(pieces.lost).toBe('unreached');
});

it('leaves other failures alone', async () => {
  for (const reason of [new Error('no piece'), undefined, 5])
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await Promise.resolve();
  expect([pieces.lost, server.mock.calls]).toEqual([null, []]);
});
