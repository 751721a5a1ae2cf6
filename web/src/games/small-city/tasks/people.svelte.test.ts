import { expect, it, vi } from 'vitest';
import type { Play } from '../model/play.svelte';
import type { Entry } from '../wire';
import { Homes, Movers } from './people.svelte';

/** A home for a citizen on a1, and one for a citizen or a Trader on b1. */
function homes(phase = 3, ends: string[] = []) {
  const note = vi.fn<(entry: Entry) => Promise<boolean>>(() => Promise.resolve(true));
  const home = { a1: ['citizen'], b1: ['citizen', 'trader'] };
  const gains = [{ person: 'citizen', from: null, spots: ['a1'], gain: { gain: 'votes', amount: 1 } }];
  const play = {
    me: 0,
    view: { phase },
    offers: { home, gains, do: ends },
    hush: false,
    draft: { entries: [], ends: false, endsBy: () => false },
    note,
  };
  return { task: new Homes(play as unknown as Play), note, play };
}
const entry = (home: string, person: string) => ({ seat: 0, home, person }) as Entry;

it('moves the only possible person into a home at once', () => {
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

it('sends the person chosen by another tap on the home', () => {
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

it('keeps the person of a hint, and lets go of both', () => {
  const { task, note } = homes();
  task.show(entry('b1', 'trader'));
  expect([task.chosen, task.way]).toEqual(['b1', 'trader']);
  task.letGo();
  expect([task.chosen, task.way]).toEqual([null, null]);
  task.show(entry('a1', 'citizen'));
  task.main?.act();
  expect(note).toHaveBeenCalledExactlyOnceWith(entry('a1', 'citizen'));
});

it('says how many spaces of which kind are lit for the chosen person', () => {
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

it('shows what an officer covers, and how many people it would cover from a cell', () => {
  const borough = { zone: 7, tiles: {}, spaces: {}, standing: { c3: { person: 'officer', seat: 0 } } };
  const gains = [{ person: 'officer', gain: { gain: 'covers', amount: 2 }, spots: ['d3'] }];
  const offers = { move: { c3: ['d3', 'e3'] }, must: [], gains, do: [] };
  const seat = { seat: 0, borough };
  const play = { me: 0, offers, own: seat, view: { seats: [seat] }, draft: { entries: [] }, refuse() {} };
  const task = new Movers(play as unknown as Play);
  expect(task.over(0).area).toBeUndefined();
  task.choose('c3');
  const { area, pills } = task.over(0);
  // its own cell and the eight around it (SP-POL-8)
  expect([...area!].sort()).toEqual(['b2', 'b3', 'b4', 'c2', 'c3', 'c4', 'd2', 'd3', 'd4']);
  expect(task.said).toMatchObject({ rule: 'SP-POL-8' });
  expect([pills?.get('d3')?.says, pills?.get('e3')?.says]).toEqual([
    'Brings cover for 2 people this round.',
    'Nothing this round.',
  ]);
});

it('shows how the walk of an officer would change the votes, below whom it would cover (SP-POL-13)', () => {
  const officer = (at: string) => ({ [at]: { person: 'officer', seat: 0 } });
  const borough = { zone: 7, tiles: {}, spaces: {}, standing: { ...officer('c3'), ...officer('f6') } };
  const told = (from: string, gain: string, amount: number, ...spots: string[]) => ({
    person: 'officer',
    from,
    gain: { gain, amount },
    spots,
  });
  const gains = [
    told('c3', 'covers', 2, 'd3', 'e3'),
    told('c3', 'votes', 3, 'd3'),
    told('c3', 'votes', -4, 'e3'),
    told('c3', 'votes', -1, 'c4'),
    told('c3', 'money', -2, 'c5'),
    told('c3', 'relief', -1, 'c5'),
    told('f6', 'votes', 1, 'd3'),
  ];
  const offers = { move: { c3: ['d3', 'e3', 'c4', 'c5'], f6: ['d3'] }, must: [], gains, do: [] };
  const seat = { seat: 0, borough };
  const play = { me: 0, offers, own: seat, view: { seats: [seat] }, draft: { entries: [] }, refuse() {} };
  const task = new Movers(play as unknown as Play);
  task.choose('c3');
  const pills = task.over(0).pills!;
  expect(pills.get('d3')).toEqual({
    icon: 'citizen',
    text: '2',
    below: { icon: 'vote', text: '+3' },
    says: 'Brings cover for 2 people and 3 votes this round.',
  });
  expect(pills.get('e3')!.below).toEqual({ icon: 'vote', text: '−4' });
  expect(pills.get('e3')!.says).toBe('Brings cover for 2 people and 4 votes less this round.');
  expect(pills.get('c4')).toEqual({
    icon: 'vote',
    text: '−1',
    says: 'Brings one vote less this round.',
  });
  expect(pills.get('c5')!.says).toBe('Brings $2 less and 1\u00a0% more pollution this round.');
  task.choose('f6');
  expect(task.over(0).pills!.get('d3')).toMatchObject({ text: '+1', says: 'Brings one vote this round.' });
});

it('draws no such area around a citizen', () => {
  const borough = { zone: 7, tiles: {}, spaces: { a1: { who: { person: 'citizen', seat: 0 } } } };
  const offers = { move: { a1: ['b1'] }, must: ['a1'], gains: [], do: [] };
  const seat = { seat: 0, borough };
  const play = { me: 0, offers, own: seat, view: { seats: [seat] }, draft: { entries: [] }, refuse() {} };
  const task = new Movers(play as unknown as Play);
  task.choose('a1');
  expect([task.over(0).area, task.said.rule]).toEqual([[], 'SC-8.1']);
});

it('asks why nobody may move into a cell that is no free home', () => {
  const whyNot = vi.fn();
  const play = { me: 0, offers: { home: { c3: ['citizen'] }, do: [] }, draft: { ends: false }, whyNot };
  const task = new Homes(play as unknown as Play);
  task.cell('d4', 0);
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ seat: 0, home: 'd4', person: 'citizen' }, ['d4']);
});

it('shows what a home brings, unless the learner of a lesson counts', () => {
  const { task, play } = homes();
  expect([...task.over(0).pills!.values()].map(({ text }) => text)).toEqual(['+1', '·']);
  play.hush = true;
  expect([...new Homes(play as unknown as Play).over(0).pills!.values()].map(({ text }) => text)).toEqual([
    '?',
    '?',
  ]);
});
