import { beforeEach, expect, it, vi } from 'vitest';
import type { Problem } from '$lib/wire';
import { m } from '$messages';
import type { Play } from '../model/play.svelte';
import type { Entry } from '../wire';
import type { Used } from './shops';
import { Income, Overflow } from './uses.svelte';

vi.mock('../model/draft.svelte', () => ({
  leadsOn: (problem: Problem | null) => problem?.code === 'ends_turn',
}));
const shop = (cell: string, nth = 0) =>
  ({ use: 'sell', nth, host: 0, tile: 'C1', cells: [cell] }) as unknown as Used;
const shops = vi.hoisted((): { now: Used[] } => ({ now: [] }));
vi.mock('./shops', async (actual) => ({
  ...(await actual<object>()),
  shopsOf: () => shops.now,
  countedFor: () => [],
}));
beforeEach(() => void (shops.now = [shop('a1'), shop('b1')]));

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

it('says what becomes impossible, not that the step ends', async () => {
  const { task, refuse } = income(problem('ends_turn'), problem('no_material'));
  await change(task, 'stone');
  expect(refuse).toHaveBeenLastCalledWith({ problem: problem('no_material') });
});

/** A Trader on a1, who uses it twice (SP-TRD-6), and a citizen on b1; nothing is sold yet. */
function trader() {
  shops.now = [shop('a1', 0), shop('a1', 1), shop('b1')];
  const entries: Entry[] = [];
  const now = { sell: 3, trade: 0, buy: 0 };
  const note = (entry: Entry) => {
    entries.push(entry);
    now.sell -= 1;
    return Promise.resolve(true);
  };
  const play = {
    me: 0,
    view: { now },
    tables: { uses: { sell: { wood: 1, stone: 2, metal: 3 } } },
    stage: { steps: [] },
    draft: { entries },
    note,
  };
  const task = new Income(play as unknown as Play);
  /** The choices, by place and row. */
  return { task, rows: () => task.byPlace.map((rows) => rows.map(({ chosen }) => chosen)) };
}

it('has the uses of one place side by side, and says that each row is one', () => {
  const { task, rows } = trader();
  expect(rows()).toEqual([[null, null], [null]]);
  expect(task.said).toMatchObject({ lead: m.sc_income_lead_rows(), rule: 'SP-TRD-6' });
});

it('makes a use in the row in which it was chosen', async () => {
  const { task, rows } = trader();
  await task.choose(task.byPlace[0]![1]!, 'wood');
  expect(rows()).toEqual([[null, 'wood'], [null]]);
  await task.choose(task.byPlace[1]![0]!, 'metal');
  expect(rows()).toEqual([[null, 'wood'], ['metal']]);
  await task.choose(task.byPlace[0]![0]!, 'stone');
  expect(rows()).toEqual([['stone', 'wood'], ['metal']]);
});

it('says what all uses bring: dollars for goods, votes for dollars and goods', () => {
  const uses = {
    sell: { wood: 1, stone: 2, metal: 3 },
    trade: { wood: 1, stone: 2, metal: 3 },
    buy: [1, 3, 5],
  };
  const play = {
    me: 0,
    view: { now: { sell: 1, trade: 0, buy: 0 } },
    tables: { uses },
    stage: { steps: [] },
    draft: { entries: [sell('metal'), { seat: 0, buy: 2 }, { seat: 0, trade: 'stone' }] },
  };
  // $3 for metal; 3 votes for $2; 2 votes for stone; nothing yet for the open use
  expect(new Income(play as unknown as Play).sum).toEqual({ money: 1, votes: 5 });
});

it('has nothing on the desk once the last piece that does not fit is given up (SC-9.7)', () => {
  const overflow = (discard: string[]) =>
    new Overflow({ me: 0, offers: { discard }, draft: { ends: !discard.length } } as unknown as Play);
  expect(overflow(['wood']).desk).toBe('discard');
  expect(overflow([]).desk).toBeUndefined();
});
