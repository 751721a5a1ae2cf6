import { expect, it, vi } from 'vitest';
import { wholeHistory } from './history';
import { Reviewed } from './reviewed';

vi.mock('./history', () => ({ wholeHistory: vi.fn() }));

it('asks for the history again after a failure', async () => {
  const game = new Reviewed({
    origin: { table: 'garden' },
    record: { game: 'garden', seats: ['Ana'], log: [] },
    table: { seats: [], players: 1, you: [], name: '' },
    isOpen: true,
    names: ['Ana'],
  });
  const history = vi.mocked(wholeHistory);
  history.mockRejectedValueOnce(new Error('offline'));
  await expect(game.view(0, 0)).rejects.toThrow('offline');
  history.mockResolvedValue({ first: 'the beginning', steps: [] } as never);
  expect(await game.view(0, 0)).toBe('the beginning');
  expect(await game.view(0, 0)).toBe('the beginning');
  expect(history).toHaveBeenCalledTimes(2);
});
