import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import type { Pace } from '$lib/wire';
import PaceOption from './PaceOption.svelte';
import '../messages';

const calls = vi.hoisted(() => ({ here: true }));
vi.mock('$lib/calls.svelte', () => ({ calls, findCalls: () => Promise.resolve() }));
const { settings } = await import('$lib/settings.svelte');

const shown = (pace: Pace, paces?: [number, number][]) =>
  render(PaceOption, { props: { pace, paces, onchange() {} } }).body;
const live = (reserve: number, seconds: number): Pace => ({
  kind: 'live',
  reserve_seconds: reserve,
  move_seconds: seconds,
});

it('names the two times of a live clock once each', () => {
  expect(shown(live(300, 30))).toContain('5 minutes for the whole game and 30 seconds for each move.');
  expect(
    shown(live(2700, 300), [
      [1800, 180],
      [2700, 300],
    ]),
  ).toContain('45 minutes for the whole game and 5 minutes for each decision.');
});

it('says at a game over days whether its turns reach a closed page', () => {
  const days: Pace = { kind: 'mail', days: 2 };
  const [none, off] = ['Nobody calls you', 'does not notify you'];
  calls.here = false;
  expect(shown(days)).toContain(none);
  calls.here = true;
  settings.notifications = false;
  expect(shown(days)).toContain(off);
  settings.notifications = true;
  expect(shown(days)).not.toMatch(`${none}|${off}`);
  calls.here = false;
  expect(shown({ kind: 'untimed' })).not.toMatch(none);
});
