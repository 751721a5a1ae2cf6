import { describe, expect, it } from 'vitest';
import type { BoroughDoc, Somebody, Tables } from '../wire';
import { aliveIn, boxOf, MOST, movesOf, type Way } from './life';

const who: Somebody = { person: 'citizen', seat: 0, idle: false };
const tables = {
  tiles: [
    { tile: 'F1', effects: [{ effect: 'makes', materials: [] }] },
    { tile: 'R5', effects: [] },
    { tile: 'War', effects: [{ effect: 'stores', count: 3 }] },
  ],
} as unknown as Pick<Tables, 'tiles'>;

/** A town of these tiles, each on one cell; a star stands for staff. */
function town(...tiles: readonly string[]) {
  const placed = tiles.map((tile, at) => {
    const cell = String.fromCharCode(97 + (at % 10)) + (1 + Math.floor(at / 10));
    return { key: cell, code: tile.replace('*', ''), cells: [cell], staffed: tile.endsWith('*') };
  });
  const borough = {
    tiles: Object.fromEntries(
      placed.map(({ key, code }) => [key, { tile: code, level: Number(code.at(-1)) || 0, cells: key }]),
    ),
    spaces: Object.fromEntries(placed.map(({ key, staffed }) => [key, { who: staffed ? who : null }])),
  } as unknown as BoroughDoc;
  return [{ zone: 10, tiles: placed }, borough] as const;
}
const way: Way = { person: { cell: 'c3', who }, from: 'a3' };

describe('the life of a town', () => {
  it('is smoke of staffed works that make something, and no other', () => {
    expect(aliveIn(...town('F1*', 'F1', 'War*', 'R4*'), tables, null)).toEqual([
      { key: 'smoke a1', kind: 'smoke', cell: 'a1', code: 'F1' },
    ]);
  });

  it('is a flag on each home of level 5, and the way of the last move', () => {
    const alive = aliveIn(...town('R5', 'R4', 'R5*'), tables, way);
    expect(alive.map(({ key }) => key)).toEqual(['walker c3', 'flag a1', 'flag c1']);
  });

  it('never has more than twelve pieces', () => {
    const alive = aliveIn(
      ...town(...Array.from({ length: 20 }, () => 'F1*'), 'R5', 'R5', 'R5', 'R5'),
      tables,
      way,
    );
    expect(alive).toHaveLength(MOST);
    expect(MOST).toBe(12);
    expect(alive.filter(({ kind }) => kind === 'flag')).toHaveLength(3);
  });

  it('moves by transform and opacity alone, from where a person left to where they are now', () => {
    for (const kind of ['walker', 'flag', 'smoke'] as const) {
      const { frames } = movesOf({ key: '', kind, cell: 'c3' }, way);
      const moved = frames.flatMap((frame) => Object.keys(frame)).filter((name) => name !== 'offset');
      expect(moved.filter((name) => name !== 'transform' && name !== 'opacity')).toEqual([]);
    }
    const { frames } = movesOf({ key: '', kind: 'walker', cell: 'c3' }, way);
    // two cells of 48 to the left, in shares of a figure of 21
    expect(frames[0]!['transform']).toMatch(/^translate\(-457\.\d+%, -?0%\)$/);
    expect(frames.at(-1)!['transform']).toMatch(/^translate\(-?0%, -?0%\)$/);
  });

  it('stands beside its cell, whatever the zone', () => {
    const { left, width } = boxOf({ key: '', kind: 'walker', cell: 'a1' }, 7);
    // a margin of 27, cells of 48, and 15 more
    expect(parseFloat(left)).toBeCloseTo((100 * (27 + 25)) / (27 + 7 * 48 + 15));
    expect(parseFloat(width)).toBeCloseTo((100 * 21) / (27 + 7 * 48 + 15));
  });
});
