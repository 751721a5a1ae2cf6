import { describe, expect, it } from 'vitest';
import { found, grouped, written, type Told } from './choices';

const told = (entry: object, text: string): Told => ({ entry, text, rule: null });
const all = [
  told({ seat: 0, build: 'A', on: 'c3' }, 'Build a home on c3'),
  told({ seat: 0, build: 'A', on: 'c4' }, 'Build a home on c4'),
  told({ seat: 0, build: 'B', on: 'c3' }, 'Build a shop on c3'),
  told({ seat: 0, keep: 'parks' }, 'Keep "Parks"'),
  told({ seat: 0, keep: 'people' }, 'Keep "People"'),
  told({ seat: 0, do: 'commit' }, 'Commit the plan'),
];

describe('what one may do, as a list', () => {
  it('stands together where it begins alike', () => {
    const groups = grouped(all);
    expect(groups.map(({ start }) => start)).toEqual([
      'Build a home on',
      'Build a shop on c3',
      'Keep',
      'Commit the plan',
    ]);
    expect(groups[0]!.choices.map(({ rest }) => rest)).toEqual(['c3', 'c4']);
    expect(groups[2]!.choices.map(({ rest }) => rest)).toEqual(['"Parks"', '"People"']);
  });

  it('keeps every choice, whatever its sentence', () => {
    const same = [told({ seat: 1, go: 'a', to: 'b' }, 'Go'), told({ seat: 1, go: 'a', to: 'c' }, 'Go')];
    expect(grouped(same)[0]!.choices).toHaveLength(2);
    expect(grouped([...all, ...same]).flatMap(({ choices }) => choices)).toHaveLength(8);
  });

  it('is found by any of its words', () => {
    expect(found(all, 'c3 home').map(({ text }) => text)).toEqual(['Build a home on c3']);
    expect(found(all, ' ')).toHaveLength(6);
    expect(found(all, 'moon')).toEqual([]);
  });

  it('is written as in a record where there is no sentence', () => {
    expect(written({ seat: 0, bid: 3 })).toBe('bid 3');
    expect(written({ move: 'c4', to: 'e1', seat: 2 })).toBe('move c4 to e1');
  });
});
