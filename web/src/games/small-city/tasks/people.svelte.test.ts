import { expect, it, vi } from 'vitest';
import type { Play } from '../play.svelte';
import type { Entry } from '../wire';
import { Homes, Movers } from './people.svelte';

vi.mock('../desk/People.svelte', () => ({ default: null }));
vi.mock('../desk/Ways.svelte', () => ({ default: null }));

/** A home for a citizen on a1, and one that a Trader may have too on b1. */
function homes(phase = 3, ends: string[] = []) {
  const note = vi.fn<(entry: Entry) => Promise<boolean>>(() => Promise.resolve(true));
  const home = { a1: ['citizen'], b1: ['citizen', 'trader'] };
  const play = {
    me: 0,
    view: { phase },
    offers: { home, gains: [], do: ends },
    draft: { entries: [], ends: false, endsBy: () => false },
    note,
  };
  return { task: new Homes(play as unknown as Play), note };
}
const entry = (home: string, person: string) => ({ seat: 0, home, person }) as Entry;

it('has whoever alone may enter a home live there at once', () => {
  const { task, note } = homes();
  task.cell('a1', 0);
  expect(note).toHaveBeenCalledExactlyOnceWith(entry('a1', 'citizen'));
});

it('asks who goes home where both kinds wait', () => {
  const { task, note } = homes();
  task.cell('b1', 0);
  expect([task.ways, task.way, task.main?.off]).toEqual([['citizen', 'trader'], null, true]);
  // one more tap does not answer it
  task.cell('b1', 0);
  expect(note).not.toHaveBeenCalled();
  task.pick(1);
  expect(task.way).toBe('trader');
  task.main?.act();
  expect(note).toHaveBeenCalledExactlyOnceWith(entry('b1', 'trader'));
});

it('sends whoever was chosen by a further tap on the home', () => {
  const { task, note } = homes();
  task.cell('b1', 0);
  task.chooseWay('citizen');
  task.cell('b1', 0);
  expect(note).toHaveBeenCalledExactlyOnceWith(entry('b1', 'citizen'));
});

it.each([
  [3, [], 'SC-8.7'],
  [7, [], 'SP-EUR-13'],
  [7, ['end'], 'SP-EUR-21'],
  // a card has its council move before all plans (SC-4.11)
  [1, [], 'SP-EUR-13'],
  [1, ['end'], 'SP-EUR-21'],
])('asks in phase %i, with %j to do, by the rule that holds', (phase, ends, rule) => {
  const { task } = homes(phase, ends);
  expect(task.said.rule).toBe(rule);
  expect(task.title).toBe(homes(phase === 3 ? 3 : 7).task.title);
});

it('keeps whom a hint names, and lets go of both', () => {
  const { task, note } = homes();
  task.show(entry('b1', 'trader'));
  expect([task.chosen, task.way]).toEqual(['b1', 'trader']);
  task.letGo();
  expect([task.chosen, task.way]).toEqual([null, null]);
  task.show(entry('a1', 'citizen'));
  task.main?.act();
  expect(note).toHaveBeenCalledExactlyOnceWith(entry('a1', 'citizen'));
});

it('says of whoever is chosen how many spaces of which kind are lit', () => {
  const tiles = {
    a1: { tile: 'C1', cells: 'a1' },
    b1: { tile: 'R2', cells: 'b1 b2' },
    c1: { tile: 'F1', cells: 'c1' },
    d1: { tile: 'Mus', cells: 'd1 d2 d3' },
  };
  const borough = { tiles, spaces: { a1: { who: { person: 'citizen', seat: 0, idle: false } } } };
  const seat = { seat: 0, borough };
  const offers = { move: { a1: ['b1', 'b2', 'c1', 'd1', '1:e5'] }, must: ['a1'], gains: [], do: [] };
  const play = {
    me: 0,
    offers,
    own: seat,
    view: { seats: [seat, seat] },
    draft: { entries: [], ends: false, endsBy: () => false },
    refuse() {},
  };
  const task = new Movers(play as unknown as Play);
  task.choose('a1');
  const { about } = task.over(0);
  expect(about?.('a1')).toBe('Must move. 5 spaces are lit: homes 2, factories 1, others 1 and abroad 1.');
  expect(about?.('b1')).toBeNull();
});
