import { afterEach, expect, it, vi } from 'vitest';
import { Reviewed } from './reviewed';
import { reviews } from './reviews';
import type { ReviewMoments } from './wire';

afterEach(() => vi.restoreAllMocks());

const change = (path: string, value: unknown) => [{ op: 'replace' as const, path, value }];
const told = (moments: ReviewMoments['moments']) =>
  ({ tables: { pieces: 3 }, view: { round: 1, hand: 'a' }, moments }) as unknown as ReviewMoments;
const game = () =>
  new Reviewed({
    origin: { table: 'garden' },
    record: { game: 'garden', seats: ['Ana'], log: [] },
    table: { seats: [], players: 1, you: [], name: '' },
    names: ['Ana'],
  });

it('asks for the views again after a failure, and once otherwise', async () => {
  const ask = vi.spyOn(reviews, 'moments').mockRejectedValueOnce(new Error('offline'));
  const reviewed = game();
  await expect(reviewed.moments('r')).rejects.toThrow('offline');
  ask.mockResolvedValue(told([{ at: 0, seat: null, patch: [] }]));
  expect((await reviewed.moments('r')).tables).toEqual({ pieces: 3 });
  await reviewed.moments('r');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('has the view of each seat at each moment, in any order', async () => {
  vi.spyOn(reviews, 'moments').mockResolvedValue(
    told([
      { at: 1, seat: 0, patch: [] },
      { at: 4, seat: 0, patch: change('/round', 2) },
      { at: 1, seat: 1, patch: [...change('/round', 1), ...change('/hand', 'b')] },
    ]),
  );
  const moments = await game().moments('r');
  expect(moments.view(1, 1)).toEqual({ round: 1, hand: 'b' });
  expect(moments.view(4, 0)).toEqual({ round: 2, hand: 'a' });
  expect(moments.view(1, 0)).toEqual({ round: 1, hand: 'a' });
  expect([moments.view(4, 1), moments.view(2, 0)]).toEqual([null, null]);
});
