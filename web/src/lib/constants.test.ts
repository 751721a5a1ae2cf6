import { describe, expect, it } from 'vitest';
import { differing, ownSet, things, valueOf, type Constant } from './constants';
import type { OptionInfo } from './wire';

const constant = (key: string, value = '1'): Constant => ({ key, value, provenance: 'H', rule: 'TOY-1' });
const sets: OptionInfo = {
  key: 'box',
  kind: 'set',
  choices: ['usual', 'mine'].map((name) => ({ name, needs: [], excludes: [], asks: [] })),
  once: false,
  other: true,
  when: null,
  rule: 'TOY-1',
};

describe('the numbers of a game', () => {
  it('are grouped by subject, in the order of the first of each', () => {
    const all = ['mill.price', 'rounds', 'mill.stock'].map((key) => constant(key));
    expect(things(all)).toEqual([
      { thing: 'mill', constants: [all[0], all[2]] },
      { thing: 'rounds', constants: [all[1]] },
    ]);
  });

  it('are written as in data files', () => {
    expect(valueOf(constant('a', '[1, 2]'))).toEqual([1, 2]);
    expect(valueOf(constant('a', '"S1"'))).toBe('S1');
    expect(valueOf(constant('a', 'S1'))).toBe('S1');
  });

  it('differ in a set that is not standard', () => {
    expect(ownSet([sets], {})).toBeNull();
    expect(ownSet([sets], { box: 'usual' })).toBeNull();
    expect(ownSet([sets], { box: 'mine' })).toBe('mine');
    expect(ownSet([], { box: 'mine' })).toBeNull();
    const own = [constant('rounds', '9')];
    const told = { constants: [constant('rounds')], sets: [{ name: 'mine', differs: own }] };
    expect(differing(told, 'mine')).toEqual(own);
    expect(differing(told, null)).toEqual([]);
  });
});
