import { expect, it, vi } from 'vitest';
import type { LiveTable } from '$lib/table.svelte';
import { m } from '$messages';
import { Playback } from './playback.svelte';
import '../screens/messages';

/** A table of two after the moves of these seats; at this browser the first one is the observer. */
function after(seats: number[], stage: { playing?: boolean; replaying?: object | null } = {}, you = [0]) {
  const steps = seats.map((seat, index) => ({ seq: index + 1, seat, taken_back: false, undoes: 0 }));
  const table = { steps, state: { seq: seats.length }, seat: 0, table: { you } };
  const played = {
    playing: false,
    replaying: null,
    skip: vi.fn(() => Promise.resolve()),
    replay: vi.fn<(from: number) => Promise<void>>(() => Promise.resolve()),
    ...stage,
  };
  const missed = { turns: { after: 1, count: 2 } };
  const playback = new Playback(table as unknown as LiveTable, played as never, missed);
  return { playback, played, missed };
}

it('plays everything after the last own move', () => {
  const { playback, played, missed } = after([0, 1, 0, 1, 1]);
  expect(playback.may).toBe(true);
  expect(playback.label).toBe(m.play_log_replay());
  playback.toggle();
  expect(played.replay).toHaveBeenCalledWith(3);
  expect(missed.turns, 'what was missed is told no more').toBeNull();
});

it('plays everything after the last move of the observer, where several share a browser', () => {
  const { playback, played } = after([1, 0, 1, 1], {}, [0, 1]);
  playback.toggle();
  expect(played.replay).toHaveBeenCalledWith(2);
});

it('plays from the start for a player who has not moved yet', () => {
  const { playback, played } = after([1]);
  expect(playback.label).toBe(m.play_log_replay_start());
  playback.toggle();
  expect(played.replay).toHaveBeenCalledWith(0);
});

it('has nothing to play after one’s own move', () => {
  expect(after([1, 0]).playback.may).toBe(false);
});

it('ends a playback', () => {
  const { playback, played } = after([1, 0], { playing: true, replaying: {} });
  expect(playback.may).toBe(true);
  expect(playback.label).toBe(m.play_log_stop());
  playback.toggle();
  expect(played.skip).toHaveBeenCalled();
  expect(played.replay).not.toHaveBeenCalled();
});
