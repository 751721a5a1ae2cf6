import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { Pace } from '$lib/wire';
import PaceOption from './PaceOption.svelte';

const shown = (pace: Pace, paces?: [number, number][]) =>
  render(PaceOption, { props: { pace, paces, onchange() {} } }).body;
const live = (reserve: number, seconds: number): Pace => ({
  kind: 'live',
  reserve_seconds: reserve,
  move_seconds: seconds,
});

it('names the two times of a live clock once each', () => {
  expect(shown(live(300, 30))).toContain('5 minutes for the whole game and 30 seconds for each move.');
  expect(shown(live(2700, 300), [[2700, 300]])).toContain(
    '45 minutes for the whole game and 5 minutes for each decision.',
  );
});
