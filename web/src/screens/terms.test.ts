import { describe, expect, it } from 'vitest';
import type { OptionInfo, TableDoc } from '$lib/wire';
import { ofSeat, paceSaid, unusual, valueSaid } from './terms';

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
const table = (options: Record<string, string>, players = 2): TableDoc =>
  ({ game: 'toy', players, options, pace: { kind: 'mail', days: 2 } }) as unknown as TableDoc;
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

  it('say once what all seats have, and at each seat what is its own', () => {
    const town = option('town', ['dealt', 'rome', 'paris', 'athens'], { kind: 'each_seat' });
    const said = (values: Record<string, string>) => valueSaid('toy', town, values, 3);
    expect(said({})).toBe('dealt');
    expect(said({ town: 'rome' })).toBe('rome');
    expect(said({ town: 'paris,rome,athens' })).toBe('paris, rome and athens');
    const at = (seat: number, values: Record<string, string>) =>
      ofSeat(table(values, 3), [...options, town], seat);
    expect(at(1, {})).toEqual([]);
    expect([0, 1, 2].map((seat) => at(seat, { town: 'paris,rome,dealt' }))).toEqual([
      ['paris'],
      ['rome'],
      [],
    ]);
  });
});
