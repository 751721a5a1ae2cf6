import { describe, expect, it } from 'vitest';
import { found, grouped, written, writtenKind, type Told } from './choices';

const told = (kind: string, entry: object, text: string): Told => ({ kind, entry, text, rule: null });
const all = [
  told('Build a home', { seat: 0, build: 'A', on: 'c3' }, 'Home on c3'),
  told('Build a shop', { seat: 0, build: 'B', on: 'c3' }, 'Shop on c3'),
  told('Build a home', { seat: 0, build: 'A', on: 'c4' }, 'Home on c4'),
  told('Commit the plan', { seat: 0, do: 'commit' }, 'Commit the plan'),
];

describe('choices as a list', () => {
  it('are grouped by kind, each choice whole', () => {
    expect(grouped(all).map(({ kind, choices }) => [kind, ...choices.map(({ text }) => text)])).toEqual([
      ['Build a home', 'Home on c3', 'Home on c4'],
      ['Build a shop', 'Shop on c3'],
      ['Commit the plan', 'Commit the plan'],
    ]);
  });

  it('keep every choice, whatever its sentence', () => {
    const same = [
      told('Go', { seat: 1, go: 'a', to: 'b' }, 'Go'),
      told('Go', { seat: 1, go: 'a', to: 'c' }, 'Go'),
    ];
    expect(grouped([...all, ...same]).flatMap(({ choices }) => choices)).toHaveLength(6);
  });

  it('are found by any of their words', () => {
    expect(found(all, 'c3 home').map(({ text }) => text)).toEqual(['Home on c3']);
    expect(found(all, ' ')).toHaveLength(4);
    expect(found(all, 'moon')).toEqual([]);
  });

  it('are written as in a record if there is no sentence', () => {
    expect(written({ seat: 0, bid: 3 })).toBe('bid 3');
    expect(written({ move: 'c4', to: 'e1', seat: 2 })).toBe('move c4 to e1');
    expect(writtenKind({ seat: 0, bid: 3 })).toBe('bid');
    expect(writtenKind({ move: 'c4', to: 'e1', seat: 2 })).toBe('move c4');
  });
});
