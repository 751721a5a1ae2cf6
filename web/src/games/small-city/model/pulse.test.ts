import { expect, it } from 'vitest';
import { Pulse } from './call';

const at = (turn: boolean, away: boolean, playing = false) => ({ turn, away, playing });

it('a tab pulses once for each turn that begins while another borough is open', () => {
  const pulse = new Pulse();
  const all = [at(false, true), at(true, true), at(true, true), at(false, true), at(true, true)];
  expect(all.map((each) => pulse.now(each))).toEqual([false, true, false, false, true]);
});

it('a tab does not pulse for a player who sees their own borough, even if they look around later', () => {
  const pulse = new Pulse();
  expect([at(true, false), at(true, true)].map((each) => pulse.now(each))).toEqual([false, false]);
});

it('a tab pulses only after the events before the turn were shown', () => {
  const pulse = new Pulse();
  expect([at(true, true, true), at(true, true)].map((each) => pulse.now(each))).toEqual([false, true]);
});
