import { expect, it, vi } from 'vitest';
import type { Play } from '../play.svelte';
import type { Entry } from '../wire';
import { Homes } from './people.svelte';

vi.mock('../desk/People.svelte', () => ({ default: null }));
vi.mock('../desk/Ways.svelte', () => ({ default: null }));

/** A home for a citizen on a1, and one that a Trader may have too on b1. */
function homes() {
  const note = vi.fn<(entry: Entry) => Promise<boolean>>(() => Promise.resolve(true));
  const home = { a1: ['citizen'], b1: ['citizen', 'trader'] };
  const play = { me: 0, offers: { home, gains: [], do: [] }, note };
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
