import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD, LOUPE, loupeAt, Touch, type Point } from './touch';

let small = true;
let said: string[];
let touch: Touch;
const at = (cell: string, x = 0, time = 0): Point => ({ cell, x, y: 0, time });

beforeEach(() => {
  vi.useFakeTimers();
  [small, said] = [true, []];
  touch = new Touch({
    small: () => small,
    lit: (cell) => cell === 'b2',
    pick: (cell) => said.push(`pick ${cell}`),
    loupe: (point) => said.push(point ? `loupe ${point.cell}` : 'no loupe'),
    enlarge: (cell, larger) =>
      said.push(`${larger === undefined ? 'other' : larger ? 'larger' : 'smaller'} ${cell}`),
  });
});

describe('a tap', () => {
  it('picks its cell once', () => {
    touch.start(1, at('c3'));
    touch.end(1, at('c3'));
    touch.click('c3', 0, true);
    vi.advanceTimersByTime(HOLD);
    expect(said).toEqual(['pick c3']);
  });

  it('twice enlarges the map where nothing is lit', () => {
    touch.click('c3', 0, true);
    touch.click('c3', 200, true);
    touch.click('c3', 400, true);
    expect(said).toEqual(['pick c3', 'other c3', 'pick c3']);
  });

  it('twice is two taps on what is lit, on other cells, and when it is slow', () => {
    touch.click('b2', 0, true);
    touch.click('b2', 100, true);
    touch.click('c3', 200, true);
    touch.click('c3', 600, true);
    expect(said).toEqual(['pick b2', 'pick b2', 'pick c3', 'pick c3']);
  });

  it('twice is two clicks of a mouse or a key', () => {
    touch.click('c3', 0, false);
    touch.click('c3', 100, false);
    expect(said).toEqual(['pick c3', 'pick c3']);
  });
});

describe('a rest', () => {
  it('calls the loupe, which follows the finger and takes what it leaves', () => {
    touch.start(1, at('c3'));
    vi.advanceTimersByTime(HOLD);
    touch.move(1, at('d3', 40));
    expect(touch.held).toBe(true);
    touch.end(1, at('d3', 40, 900));
    touch.click('d3', 901, true);
    expect(said).toEqual(['loupe c3', 'loupe d3', 'no loupe', 'pick d3']);
    // if no click followed it, the next one is not swallowed
    touch.click('a1', 902, false);
    touch.click('b1', 2000, true);
    expect(said.slice(-2)).toEqual(['pick a1', 'pick b1']);
  });

  it('is none on large cells, nor once the finger has moved', () => {
    small = false;
    touch.start(1, at('c3'));
    vi.advanceTimersByTime(HOLD);
    touch.cancel(1);
    small = true;
    touch.start(1, at('c3'));
    for (const x of [4, 8, 12]) touch.move(1, at('c3', x));
    vi.advanceTimersByTime(HOLD);
    expect(said).toEqual([]);
  });

  it('that the browser takes away picks nothing', () => {
    touch.start(1, at('c3'));
    vi.advanceTimersByTime(HOLD);
    touch.cancel(1);
    expect([said, touch.down]).toEqual([['loupe c3', 'no loupe'], false]);
  });
});

describe('two fingers', () => {
  it('that part make the map larger, once, and pick nothing', () => {
    touch.start(1, at('c3', 0));
    touch.start(2, at('e3', 100));
    touch.move(2, at('e3', 110));
    touch.move(2, at('f3', 130));
    touch.move(2, at('g3', 200));
    touch.end(2, at('g3', 200));
    touch.end(1, at('c3', 0));
    touch.click('c3', 0, true);
    vi.advanceTimersByTime(HOLD);
    expect(said).toEqual(['larger f3']);
  });

  it('that close make it small again', () => {
    touch.start(1, at('c3', 0));
    touch.start(2, at('e3', 100));
    touch.move(1, at('d3', 50));
    expect(said).toEqual(['smaller d3']);
  });
});

describe('the loupe', () => {
  it('lies above the finger, within the map', () => {
    const { left, top } = loupeAt({ x: 170, y: 300 }, 340, 100);
    expect([left + LOUPE / 2, top + LOUPE < 300 - 30]).toEqual([170, true]);
    expect(loupeAt({ x: 10, y: 300 }, 340, 100).left).toBe(0);
    expect(loupeAt({ x: 330, y: 300 }, 340, 100).left).toBe(340 - LOUPE);
  });

  it('lies beside the finger where the window ends above', () => {
    for (const x of [20, 100, 169, 171, 320]) {
      const { left, top } = loupeAt({ x, y: 60 }, 340, 100);
      expect(top).toBeGreaterThan(-100);
      expect(left > x || left + LOUPE < x).toBe(true);
    }
  });
});
