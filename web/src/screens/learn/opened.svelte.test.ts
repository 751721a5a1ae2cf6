// @vitest-environment client
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Opened } from './opened.svelte';

/** A run whose table the server may forget. */
class Fake {
  readonly close = vi.fn();
  readonly table = $state<{ failure: string | null; state: object; table: object }>({
    failure: null,
    state: {},
    table: {},
  });
}
let address = $state(1);
let begun: Fake[];
let opened: Opened<Fake>;
let end: () => void;
beforeEach(() => {
  [address, begun] = [1, []];
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  end = $effect.root(() => {
    opened = new Opened(() => {
      const at = address;
      if (at === 0) return Promise.resolve(null);
      return Promise.resolve(async () => {
        if (at < 0) throw new Error('no answer');
        begun.push(await Promise.resolve(new Fake()));
        return begun.at(-1)!;
      });
    });
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('opens what the address names, and closes what it named before', async () => {
  await vi.waitFor(() => expect(opened.ready).toBe(begun[0]));
  address = 2;
  flushSync();
  expect(begun[0]!.close).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(opened.ready).toBe(begun[1]));
  end();
  expect(begun[1]!.close).toHaveBeenCalledOnce();
});

it('tells an address that leads nowhere from a failure, which it tries again', async () => {
  address = 0;
  flushSync();
  await vi.waitFor(() => expect(opened.missing).toBe(true));
  expect([opened.failed, opened.ready]).toEqual([false, null]);
  address = -1;
  flushSync();
  await vi.waitFor(() => expect(opened.failed).toBe(true));
  expect(opened.missing).toBe(false);
  const { attempt } = opened;
  opened.again();
  flushSync();
  expect(opened.attempt).toBe(attempt + 1);
  expect(opened.failed).toBe(false);
});

it('begins again once the server has forgotten the table and somebody looks', async () => {
  await vi.waitFor(() => expect(opened.run).toBe(begun[0]));
  begun[0]!.table.failure = 'no_table';
  flushSync();
  expect(begun).toHaveLength(1);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  opened.revive();
  flushSync();
  await vi.waitFor(() => expect(opened.run).toBe(begun[1]));
  expect(begun[0]!.close).toHaveBeenCalledOnce();
});
