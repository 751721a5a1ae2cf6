import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { callBack, callsOf } from './call-back';
import { hush, toasts } from './toasts.svelte';
import type { TableDoc } from './wire';
import '../screens/messages';

const table = (status: TableDoc['status'], turn: number[] = [], id = 'garden') =>
  ({ id, name: `The ${id}`, status, turn, you: [1] }) as unknown as TableDoc;
const LOBBY = table('lobby');
const THEIRS = table('running', [0]);
const MINE = table('running', [1]);

it('calls when a game begins and when a turn comes, not again while it waits', () => {
  const called = (before: TableDoc[], now: TableDoc[]) => callsOf(before, now).map(({ begins }) => begins);
  expect(called([LOBBY], [THEIRS])).toEqual([true]);
  expect(called([LOBBY], [MINE])).toEqual([true]);
  expect(called([THEIRS], [MINE])).toEqual([false]);
  expect(called([MINE], [MINE])).toEqual([]);
  expect(called([MINE], [THEIRS])).toEqual([]);
  expect(called([THEIRS], [table('over', [])])).toEqual([]);
  // the person has just opened it, or sat down there
  expect(called([], [MINE])).toEqual([]);
});

// the page with its tables

let seen: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => (seen = listener),
    removeEventListener: () => {},
  });
});
afterEach(() => {
  hush();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const links = () => toasts.map(({ link }) => link?.address);

it('leads to the table until the turn is over or the page is left', async () => {
  const all = vi.spyOn(api, 'myTables').mockResolvedValue([LOBBY]);
  const end = callBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(links()).toEqual([]);
  all.mockResolvedValue([THEIRS]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links()).toEqual(['/t/garden']);
  expect(toasts[0]!.text).toContain('begins');
  all.mockResolvedValue([MINE]);
  seen();
  await vi.advanceTimersByTimeAsync(0);
  expect(links()).toEqual(['/t/garden']);
  expect(toasts[0]!.text).toContain('turn');
  all.mockResolvedValue([THEIRS]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links()).toEqual([]);
  all.mockResolvedValue([MINE]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links()).toHaveLength(1);
  end();
  expect(links()).toEqual([]);
});

it('keeps what it knows while the server cannot be reached', async () => {
  const all = vi.spyOn(api, 'myTables').mockResolvedValue([LOBBY]);
  const end = callBack();
  await vi.advanceTimersByTimeAsync(0);
  all.mockRejectedValue(new Error('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  all.mockResolvedValue([THEIRS]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links()).toEqual(['/t/garden']);
  end();
});

it('asks no second time before it has an answer', async () => {
  const all = vi.spyOn(api, 'myTables').mockResolvedValue([THEIRS]);
  const end = callBack();
  await vi.advanceTimersByTimeAsync(0);
  let answer!: (tables: TableDoc[]) => void;
  all.mockReturnValue(new Promise((done) => (answer = done)));
  all.mockClear();
  seen();
  seen();
  expect(all).toHaveBeenCalledTimes(1);
  answer([MINE]);
  await vi.advanceTimersByTimeAsync(0);
  expect(links()).toEqual(['/t/garden']);
  seen();
  expect(all).toHaveBeenCalledTimes(2);
  end();
});
