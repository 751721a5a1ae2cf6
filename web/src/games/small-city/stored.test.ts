import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveTable } from '$lib/table.svelte';
import { fakeStorage, WRONG } from '$lib/testing/storage';
import { keepAlone, lastAlone } from './end/alone';
import { Draft } from './model/draft.svelte';
import type { Tables } from './wire';

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});

it('a last game of another kind counts as none', () => {
  for (const text of [...WRONG, '{"table":"garden","seat":{},"tables":{"tiles":[]}}']) {
    stored.set('citywright.small-city.alone', text);
    expect(lastAlone(), text).toBeNull();
  }
  const seat = { borough: { tiles: {}, spaces: {} }, forecast: {} };
  const game = { table: 'garden', seat, tables: { tiles: [] } };
  keepAlone(game as unknown as Parameters<typeof keepAlone>[0]);
  expect(lastAlone()).toEqual(game);
});

it('a draft of another kind counts as none', () => {
  const table = { id: 'garden', state: { seq: 1 }, try: vi.fn(() => Promise.resolve(null)) };
  const draft = () => new Draft(table as unknown as LiveTable, {} as Tables, () => 'now');
  for (const text of [...WRONG, '{"decision":"now","entries":[5]}', '{"decision":"now","entries":5}']) {
    stored.set('citywright.draft.garden', text);
    expect(draft().entries, text).toEqual([]);
  }
  expect(table.try).not.toHaveBeenCalled();
  stored.set('citywright.draft.garden', '{"decision":"now","entries":[{"build":{}}]}');
  draft();
  expect(table.try).toHaveBeenCalledOnce();
});
