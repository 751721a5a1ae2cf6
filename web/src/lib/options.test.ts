import { describe, expect, it } from 'vitest';
import {
  applies,
  barOf,
  choosing,
  chosenOf,
  fitting,
  given,
  isChosen,
  seatsOf,
  several,
  tiesOf,
  turned,
} from './options';
import type { OptionInfo } from './wire';

const option = (
  key: string,
  kind: OptionInfo['kind'],
  names: string[],
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  key,
  kind,
  choices: names.map((name) => ({ name, needs: [], excludes: [], asks: [] })),
  once: false,
  other: false,
  when: null,
  rule: 'TOY-1',
  ...more,
});

const parts = option('parts', 'several', [], {
  choices: [
    { name: 'river', needs: [], excludes: ['desert'], asks: [] },
    { name: 'bridge', needs: ['river'], excludes: [], asks: [] },
    { name: 'desert', needs: [], excludes: ['river'], asks: [] },
    { name: 'ford', needs: ['river'], excludes: [], asks: [{ key: 'pace', choice: 'fast' }] },
  ],
});
const side = option('side', 'each_seat', ['easy', 'hard'], { when: { key: 'parts', choice: 'river' } });
const town = option('town', 'each_seat', ['dealt', 'rome', 'paris', 'athens'], { once: true });
const pace = option('pace', 'one', ['slow', 'fast']);
const all = [parts, side, pace];

describe('a new table with some choices', () => {
  it('has them, and what they ask of other options', () => {
    expect(choosing(all, 'parts', 'river,bridge')).toEqual({ parts: 'river,bridge' });
    expect(choosing(all, 'parts', 'river,ford')).toEqual({ parts: 'river,ford', pace: 'fast' });
    expect(choosing(all, 'garden', 'roses')).toEqual({});
  });
});

describe('the chosen value', () => {
  it('is the default if there is none', () => {
    expect(chosenOf(pace, {})).toEqual(['slow']);
    expect(chosenOf(parts, {})).toEqual([]);
    expect(chosenOf(parts, { parts: 'none' })).toEqual([]);
    expect(seatsOf(side, {}, 3)).toEqual(['easy', 'easy', 'easy']);
  });

  it('is one for all seats or one for each', () => {
    expect(seatsOf(side, { side: 'hard' }, 2)).toEqual(['hard', 'hard']);
    expect(seatsOf(side, { side: 'hard,easy' }, 2)).toEqual(['hard', 'easy']);
  });

  it('is written in the order of the choices', () => {
    expect(turned(parts, 'river', { parts: 'bridge' })).toBe('river,bridge');
    expect(turned(parts, 'river', { parts: 'river' })).toBe('none');
  });
});

describe('a set of choices', () => {
  it('is written in the order of the choices, whatever its own', () => {
    expect(several(parts, ['bridge', 'river'])).toBe('river,bridge');
    expect(several(parts, [])).toBe('none');
  });

  it('is chosen if these are and no others', () => {
    expect(isChosen(parts, ['bridge', 'river'], { parts: 'river,bridge' })).toBe(true);
    expect(isChosen(parts, ['river'], { parts: 'river,bridge' })).toBe(false);
    expect(isChosen(parts, [], {})).toBe(true);
  });
});

describe('what follows from what', () => {
  it('is known before a choice is tried', () => {
    expect(barOf(parts, 'bridge', {})).toEqual({ why: 'needs', others: ['river'] });
    expect(barOf(parts, 'desert', { parts: 'river' })).toEqual({ why: 'excludes', others: ['river'] });
    expect(barOf(parts, 'river', { parts: 'river,bridge' })).toEqual({ why: 'needed', others: ['bridge'] });
    expect(barOf(parts, 'river', { parts: 'none' })).toBeNull();
    expect(barOf(parts, 'ford', { parts: 'river' })).toEqual({ why: 'asks', others: ['pace'] });
    expect(barOf(parts, 'ford', { parts: 'river', pace: 'fast' })).toBeNull();
  });

  it('is complete, current conflicts first', () => {
    const [needs, not] = [
      { why: 'needs', others: ['river'] },
      { why: 'excludes', others: ['river'] },
    ] as const;
    expect(tiesOf(parts, 'bridge', {})).toEqual([{ ...needs, stands: true }]);
    expect(tiesOf(parts, 'bridge', { parts: 'river' })).toEqual([{ ...needs, stands: false }]);
    expect(tiesOf(parts, 'desert', {})).toEqual([{ ...not, stands: false }]);
    expect(tiesOf(parts, 'desert', { parts: 'river' })).toEqual([{ ...not, stands: true }]);
    expect(tiesOf(parts, 'ford', { pace: 'fast' })).toEqual([
      { why: 'needs', others: ['river'], stands: true },
      { why: 'asks', others: ['pace'], stands: false },
    ]);
    expect(tiesOf(parts, 'river', { parts: 'river,bridge' })).toEqual([
      { why: 'needed', others: ['bridge'], stands: true },
      { why: 'excludes', others: ['desert'], stands: false },
    ]);
  });

  it('hides an option without effect', () => {
    expect(applies(side, all, {})).toBe(false);
    expect(applies(side, all, { parts: 'river,bridge' })).toBe(true);
    expect(applies(pace, all, {})).toBe(true);
  });

  it('leaves out values without effect and fits the seats', () => {
    const values = { parts: 'river', side: 'hard,easy', pace: 'fast' };
    expect(fitting(all, values, 2)).toEqual(values);
    expect(fitting(all, values, 3)).toEqual({ ...values, side: 'hard,easy,easy' });
    expect(fitting(all, values, 1)).toEqual({ ...values, side: 'hard' });
    const forded = { ...values, parts: 'river,ford' };
    expect(fitting(all, forded, 2)).toEqual(forded);
    expect(fitting(all, { ...forded, pace: 'slow' }, 2)).toEqual({ ...values, pace: 'slow' });
    expect(fitting(all, { ...values, parts: 'none' }, 2)).toEqual({ parts: 'none', pace: 'fast' });
  });
});

describe('a choice that only one seat may have', () => {
  it('is taken from the seat that had it', () => {
    expect(given(town, ['rome', 'paris', 'athens'], 0, 'athens')).toEqual(['athens', 'paris', 'rome']);
    expect(given(side, ['easy', 'easy'], 1, 'hard')).toEqual(['easy', 'hard']);
  });

  it('gives all others one of their own, or all the first', () => {
    expect(given(town, ['dealt', 'dealt', 'dealt'], 1, 'rome')).toEqual(['paris', 'rome', 'athens']);
    expect(given(town, ['paris', 'rome', 'athens'], 2, 'dealt')).toEqual(['dealt', 'dealt', 'dealt']);
  });

  it('stays another one for each with more players', () => {
    expect(fitting([town], { town: 'paris' }, 3)).toEqual({ town: 'paris,rome,athens' });
    expect(fitting([town], { town: 'rome,paris' }, 1)).toEqual({ town: 'rome' });
    expect(fitting([town], { town: 'dealt' }, 3)).toEqual({ town: 'dealt' });
  });
});
