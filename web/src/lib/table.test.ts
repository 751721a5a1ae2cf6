import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { LiveTable } from './table.svelte';
import { fakeBrowser, FakeSocket } from './testing/browser';
import { fakeStorage, WRONG } from './testing/storage';
import type { Now, State, Step, TableDoc, Turn } from './wire';
import '../screens/messages';

const doc = (you: number[], status: TableDoc['status'] = 'running') =>
  ({ id: 'garden', status, you }) as TableDoc;
const turn = (...seats: number[]): Turn => ({ kind: 'seat', seats });
const now = (seq: number, of: Turn): Now => ({ seq, view: { seq }, turn: of, offers: null, take_back: null });
const step = (seq: number): Step => ({
  seq,
  at: 0,
  seat: 1,
  bot: false,
  taken_back: false,
  undoes: 0,
  events: [],
});
const state = (seq: number, of: Turn, seat: number | null = 0): State => ({
  ...now(seq, of),
  seat,
  steps: Array.from({ length: seq }, (_, index) => step(index + 1)),
});

let page: EventTarget;
let stored: Map<string, string>;
let table: LiveTable;

/** A connected table with seat 0 as its observer and three steps. */
function seated(you = [0]) {
  table = new LiveTable('garden');
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'table', table: doc(you) });
  FakeSocket.last.say({ type: 'state', table: doc(you), state: state(3, turn(0)) });
  FakeSocket.last.sent = [];
}

beforeEach(() => {
  page = fakeBrowser();
  stored = fakeStorage();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  /** A table that has asked for its seat; the returned function delivers the answer. */
  const asking = () => {
    let answer: (table: TableDoc) => void = () => {};
    vi.spyOn(api, 'table').mockReturnValueOnce(new Promise((done) => (answer = done)));
    table = new LiveTable('garden');
    FakeSocket.last.open();
    return (found: TableDoc) => answer(found);
  };

  it('asks for its seats before it looks on a device that does not know them', async () => {
    vi.spyOn(api, 'table').mockResolvedValueOnce(doc([2]));
    table = new LiveTable('garden');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([]);
    await vi.waitFor(() => expect(FakeSocket.last.sent).toHaveLength(1));
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 2, since: null }]);
    FakeSocket.last.say({ type: 'state', table: doc([2]), state: state(3, turn(0), 2) });
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('looks as a spectator without a seat, and as its own seat once it knows one', async () => {
    vi.spyOn(api, 'table').mockRejectedValueOnce(new Error('no answer'));
    table = new LiveTable('garden');
    FakeSocket.last.open();
    await vi.waitFor(() => expect(FakeSocket.last.sent).toHaveLength(1));
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: null, since: null }]);
    FakeSocket.last.say({ type: 'state', table: doc([2]), state: state(3, turn(0), null) });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: 2, since: null });
  });

  it('waits at most six seconds for its seats, and looks once', async () => {
    const answer = asking();
    await vi.advanceTimersByTimeAsync(5_999);
    expect(FakeSocket.last.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: null, since: null }]);
    // a later answer changes nothing: the socket says it, too
    answer(doc([2]));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.last.sent).toHaveLength(1);
  });

  it('does not look again when it learns its seats after a look', async () => {
    const answer = asking();
    void table.look(1);
    answer(doc([2]));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 1, since: null }]);
  });

  it('looks as its seat at once where it sat before, and as a spectator where it no longer sits', async () => {
    const again = () => {
      table.close();
      table = new LiveTable('garden');
      FakeSocket.last.open();
    };
    seated([2]);
    again();
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 2, since: null }]);
    FakeSocket.last.say({ type: 'state', table: doc([2]), state: state(3, turn(0), 2) });
    expect(FakeSocket.last.sent).toHaveLength(1);
    again();
    FakeSocket.last.say({ type: 'failed', error: { code: 'not_yours', rule: null, text: '' } });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', seat: null, since: null });
    FakeSocket.last.say({ type: 'state', table: doc([]), state: state(3, turn(0), null) });
    expect(FakeSocket.last.sent).toHaveLength(2);
    vi.spyOn(api, 'table').mockResolvedValueOnce(doc([]));
    again();
    await vi.waitFor(() => expect(FakeSocket.last.sent).toHaveLength(1));
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: null, since: null }]);
  });

  it('knows no seat where another kind of value is stored', () => {
    const seats = [...WRONG, '-1', '0.5'].map((text) => {
      stored.set('citywright.seat.garden', text);
      table.close();
      table = new LiveTable('garden');
      return table.seat;
    });
    expect(seats).toEqual([5, ...Array<null>(8).fill(null)]);
  });

  it('asks for the rest after a break, and takes every step once', () => {
    seated();
    const seen: (Step | null)[] = [];
    table.on((each) => seen.push(each));
    FakeSocket.last.lose();
    expect(table.offline).not.toBeNull();
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'look', seat: 0, since: 3 });
    // the missed steps may take long
    expect(table.offline).not.toBeNull();
    for (const seq of [3, 4, 4, 5])
      FakeSocket.last.say({ type: 'step', step: step(seq), state: now(seq, turn(1)) });
    expect(table.offline).toBeNull();
    expect(seen.map((each) => each?.seq)).toEqual([4, 5]);
    expect(table.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('announces another observer, also after equally many steps', () => {
    seated([0, 1]);
    const seen: (Step | null)[] = [];
    table.follow = false;
    table.on((each) => seen.push(each));
    table.look(1);
    // one more step for the previous observer is no state of the new one
    FakeSocket.last.say({ type: 'step', step: step(4), state: now(4, turn(0)) });
    expect(table.state?.seat).toBe(0);
    FakeSocket.last.say({ type: 'state', table: doc([0, 1]), state: state(4, turn(0), 1) });
    expect(table.state?.seat).toBe(1);
    expect(seen.map((each) => each?.seq ?? null)).toEqual([4, null]);
  });

  it('gives every step the view it led to', () => {
    seated();
    const views: unknown[] = [];
    table.on((each) => views.push(each?.view));
    FakeSocket.last.say({ type: 'step', step: step(4), state: now(4, turn(1)) });
    FakeSocket.last.say({
      type: 'step',
      step: step(5),
      patch: [
        { op: 'replace', path: '/seq', value: 5 },
        { op: 'replace', path: '/view/seq', value: 5 },
      ],
    });
    expect(views).toEqual([{ seq: 4 }, { seq: 5 }]);
    expect(table.state).toMatchObject({ seq: 5, turn: turn(1), offers: null });
  });

  it('looks again if a change does not fit its state', () => {
    seated();
    FakeSocket.last.say({ type: 'step', step: step(5), patch: [] });
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 0, since: null }]);
    FakeSocket.last.say({
      type: 'step',
      step: step(4),
      patch: [{ op: 'replace', path: '/no/where', value: 1 }],
    });
    expect(FakeSocket.last.sent).toHaveLength(2);
    expect(table.state?.seq).toBe(3);
  });

  it('takes the current state when nothing was missed', () => {
    seated();
    FakeSocket.last.say({ type: 'now', table: doc([0]), state: { ...now(3, turn(0)), offers: { team: 0 } } });
    expect(table.state).toMatchObject({ seq: 3, seat: 0, offers: { team: 0 } });
    expect(table.steps).toHaveLength(3);
  });

  it('sends an input again with the same id until it is answered', async () => {
    seated();
    const outcome = table.send({ team: 0, take: 4, build: 'c1' });
    const [first] = FakeSocket.last.sent;
    expect(first).toMatchObject({ type: 'input', seat: 0, expect: 3 });
    FakeSocket.last.lose();
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[1]).toEqual(first);
    vi.advanceTimersByTime(6_000); // silence: the connection counts as dead
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[1]).toEqual(first);
    expect(FakeSocket.all).toHaveLength(3);
    if (first?.type === 'input') FakeSocket.last.say({ type: 'ack', id: first.id, seq: 4 });
    await expect(outcome).resolves.toEqual({ ok: true, seq: 4 });
    expect(table.pending).toBeNull();
  });

  it('keeps an input until there is a connection, unless it is taken back first', async () => {
    seated();
    FakeSocket.last.lose();
    const outcome = table.send({ team: 0, take: 4, build: 'c1' });
    expect(table.waits).toBe(true);
    expect(table.withdraw()).toBe(true);
    await expect(outcome).resolves.toMatchObject({ ok: false, error: { code: 'withdrawn' } });
    expect(table.pending).toBeNull();
    void table.send({ team: 0, take: 4, build: 'd1' });
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.open();
    // judged by the state at the time of the decision
    expect(FakeSocket.last.sent).toMatchObject([
      { type: 'look', seat: 0, since: 3 },
      { type: 'input', expect: 3, entry: { build: 'd1' } },
    ]);
    // the server may have it
    expect(table.waits).toBe(false);
    expect(table.withdraw()).toBe(false);
    expect(table.pending).not.toBeNull();
  });

  it('takes the fresh state that comes with a refusal', async () => {
    seated();
    const outcome = table.takeBack();
    const [sent] = FakeSocket.last.sent;
    const error = { code: 'stale', rule: null, text: 'Ben has played since.' };
    if (sent?.type === 'take_back')
      FakeSocket.last.say({ type: 'refused', id: sent.id, error, state: state(5, turn(0)) });
    await expect(outcome).resolves.toEqual({ ok: false, stale: true, error });
    expect(table.state?.seq).toBe(5);
  });

  it('sends again what a busy server has left undone', async () => {
    seated();
    vi.useFakeTimers();
    const outcome = table.takeBack();
    const [sent] = FakeSocket.last.sent;
    const error = { code: 'busy', rule: null, text: 'The server has too much to do.', retry_after: 2 };
    if (sent?.type === 'take_back') FakeSocket.last.say({ type: 'refused', id: sent.id, error, state: null });
    vi.advanceTimersByTime(1999);
    expect(FakeSocket.last.sent).toEqual([sent]);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.sent).toEqual([sent, sent]);
    if (sent?.type === 'take_back') FakeSocket.last.say({ type: 'ack', id: sent.id, seq: 4 });
    await expect(outcome).resolves.toEqual({ ok: true, seq: 4 });
  });

  it('looks as the seat of this browser that has to act', () => {
    seated([0, 2]);
    FakeSocket.last.say({ type: 'step', step: step(4), state: now(4, turn(2)) });
    expect(table.seat).toBe(2);
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 2, since: null }]);
    FakeSocket.last.say({ type: 'step', step: step(5), state: now(5, turn(1)) });
    expect(table.seat).toBe(2);
  });

  it('keeps its observer when the game has secrets', () => {
    seated([0, 2]);
    table.follow = false;
    FakeSocket.last.say({ type: 'step', step: step(4), state: now(4, turn(2)) });
    expect(table.seat).toBe(0);
  });

  it('tries at once when the device is online again', () => {
    seated();
    page.dispatchEvent(new Event('offline'));
    expect(table.offline).not.toBeNull();
    const before = FakeSocket.all.length;
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('asks after twelve seconds of silence, and leaves a connection that does not answer', () => {
    seated();
    vi.advanceTimersByTime(11_999);
    expect(FakeSocket.last.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.say({ type: 'pong' });
    vi.advanceTimersByTime(16_999);
    expect(FakeSocket.last.sent).toHaveLength(2);
    expect([FakeSocket.all.length, table.offline]).toEqual([1, null]);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.readyState).toBe(3);
    expect(table.offline).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 0, since: 3 }]);
  });

  it('asks at once when the page is seen or the device online again', () => {
    seated();
    const seen = (visibilityState: string) => {
      Object.assign(document, { visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    seen('hidden');
    expect(FakeSocket.last.sent).toEqual([]);
    seen('visible');
    page.dispatchEvent(new Event('online'));
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }, { type: 'ping' }]);
    FakeSocket.last.say({ type: 'pong' });
    vi.advanceTimersByTime(11_999);
    expect([FakeSocket.all.length, table.offline]).toEqual([1, null]);
    seen('visible');
    vi.advanceTimersByTime(5_000);
    expect(table.offline).not.toBeNull();
  });

  it('waits longer after every failure, never longer than 15 seconds', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    seated();
    const delays: number[] = [];
    FakeSocket.last.lose();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      delays.push(table.offline!.retry - Date.now());
      await vi.advanceTimersByTimeAsync(delays[attempt]!);
      // every third attempt is without a socket
      FakeSocket.last.lose();
    }
    expect(Math.max(...delays)).toBeLessThanOrEqual(15_000);
    expect(delays[8]).toBeGreaterThan(delays[0]!);
  });

  it('finds out that there is no such table, and leaves it there', async () => {
    const error = { code: 'no_table', rule: null, text: 'There is no such table.' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 404 })));
    table = new LiveTable('nowhere');
    FakeSocket.last.lose();
    await vi.waitFor(() => expect(table.failure).toEqual(error));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('sends what its person looks at once a quick look around is over, and again after an outage', async () => {
    seated();
    for (const at of [1, 2, 0]) table.attend({ at, progress: null });
    const told = { type: 'attend', seat: 0, attention: { at: 0, progress: null } };
    expect(FakeSocket.last.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.last.sent).toEqual([told]);
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.at(-1)).toEqual(told);
  });

  it('receives what others look at, and their signals', () => {
    const seats = [{ name: 'Ana' }, { name: 'Ben' }] as TableDoc['seats'];
    seated();
    FakeSocket.last.say({ type: 'table', table: { ...doc([0]), seats } });
    const heard: unknown[] = [];
    table.signals.on((told) => heard.push(told.signal));
    const [none, there] = [
      { at: null, progress: null },
      { at: 0, progress: { done: 1, of: 2 } },
    ];
    FakeSocket.last.say({ type: 'attention', seats: [none, there] });
    expect(table.table!.seats.map(({ name, attention }) => [name, attention])).toEqual([
      ['Ana', none],
      ['Ben', there],
    ]);
    const signal = { kind: 'reaction', reaction: 'hm' } as const;
    FakeSocket.last.say({ type: 'signalled', id: 'a', seat: 1, name: 'Ben', signal });
    expect(heard).toEqual([signal]);
  });

  it('keeps watching when its seat has moved to another browser', () => {
    seated();
    const error = { code: 'not_your_seat', rule: null, text: 'This is not your seat.' };
    FakeSocket.last.say({ type: 'failed', error });
    expect(table.seat).toBeNull();
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: null, since: null }]);
  });
});
