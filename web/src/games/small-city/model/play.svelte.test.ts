import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '$lib/testing/browser';
import { fakeStorage } from '$lib/testing/storage';
import { toasts } from '$lib/toasts.svelte';
import type { LiveTable } from '$lib/table.svelte';
import type { Problem } from '$lib/wire';
import type { Stage } from '$play/stage.svelte';
import { Play } from './play.svelte';
import type { Entry, EventDoc, Tables, View } from '../wire';
import '../../../screens/messages';

vi.mock('$lib/settings.svelte', () => ({ settings: {}, motionless: () => true }));

const space = (person: string | null) => ({ who: person && { person, seat: 0, idle: false } });
const ana = {
  seat: 0,
  money: 0,
  borough: { spaces: { c3: space('citizen'), d4: space(null), e5: space(null) } },
};
const view = { round: 1, step: 'p3.move', seats: [ana], to_act: [0], host: 0, now: {} } as unknown as View;
const move = (to: string) => ({ seat: 0, move: 'c3', to }) as unknown as Entry;

const stale: Problem = { code: 'stale', rule: null, text: '', why: { code: 'stale' } };
const MOVED_ON = 'The table has moved on: look at what has happened, then choose again.';

/** A table that returns this problem for the last of several entries. */
function playing(last: Problem | null, seats = [0]) {
  const table = {
    id: 'garden',
    seat: 0,
    state: { seq: 1, view, offers: null, turn: { kind: 'seat', seats } },
    table: { seats: [{ name: 'Ana' }, { name: 'Ben' }] },
    steps: [] as object[],
    offline: null as object | null,
    /** An entry that is no longer legal. */
    vacated: null as Entry | null,
    withdraw: vi.fn(() => false),
    try: (entries: unknown[]) =>
      Promise.resolve({
        problems: entries.map((entry, index) =>
          JSON.stringify(entry) === JSON.stringify(table.vacated)
            ? { code: 'vacated', rule: 'SC-8.1', text: '' }
            : index === entries.length - 1
              ? last
              : null,
        ),
        abouts: entries.map(() => null),
        view,
        offers: { move: {}, do: [] },
      }),
    takeBack: vi.fn(() => Promise.resolve({ ok: true, seq: 1 })),
    send: vi.fn((...entries: unknown[]) => Promise.resolve({ ok: true, seq: 1 + entries.length })),
  };
  const stage = { playing: false, view } as unknown as Stage<View, EventDoc>;
  return { table, play: new Play(table as unknown as LiveTable, { uses: {} } as Tables, stage) };
}

beforeEach(() => {
  fakeStorage();
  fakeBrowser();
  toasts.splice(0);
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps a draft that can be continued', async () => {
  const { table, play } = playing(null);
  expect(await play.note(move('d4'))).toBe(true);
  expect(play.draft.entries).toEqual([move('d4')]);
  expect(table.send).not.toHaveBeenCalled();
});

it('keeps a draft that ends a step, until the person ends it', async () => {
  for (const code of ['ends_turn', 'luck_is_next']) {
    const { table, play } = playing({ code, rule: null, text: '' });
    expect(await play.note(move('d4'), move('e5'))).toBe(true);
    expect([play.no, play.draft.ends]).toEqual([null, true]);
    expect(table.send).not.toHaveBeenCalled();
    await play.finish();
    expect(table.send).toHaveBeenCalledExactlyOnceWith(move('d4'), move('e5'));
  }
});

it('shows an action that ends a step without a trial, and takes it back', async () => {
  const { play } = playing({ code: 'ends_turn', rule: null, text: '' });
  const at = (cell: string) => play.view.seats[0]!.borough.spaces[cell]!.who?.person ?? null;
  await play.note(move('d4'));
  expect([at('c3'), at('d4'), play.offers?.do]).toEqual([null, 'citizen', ['end']]);
  await play.takeBack();
  expect([at('c3'), at('d4'), play.draft.ends]).toEqual(['citizen', null, false]);
});

it('says why an action is illegal', async () => {
  const { table, play } = playing({ code: 'vacated', rule: 'SC-8.1', text: '' });
  expect(await play.note(move('d4'))).toBe(false);
  expect(play.no?.problem.code).toBe('vacated');
  expect(table.send).not.toHaveBeenCalled();
});

it('drafts nothing without a connection, and sends the end of a step after a reconnection', async () => {
  const { table, play } = playing(null);
  expect(await play.note(move('d4'))).toBe(true);
  table.offline = { since: 0, retry: 0 };
  expect(await play.note(move('e5'))).toBe(false);
  expect(play.no?.problem.code).toBe('offline');
  expect(play.draft.entries).toEqual([move('d4')]);
  await play.finish();
  expect(table.send).toHaveBeenCalledWith(move('d4'), { seat: 0, do: 'end' });
});

it('drafts again what is still legal when the table has moved on', async () => {
  const { table, play } = playing(null);
  expect(await play.note(move('d4'), move('e5'))).toBe(true);
  table.send.mockImplementationOnce(() => {
    table.state = { ...table.state, seq: 2 };
    table.vacated = move('d4');
    return Promise.resolve({ ok: false, stale: true, error: stale } as never);
  });
  expect(await play.act({ seat: 0, do: 'end' } as Entry)).toBe(false);
  expect(play.no?.problem.text).toBe(MOVED_ON);
  expect(play.draft.entries).toEqual([move('e5')]);
});

it('says nothing about an action taken back before it was sent', async () => {
  const { table, play } = playing(null);
  const error = { code: 'withdrawn', rule: null, text: '' };
  table.send.mockResolvedValueOnce({ ok: false, stale: true, error } as never);
  expect(await play.act(move('d4'))).toBe(false);
  expect([toasts.length, play.no]).toEqual([0, null]);
  table.withdraw.mockReturnValueOnce(true);
  await play.takeBack();
  expect(table.takeBack).not.toHaveBeenCalled();
});

it('says in the tray that the table has moved on, and what has happened since', async () => {
  const { table, play } = playing(null);
  const refused = (error: Problem) => ({ ok: false, stale: true, error });
  const busy = { code: 'busy', rule: null, text: '' };
  table.send.mockResolvedValueOnce(refused(busy) as never);
  expect(await play.act(move('d4'))).toBe(false);
  expect(play.no).toBeNull();
  const step = (seq: number) => ({
    ...{ seq, seat: 1, bot: false, taken_back: false, undoes: 0 },
    events: [{ event: 'zone_grown', seat: 1, size: 7 + seq, rule: 'SC-5.5' }],
  });
  const grown = (size: number) => `Ben’s zone grows to ${size} by ${size}.`;
  // known events are not repeated
  table.steps = [step(1)];
  table.send.mockImplementationOnce(() => {
    table.steps = [step(1), step(2), step(3), step(4)];
    return Promise.resolve(refused(stale) as never);
  });
  expect(await play.act(move('d4'))).toBe(false);
  // the log has the rest
  expect(play.no?.problem.text).toBe(`${MOVED_ON} Since then: ${grown(10)} ${grown(11)}`);
  play.refuse(null);
  table.takeBack.mockResolvedValueOnce(refused(stale) as never);
  await play.takeBack();
  expect(play.no?.problem.text).toContain(MOVED_ON);
  expect(toasts).toEqual([]);
});

it('follows the scene once a player watches another borough, until they go back to their own', () => {
  const { play } = playing(null, [1]);
  expect(play.open).toBe(0);
  play.watch(1);
  expect(play.open).toBe(1);
  play.show.seat = 2;
  expect(play.open).toBe(2);
  play.look(null);
  expect(play.open).toBe(0);
});

it('opens the borough of the acting player for spectators, and leaves players where they are', () => {
  const waits = (me: number | null, step: string, shown: number | null) => {
    const { table, play } = playing(null, [2]);
    const seats = [0, 1, 2].map((seat) => ({ ...ana, seat }));
    Object.assign(table, { seat: me });
    Object.assign(play.stage, { view: { ...view, step, seats, to_act: [2] } });
    play.show.seat = shown;
    return play.open;
  };
  expect(waits(null, 'p4.commerce', 1)).toBe(2);
  // an event elsewhere is shown, and one's own borough stays
  for (const step of ['p4.commerce', 'p7.council']) expect(waits(0, step, 1)).toBe(1);
  for (const shown of [null, 0]) expect(waits(0, 'p7.council', shown)).toBe(0);
});
