import { expect, it, vi } from 'vitest';
import type { Problem } from '$lib/wire';
import type { Play } from '../play.svelte';
import type { Entry } from '../wire';
import type { Shop } from './shops';
import { Income, Overflow } from './uses.svelte';

vi.mock('../desk/Uses.svelte', () => ({ default: null }));
vi.mock('../desk/Discard.svelte', () => ({ default: () => null }));
vi.mock('../draft.svelte', () => ({ leadsOn: (problem: Problem | null) => problem?.code === 'ends_turn' }));
const shop = (cell: string) => ({ use: 'sell', host: 0, tile: 'C1', cells: [cell] }) as unknown as Shop;
vi.mock('./shops', async (actual) => ({
  ...(await actual<object>()),
  shopsOf: () => [shop('a1'), shop('b1')],
  countedFor: () => [],
}));

const sell = (material: string) => ({ seat: 0, sell: material }) as unknown as Entry;
const problem = (code: string): Problem => ({ code, rule: null, text: '' });

/** Two shops that have sold wood and stone; sets of entries are answered one after the other. */
function income(...answers: (Problem | null)[]) {
  const set = vi.fn<(entries: Entry[]) => Promise<Problem | null>>(() =>
    Promise.resolve(answers.shift() ?? null),
  );
  const refuse = vi.fn();
  const entries = [sell('wood'), sell('stone')];
  const play = {
    me: 0,
    view: { now: { sell: 0, trade: 0, buy: 0 } },
    tables: { uses: { sell: { wood: 1, stone: 2, metal: 3 } } },
    stage: { steps: [] },
    draft: { entries, set },
    refuse,
  };
  return { task: new Income(play as unknown as Play), set, refuse };
}
const change = async (task: Income, to: string) => task.choose(task.lines[0]!, to);

it('changes an earlier use where it stands', async () => {
  const { task, set, refuse } = income(null);
  await change(task, 'metal');
  expect(set.mock.calls).toEqual([[[sell('metal'), sell('stone')]]]);
  expect(refuse).toHaveBeenLastCalledWith(null);
});

it('puts a use last that would end the step before the others (SC-9.2)', async () => {
  const { task, set, refuse } = income(problem('ends_turn'), null);
  await change(task, 'metal');
  expect(set.mock.calls[1]).toEqual([[sell('stone'), sell('metal')]]);
  expect(refuse).toHaveBeenLastCalledWith(null);
  // each stays with its shop
  expect(task.lines.map(({ shop, entry }) => [shop?.cells, entry])).toEqual([
    [['a1'], 1],
    [['b1'], 0],
  ]);
});

it('says what is impossible then, not that the step ends', async () => {
  const { task, refuse } = income(problem('ends_turn'), problem('no_material'));
  await change(task, 'stone');
  expect(refuse).toHaveBeenLastCalledWith({ problem: problem('no_material') });
});

it('has nothing on the desk once the last piece that does not fit is given up (SC-9.7)', () => {
  const overflow = (discard: string[]) =>
    new Overflow({ me: 0, offers: { discard }, draft: { ends: !discard.length } } as unknown as Play);
  expect(overflow(['wood']).Desk).toBeDefined();
  expect(overflow([]).Desk).toBeUndefined();
});
