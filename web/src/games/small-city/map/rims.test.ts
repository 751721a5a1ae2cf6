import { describe, expect, it } from 'vitest';
import { CITIES } from './cities';
import { UNIT } from './geometry';
import { rimOf } from './rims';

/** The inner edge of the smoke around the cells, in units. */
const SMOKE = -17;

describe.each([7, 8, 9, 10])('around a zone of %i', (zone) => {
  const size = zone * UNIT;

  it('the Thames and its bridge touch no cell and no smoke', () => {
    const strokes = rimOf('london', size);
    expect(strokes.length).toBeGreaterThan(2);
    for (const { path, width = 0 } of strokes) {
      const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
      for (let at = 0; at < numbers.length; at += 2) {
        const [x, y] = [numbers[at]!, numbers[at + 1]!];
        expect(Math.min(x, y) - width / 2, path).toBeGreaterThanOrEqual(SMOKE);
        expect(Math.min(x, y) + width / 2, path).toBeLessThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(size);
      }
    }
  });

  it('other cities have sights among their cells', () => {
    const drawn = Object.keys(CITIES).filter((city) => rimOf(city, size).length);
    expect(drawn).toEqual(['london']);
    expect(rimOf(null, size)).toEqual([]);
  });
});
