import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from './table.svelte';
import { fakeBrowser, FakeSocket } from './testing/browser';
import { fakeStorage } from './testing/storage';
import { toasts } from './toasts.svelte';
import type { Now, Patch, Step, TableDoc, Update } from './wire';
import '../screens/messages';

const doc = (spectators: number, status: TableDoc['status'] = 'running') =>
  ({ id: 'garden', status, spectators, you: [0] }) as unknown as TableDoc;
const now = (seq: number): Now => ({
  ...{ seq, view: { seq }, turn: { kind: 'seat', seats: [0] }, offers: { at: seq }, take_back: null },
});
const step = (seq: number): Step => ({
  ...{ seq, at: 0, seat: 1, bot: false, taken_back: false, undoes: 0, events: [] },
});
const running = { table: doc(0), now: now(3), steps: [] };

/** A server without WebSockets: it answers requests for news at once, when there are some, or when the time is up. */
class FakeServer {
  /** The queries for news so far. */
  asked: string[] = [];
  /** Other requests that wait for `reply`. */
  readonly waiting = new Map<string, (answer: Response) => void>();
  silent = false;
  /** No request gets through. */
  fail = false;
  #news: () => void = () => {};
  #latest: Omit<Update, 'mark'>;

  constructor(latest: Omit<Update, 'mark'>) {
    this.#latest = latest;
  }

  readonly fetch = (path: string, { method, signal }: RequestInit) =>
    new Promise<Response>((done, fail) => {
      if (this.fail) return fail(new TypeError('no connection'));
      signal?.addEventListener('abort', () => fail(new DOMException('left', 'AbortError')));
      const { pathname, search, searchParams } = new URL(path, 'http://localhost');
      const of = pathname.split('/').slice(4).join('/');
      if (!of) return done(Response.json(this.#latest.table));
      if (of !== 'state') return this.waiting.set(`${method} ${of}`, done);
      this.asked.push(search);
      if (this.silent) return;
      this.#news = () => done(Response.json({ mark: `m${this.asked.length}`, ...this.#latest }));
      setTimeout(this.#news, Number(searchParams.get('wait')) * 1000);
    });

  /** There is news for the request that waits; later ones find none. */
  async tell(latest: Omit<Update, 'mark'>) {
    this.#latest = latest;
    this.#news();
    await settled();
  }
  async reply(request: string, document: unknown, status = 200) {
    this.waiting.get(request)!(Response.json(document, { status }));
    await settled();
  }
}

let server: FakeServer;
let table: LiveTable;
const settled = () => vi.advanceTimersByTimeAsync(0);
const told = () => toasts.splice(0).map(({ text }) => text);

/** The table of a page whose WebSockets fail until it asks for news without one. */
async function blocked(latest: Omit<Update, 'mark'>) {
  server = new FakeServer(latest);
  vi.stubGlobal('fetch', server.fetch);
  table = new LiveTable('garden');
  for (let attempt = 0; !server.asked.length && attempt < 10; attempt += 1) {
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(2_000);
  }
}
/** The same, with three steps, after another failure. */
async function seated() {
  await blocked({ table: doc(0), state: { ...now(3), seat: 0, steps: [step(1), step(2), step(3)] } });
  await server.tell(running);
  FakeSocket.last.lose();
}

beforeEach(() => {
  fakeBrowser();
  fakeStorage().set('citywright.seat.garden', '0');
});
afterEach(() => {
  table.close();
  toasts.splice(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page whose WebSockets do not get through', () => {
  it('asks for news, says so once, and returns to a WebSocket that works', async () => {
    await blocked({ table: doc(0), state: { ...now(3), seat: 0, steps: [] } });
    expect(server.asked).toEqual(['?seat=0&wait=0', '?seat=0&since=3&mark=m1&wait=8']);
    expect([table.state?.seq, table.offline, told()]).toEqual([3, null, []]);
    await server.tell(running);

    // three before, and another now that requests get through
    expect(FakeSocket.all).toHaveLength(4);
    FakeSocket.last.lose();
    expect(told()).toEqual([expect.stringContaining('WebSockets')]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(FakeSocket.all).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.open();
    FakeSocket.last.lose(); // it opened, but nothing got through
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.offline, told()]).toEqual([null, []]);

    expect(FakeSocket.all).toHaveLength(6);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    const requests = server.asked.length;
    FakeSocket.last.say({ type: 'pong' });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: 0, since: 3 });
    FakeSocket.last.say({ type: 'step', step: step(4), state: now(4) });
    await vi.advanceTimersByTimeAsync(11_000);
    expect([table.state?.seq, server.asked.length, FakeSocket.all.length]).toEqual([4, requests, 6]);
  });

  it('starts with requests the next time in this tab', async () => {
    await seated();
    table.close();
    await blocked(running);
    expect(FakeSocket.all).toHaveLength(5);
    expect(server.asked[0]).toBe('?seat=0&wait=0');
    FakeSocket.last.lose();
    expect(told()).toHaveLength(1);
  });

  it('hears of the deal, of every step with its view, and of changes of the table', async () => {
    await blocked({ table: doc(0, 'lobby') });
    expect([table.table?.status, table.state]).toEqual(['lobby', null]);
    expect(server.asked.at(-1)).toMatch(/^\?seat=0&since=0&mark=m\d&wait=8$/);
    await server.tell({ table: doc(0), now: now(2), steps: [step(1), step(2)] });
    expect(table.state).toEqual({ ...now(2), seat: 0, steps: [step(1), step(2)] });
    await server.tell({ table: doc(1), now: now(2), steps: [] });
    expect(table.table?.spectators).toBe(1);

    const views: unknown[] = [];
    table.on((each) => views.push(each?.view));
    await server.tell({ table: doc(1), now: now(3), steps: [step(3)] });
    await server.tell({ table: doc(1), now: now(5), steps: [step(4), step(5)] });
    const patch = (value: number): Patch => [{ op: 'replace', path: '/seq', value }];
    const steps = [4, 5].map((seq) => ({ ...step(seq), patch: patch(seq) }));
    await server.reply('GET history', { view: { seq: 3 }, steps, next: null });
    expect(views).toEqual([{ seq: 3 }, { seq: 4 }, { seq: 5 }]);
    expect(table.state).toMatchObject(now(5));
    expect(table.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('sends an input again until it is answered, and tells refusals', async () => {
    await seated();
    const outcome = table.send({ team: 0 });
    expect(table.pending).not.toBeNull();
    await server.reply('POST inputs', { error: { code: 'internal', text: '' } }, 500);
    expect(table.offline).not.toBeNull();
    server.waiting.clear();
    await vi.advanceTimersByTimeAsync(2_000);
    await server.reply('POST inputs', { id: table.pending!.id, seq: 4 });
    await expect(outcome).resolves.toEqual({ ok: true, seq: 4 });

    const taken = table.takeBack();
    const error = { code: 'stale', rule: null, text: 'Ben has played since.' };
    await server.reply('POST take-back', { error, state: { ...now(5), seat: 0, steps: [] } }, 409);
    await expect(taken).resolves.toEqual({ ok: false, stale: true, error });
    expect(table.state?.seq).toBe(5);
    const checked = table.check({});
    await server.reply('POST checks', { error }, 422);
    await expect(checked).resolves.toEqual(error);
  });

  it('withdraws an input while requests do not get through either', async () => {
    await seated();
    server.fail = true;
    await vi.advanceTimersByTimeAsync(20_000 + 30_000 + 5_000);
    const outcome = table.send({ team: 0 });
    // several attempts go by
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.waits, table.withdraw()]).toEqual([true, true]);
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'withdrawn' } });
  });

  it('notices a request that is never answered', async () => {
    await seated();
    server.silent = true;
    await vi.advanceTimersByTimeAsync(8_000 + 12_000);
    expect(table.offline).toBeNull();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.offline).not.toBeNull();
  });
});
