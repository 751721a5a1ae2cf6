import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '$lib/testing/browser';
import type { LiveTable } from '$lib/table.svelte';
import { Draft } from './draft.svelte';
import type { Entry, Tables } from '../wire';

const home = { seat: 0, build: 'R1', on: 'b1' } as unknown as Entry;

beforeEach(() => void fakeBrowser());
afterEach(() => void vi.unstubAllGlobals());

it('tries the aim again after a step of others, and shows the last answer until then', async () => {
  let asked: (() => void)[] = [];
  const table = {
    id: 'garden',
    state: { seq: 1 },
    // as a table answers: nothing if a step has come meanwhile
    try: (entries: unknown[]) => {
      const { seq } = table.state;
      return new Promise((done) =>
        asked.push(() =>
          done(
            table.state.seq === seq
              ? { problems: [], abouts: [], entries, view: { seq }, offers: null }
              : null,
          ),
        ),
      );
    },
  };
  const draft = new Draft(table as unknown as LiveTable, {} as Tables, () => 'now');
  const look = () => draft.look([home]);
  const answer = async (looked: Promise<void>) => {
    for (const each of asked) each();
    asked = [];
    await looked;
  };
  await answer(look());
  expect(draft.aim?.view).toEqual({ seq: 1 });
  // one person seals a plan, and another while that request runs
  table.state = { seq: 2 };
  const second = look();
  expect(draft.aim?.view).toEqual({ seq: 1 });
  table.state = { seq: 3 };
  const third = look();
  await answer(Promise.all([second, third]).then(() => undefined));
  expect(draft.aim?.view).toEqual({ seq: 3 });
  // the same again sends no request
  await look();
  expect(asked).toEqual([]);
  await draft.look(null);
  expect(draft.aim).toBeNull();
});
