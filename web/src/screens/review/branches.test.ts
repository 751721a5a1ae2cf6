import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '$lib/api';
import { forgetStored } from '$lib/stored';
import { branchesOf, keepBranch, lookAfter, type Branch } from './branches';

const branch = (table: string, review = 'r'): Branch => ({ review, table, at: 12, seat: 1, result: null });
const refused = (code: string) => new Refusal({ code, rule: null, text: '' }, 404);

beforeEach(forgetStored);
afterEach(() => void vi.restoreAllMocks());

it('keeps the newest twenty, each with its game', () => {
  for (let number = 0; number < 20; number++) keepBranch(branch(`t${number}`));
  keepBranch(branch('other', 's'));
  expect(branchesOf('r').map(({ table }) => table)).toEqual(
    Array.from({ length: 19 }, (_, number) => `t${number + 1}`),
  );
  expect(branchesOf('s')).toEqual([branch('other', 's')]);
});

it('learns how a branch went, and drops one whose table has gone before its end', async () => {
  for (const table of ['over', 'runs', 'gone', 'lost']) keepBranch(branch(table));
  keepBranch(branch('other', 's'));
  const record = vi.spyOn(api, 'record').mockImplementation((table) => {
    if (table === 'over')
      return Promise.resolve({
        result: {
          players: [
            { score: 1, rank: 2 },
            { score: 31, rank: 1 },
          ],
        },
      });
    return Promise.reject(refused({ runs: 'not_over', gone: 'no_table', lost: 'offline' }[table]!));
  });
  const over = { ...branch('over'), result: { place: 1, score: 31 } };
  expect(await lookAfter('r')).toEqual([over, branch('runs'), branch('lost')]);
  expect(branchesOf('s')).toHaveLength(1);
  // what is known stays without its table
  record.mockRejectedValue(refused('no_table'));
  expect(await lookAfter('r')).toEqual([over]);
});
