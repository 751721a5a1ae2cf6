import { describe, expect, it } from 'vitest';
import {
  at,
  beside,
  cellAt,
  connected,
  halo,
  inOrder,
  middle,
  moved,
  normal,
  perimeter,
  shapesAround,
  zoneCells,
} from './geometry';
import { outline, seams } from './outline';

describe('cells', () => {
  it('have names by column and row', () => {
    expect([at('a1'), at('j10'), cellAt(2, 3)]).toEqual([[0, 0], [9, 9], 'c4']);
    expect(zoneCells(7)).toHaveLength(49);
    expect(['a10', 'b2', 'a2'].sort(inOrder)).toEqual(['a2', 'b2', 'a10']);
  });

  it('have an influence area of one step, within the map', () => {
    expect(halo(['a1'])).toEqual(['b1', 'a2', 'b2']);
    expect(halo(['c3', 'd3'])).toHaveLength(10);
    expect(halo(['g7'], 7)).toEqual(['f6', 'g6', 'f7']);
  });

  it('know the edge of the map', () => {
    expect(perimeter).toHaveLength(36);
    expect(perimeter).toContain('e10');
    expect(perimeter).not.toContain('b9');
  });
});

describe('shapes', () => {
  // free polyominoes in all turns and mirrors, moved about a cell: 1, 2, 6, 19, 63 shapes (SC-2.4)
  it.each([
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 19],
    [5, 63],
  ])('of %i cells are %i', (size, count) => {
    const shapes = shapesAround('e5', size).filter((cells) => cells.length === size);
    const kinds = new Set(shapes.map((cells) => normal(cells).sort(inOrder).join(' ')));
    expect(kinds.size).toBe(count);
    expect(shapes).toHaveLength(count * size);
    expect(shapes.every(connected)).toBe(true);
  });

  it('move and hang together', () => {
    expect(moved(['a1', 'b2'], 2, 1)).toEqual(['c2', 'd3']);
    expect(connected(['a1', 'b2'])).toBe(false);
    expect(beside('a1', 'a2')).toBe(true);
    expect(middle(['e6', 'd7', 'e7'])).toBe('e7');
    expect(middle(['b3', 'b4', 'b5'])).toBe('b4');
    expect(middle(['b3', 'b4'])).toBeNull();
  });

  it('have outlines: as many corners as they turn, and one line for each part and hole', () => {
    const corners = (cells: string[]) => outline(cells).match(/Q/g)!.length;
    const lines = (cells: string[]) => outline(cells).match(/z/g)!.length;
    expect(corners(['c3'])).toBe(4);
    expect(corners(['c3', 'd3', 'c4'])).toBe(6);
    expect([corners(['c3', 'd4']), lines(['c3', 'd4'])]).toEqual([8, 2]);
    const ring = zoneCells(3).filter((cell) => cell !== 'b2');
    expect([corners(ring), lines(ring)]).toEqual([8, 2]);
    // a square of 48 units, 2 within its edge
    const numbers = outline(['a1'], 2, 0)
      .match(/-?\d+(\.\d)?/g)!
      .map(Number);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([2, 46]);
  });

  it('every shape has an outline that turns right four times more than left', () => {
    for (const cells of shapesAround('e5', 5)) {
      const points = [...outline(cells, 0, 0).matchAll(/Q(\d+) (\d+)/g)].map(([, x, y]) => [
        Number(x) / 48,
        Number(y) / 48,
      ]);
      const area = points.reduce((sum, [x, y], index) => {
        const [nx, ny] = points[(index + 1) % points.length]!;
        return sum + (x! * ny! - nx! * y!) / 2;
      }, 0);
      expect([cells.join(' '), area]).toEqual([cells.join(' '), cells.length]);
    }
  });

  it('have a seam between each two cells that touch', () => {
    const count = (cells: string[]) => seams(cells).match(/M/g)?.length ?? 0;
    expect([count(['a1']), count(['a1', 'b1']), count(['a1', 'b1', 'a2', 'b2'])]).toEqual([0, 1, 4]);
  });
});
