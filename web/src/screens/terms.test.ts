import { describe, expect, it } from 'vitest';
import type { OptionInfo, TableDoc } from '$lib/wire';
import { paceSaid, unusual } from './terms';

const option = (key: string, choices: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  key,
  kind: 'one',
  choices: choices.map((name) => ({ name, needs: [], excludes: [], asks: [] })),
  once: false,
  other: false,
  when: null,
  rule: 'TOY-1',
  ...more,
});
const table = (options: Record<string, string>): TableDoc =>
  ({ game: 'toy', players: 2, options, pace: { kind: 'mail', days: 2 } }) as unknown as TableDoc;
const options = [
  option('wind', ['calm', 'storm']),
  option('night', ['no', 'yes']),
  option('decks', ['red', 'blue'], { kind: 'several' }),
];

describe('the terms of a table', () => {
  it('give its pace, with a long time in minutes', () => {
    expect(paceSaid({ kind: 'live', reserve_seconds: 300, move_seconds: 30 })).toBe('Live, 5 min + 30 s');
    expect(paceSaid({ kind: 'live', reserve_seconds: 2700, move_seconds: 300 })).toBe(
      'Live, 5 min a decision',
    );
  });

  it('give only what is not standard', () => {
    expect(unusual(table({}), options)).toEqual(['Over days, 2 days a move']);
    expect(unusual(table({ wind: 'calm', night: 'no' }), options)).toEqual(['Over days, 2 days a move']);
    expect(unusual(table({ wind: 'storm', night: 'yes', decks: 'red,blue' }), options)).toEqual([
      'Over days, 2 days a move',
      'wind: storm',
      'night',
      'decks: red and blue',
    ]);
  });
});
