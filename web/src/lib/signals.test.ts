import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Signals } from './signals.svelte';
import { fakeStorage } from './testing/storage';
import type { Signal, Signalled } from './wire';

let stored: Map<string, string>;
beforeEach(() => void (stored = fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const line = (text: string): Signal => ({ kind: 'line', text });
const told = (id: string, signal: Signal, seat = 0): Signalled => ({ id, seat, name: `P${seat}`, signal });
const hat = told('hat', { kind: 'reaction', reaction: 'hat' }, 1);
const hello = told('hello', line('Hello'));

/** Signals, and the names of those that a listener heard. */
function listening() {
  const signals = new Signals('garden');
  const heard: string[] = [];
  signals.on(({ id }) => void heard.push(id));
  return { signals, heard };
}

it('shows arriving people the lines, and plays no earlier signal', () => {
  const { signals, heard } = listening();
  signals.hear([hello, hat]);
  expect(signals.lines).toEqual([hello]);
  expect(heard).toEqual([]);
});

it('reports each signal once, whether it comes by socket or with the table', () => {
  const { signals, heard } = listening();
  signals.hear([]);
  signals.tell(hat);
  signals.tell(hello);
  signals.hear([hello, hat, told('more', line('More'))]);
  signals.tell(hello);
  expect(heard).toEqual(['hat', 'hello', 'more']);
  expect(signals.lines.map(({ id }) => id)).toEqual(['hello', 'more']);
});

it('forgets the lines of the lobby with the deal', () => {
  const { signals } = listening();
  signals.hear([hello]);
  signals.hear([]);
  expect(signals.lines).toEqual([]);
});

it('hides the signals of a muted seat, also after a reload, and shows it again', () => {
  const { signals, heard } = listening();
  signals.hear([]);
  signals.mute(1, true);
  signals.tell(hat);
  signals.tell(told('psst', line('Psst'), 1));
  expect([heard, signals.lines]).toEqual([[], []]);
  expect(stored.get('citywright.muted.garden')).toBe('[1]');
  const later = new Signals('garden');
  later.hear([told('psst', line('Psst'), 1)]);
  expect(later.lines).toEqual([]);
  later.mute(1, false);
  expect(later.lines).toHaveLength(1);
});
