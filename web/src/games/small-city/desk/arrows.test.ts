import { describe, expect, it } from 'vitest';
import { arrowTo, inNextRow } from './arrows';

const box = (x: number, y: number) => ({ x, y, width: 50, height: 70 });
/** Two rows: three, then two a little lower than each other, then one far below. */
const BOXES = [box(0, 0), box(60, 0), box(200, 0), box(10, 90), box(150, 98), box(0, 300)];

describe('arrows over tiles that stand in rows', () => {
  it.each([
    [0, 1, 3],
    [2, 1, 4],
    [3, 1, 5],
    [4, -1, 2],
    [3, -1, 0],
    [5, -1, 3],
    [0, -1, null],
    [5, 1, null],
  ] as const)('from %i by %i to %s', (from, by, to) => expect(inNextRow(BOXES, from, by)).toBe(to));

  it('go along all of them, around and around, and leave other keys alone', () => {
    const all = BOXES.map((each) => ({ getBoundingClientRect: () => each }) as unknown as HTMLElement);
    const at = (key: string, from: number) => all.indexOf(arrowTo(key, all, all[from]!)!);
    expect([at('ArrowRight', 0), at('ArrowRight', 5), at('ArrowLeft', 0)]).toEqual([1, 0, 5]);
    expect([at('ArrowDown', 0), at('ArrowUp', 0), at('Enter', 0)]).toEqual([3, -1, -1]);
  });
});
