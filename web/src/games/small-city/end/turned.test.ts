import { describe, expect, it } from 'vitest';
import { turned, turns } from './film';

const list = (text: string) => [...text];

describe('lines that take the place of others', () => {
  it.each([
    ['as many', 'abcd', 'wxyz', ['wxcd', 'wxyz']],
    ['more', 'ab', 'wxyz', ['wx', 'wxyz']],
    ['fewer: the others go from the end', 'abcdefg', 'xy', ['xycde', 'xyc', 'xy']],
    ['the first ones', '', 'xyz', ['xy', 'xyz']],
    ['none', 'abc', '', ['a', '']],
  ])('%s', (_, before, next, seen) => {
    const steps = seen.map((__, step) => turned(list(before), list(next), 2 * (step + 1)).join(''));
    expect(steps).toEqual(seen);
    expect(Math.ceil(turns(list(before), list(next)) / 2)).toBe(seen.length);
  });

  it('leaves unreached lines in place, also in a half-turned list', () => {
    const half = turned(list('abcdef'), list('uvwxyz'), 2);
    expect(turned(half, list('123456'), 1).join('')).toBe('1vcdef');
  });
});
