import { expect, it, vi } from 'vitest';
import { Buttons } from './buttons.svelte';
import '../messages';
import '../../../screens/messages';

type Shown = { waits?: boolean; what?: 'votes' | 'pollution' | null };

/** The buttons during a presentation; `note` is the first-game hint beside them. */
function playing({ waits = false, what = null }: Shown, note: string | null, lent = false) {
  const [go, skip, read] = [vi.fn(), vi.fn(), vi.fn()];
  const stage = { playing: true, replaying: null, skip };
  const play = { stage, due: [], show: { waits, what, go } };
  const coach = { hint: note === null ? null : { key: note }, read };
  const tray = { play, coach, lent: () => lent, task: () => null, hands: {}, ending: {}, letGo() {} };
  const { main } = new Buttons(tray as unknown as ConstructorParameters<typeof Buttons>[0]);
  return { main: main!, go, skip, read };
}

it('goes on beside a note and marks it as read', () => {
  const { main, go, skip, read } = playing({}, 'votes');
  expect(main.label).toBe('Go on');
  main.act();
  expect(read).toHaveBeenCalledExactlyOnceWith('votes');
  // the presentation goes on by itself
  expect([go.mock.calls, skip.mock.calls]).toEqual([[], []]);
});

it('goes on from a text to read, with the note beside it', () => {
  const { main, go, read } = playing({ waits: true, what: 'votes' }, 'votes');
  expect(main.label).toBe('Go on');
  main.act();
  expect(read).toHaveBeenCalledExactlyOnceWith('votes');
  expect(go).toHaveBeenCalledExactlyOnceWith(1);
});

it.each([
  ['Go on', { waits: true, what: 'votes' }],
  ['On to the council', { waits: true, what: 'pollution' }],
  ['Skip', { what: 'pollution' }],
] as const)('says %s where no note stands', (label, shown) => {
  expect(playing(shown, null).main.label).toBe(label);
});

it('skips the scene at a lent seat, whose notes nobody sees', () => {
  const { main, skip, read } = playing({}, 'votes', true);
  expect(main.label).toBe('Skip');
  main.act();
  expect(skip).toHaveBeenCalledOnce();
  expect(read).not.toHaveBeenCalled();
});

it('leads back from another borough with a heavy button only if one has to act', () => {
  const weigh = (task: object | null) => {
    const play = { stage: { playing: false }, due: [1], me: 0, away: true, view: { over: false } };
    const tray = { play, hands: {}, ending: {}, task: () => task };
    const { main } = new Buttons(tray as unknown as ConstructorParameters<typeof Buttons>[0]);
    expect(main!.label).toBe('Back to yours');
    return main!.light ? 'light' : 'heavy';
  };
  expect([weigh(null), weigh({})]).toEqual(['light', 'heavy']);
});

it('offers the numbers of another player’s borough', () => {
  const open = vi.fn();
  const looking = { partsOf: (seat: number) => (what: string) => void open(seat, what) };
  const toolsOf = (me: number | null, opened: number) => {
    const play = { stage: { playing: false }, due: [], me, open: opened, away: me !== null && opened !== me };
    const tray = { play, looking, room: { turns: [] }, task: () => null };
    return new Buttons(tray as unknown as ConstructorParameters<typeof Buttons>[0]).tools;
  };
  expect([toolsOf(0, 0), toolsOf(null, 1)]).toEqual([[], []]);
  const [numbers] = toolsOf(0, 1);
  expect(numbers!.label).toBe('Numbers');
  numbers!.act();
  expect(open).toHaveBeenCalledExactlyOnceWith(1, 'votes');
});

it('opens the desk where something on it is to be chosen and it folds', () => {
  const act = vi.fn();
  const main = (folds: boolean, onDesk: boolean, settled = true) => {
    const looking = { desk: false };
    const play = { stage: {}, due: [0], me: 0, view: {}, table: { offline: false, sending: null } };
    const task = () => ({ main: { label: 'Choose a card', off: true, onDesk, act } });
    const tray = { play, task, looking, room: { folds }, settling: { settled }, hands: {}, ending: {} };
    const { main } = new Buttons(tray as unknown as ConstructorParameters<typeof Buttons>[0]);
    main!.act();
    return [main!.label, main!.off, looking.desk];
  };
  expect(main(true, true)).toEqual(['Choose a card', false, true]);
  // beside the map it is in sight
  expect(main(false, true)).toEqual(['Choose a card', true, false]);
  expect(main(true, false)).toEqual(['Choose a card', true, false]);
  // a tap that was meant for what was there a moment before
  expect(main(true, true, false)[1]).toBe(true);
});
