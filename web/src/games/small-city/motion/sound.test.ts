import { beforeEach, expect, it, vi } from 'vitest';
import type { Counted } from './acts';
import { HEARD, sound } from './sound';

const play = vi.hoisted(() => vi.fn());
vi.mock('$lib/sound', () => ({ play }));
beforeEach(() => play.mockClear());

it('gives each event its own sound, and lets most be silent', () => {
  sound('council_move');
  expect(play).toHaveBeenLastCalledWith('gavel', HEARD.council_move![1]);
  sound('polluted' satisfies Counted['event']);
  expect(play.mock.lastCall![0]).toBe('low');
  sound('planned');
  expect(play).toHaveBeenCalledTimes(2);
});

it('plays what others do more softly', () => {
  sound('built');
  sound('built', false);
  const [[, own], [, others]] = play.mock.calls as [string, number][] as [[string, number], [string, number]];
  expect(others).toBeLessThan(own / 2);
});
