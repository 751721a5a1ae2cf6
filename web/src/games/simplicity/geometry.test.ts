import { describe, expect, it } from 'vitest';
import { bridges, neighbourhood, noteAt, outline, placeOf, ropes, spaceName } from './geometry';
import type { Space, Tile } from './wire';

/** A city from rows of two letters a space: tile, then team (`-` for none); `..` is open. */
function city(...rows: string[]): Space[][] {
  const cells = rows.map((row) => row.split(' '));
  return cells[0]!.map((_, x) =>
    cells.map((row): Space => {
      const [tile, team] = row[x]!;
      if (tile === '.') return { ground: 'symbol', symbol: 'circle', tile: null, team: null };
      return {
        ground: 'symbol',
        symbol: 'circle',
        tile: tile as Tile,
        team: team === '-' ? null : Number(team),
      };
    }),
  );
}

const block = city('R0 R0 P1', 'R- K1 P1', '.. R0 R0');

describe('geometry', () => {
  it('names every space', () => {
    expect(spaceName({ x: 2, y: 3 })).toBe('c4');
    expect(placeOf('g7')).toEqual({ x: 6, y: 6 });
  });

  it('finds a neighbourhood and leaves its diagonals out', () => {
    expect(neighbourhood(block, 'a1')).toEqual(['a1', 'a2', 'b1']);
    expect(neighbourhood(block, 'c3')).toEqual(['b3', 'c3']);
    expect(neighbourhood(block, 'a3')).toEqual([]);
    expect(neighbourhood(block, 'c1')).toEqual(['c1']);
  });

  it('bridges buildings of one type, never parks', () => {
    expect(bridges(block).map((bridge) => bridge.id)).toEqual(['a1-b1', 'a1-a2', 'b3-c3']);
  });

  it('ropes adjacent discs of one team, whatever their tiles', () => {
    expect(ropes(block).map((rope) => `${rope.team} ${rope.id}`)).toEqual([
      '0 a1-b1',
      '1 b2-c2',
      '0 b3-c3',
      '1 c1-c2',
    ]);
  });

  it('draws one line around a group, and one more around its hole', () => {
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(outline(['a1']).match(/[MLQ]/g)?.join('')).toBe('MQLQLQLQ');
    expect(outline(['a1', 'b1']).match(/Q/g)).toHaveLength(4);
    expect(outline(['a1', 'b1', 'a2']).match(/Q/g)).toHaveLength(6);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(outline(['a1', 'b2']).match(/Q/g)).toHaveLength(8);
    expect(outline([])).toBe('');
  });

  it('sets a note beside a space, never over a lit one', () => {
    const size = { width: 2, height: 1 };
    expect(noteAt('a1', size, 7, new Set(['a1']))?.side).toBe('right');
    expect(noteAt('a1', size, 7, new Set(['a1', 'b1']))?.side).toBe('below');
    expect(noteAt('g4', size, 7, new Set(['g4']))?.side).toBe('left');
    // one line is level with its space, so that its arrow meets it
    const low = noteAt('a3', { width: 2, height: 0.4 }, 7, new Set(['a3']));
    expect([low?.side, low?.y]).toEqual(['right', 2.3]);
    const lit = new Set(Array.from({ length: 49 }, (_, i) => spaceName({ x: i % 7, y: Math.floor(i / 7) })));
    expect(noteAt('d4', size, 7, lit)).toBeNull();
  });
});
