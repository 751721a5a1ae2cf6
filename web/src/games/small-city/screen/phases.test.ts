import { render } from 'svelte/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Phases from './Phases.svelte';
import '../../../screens/messages';

const NOW = 1_000_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The bar with this many seconds left for the acting seat. */
function bar(seconds: number): string {
  const clock = { now: NOW, deadline: NOW + seconds * 1000, reserves: [null] };
  const time = { clock, seat: 0, running: true, aloud: true };
  return render(Phases, { props: { round: 3, rounds: 8, phase: 2, time } }).body;
}

it('shows whose turn it is how long it lasts, in every window', () => {
  expect(bar(271)).toMatch(/role="timer" aria-label="4:31 left"/);
  expect(bar(271)).not.toMatch(/class="[^"]*short[^"]*" role="timer"/);
});

it('shows under half a minute that time is short, with a sign besides its colour', () => {
  const [timer] = /<span class="[^"]*short[^"]*" role="timer".*?<\/span>/.exec(bar(29)) ?? [''];
  expect(timer).toContain('<svg');
  expect(timer).toContain('0:29');
});

it('has no time at a table without a clock', () => {
  expect(render(Phases, { props: { round: 3, rounds: 8, phase: 2 } }).body).not.toContain('timer');
});
