import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame, whileIdle } from './frames';
import { drawFrame, fakeFrames } from './testing/browser';

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does one task whenever the browser is idle, in order', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const done: string[] = [];
  const all = whileIdle(['house', 'shop'], (one) => done.push(one));
  expect(done).toEqual([]);
  waiting.shift()!();
  await Promise.resolve();
  expect(done).toEqual(['house']);
  waiting.shift()!();
  await all;
  expect(done).toEqual(['house', 'shop']);
  expect(waiting).toEqual([]);
});

it('leaves a frame in between where the browser cannot tell that it is idle', async () => {
  const done: string[] = [];
  const all = whileIdle(['house', 'shop'], (one) => done.push(one));
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toEqual(['house']);
  await vi.runAllTimersAsync();
  await all;
  expect(done).toEqual(['house', 'shop']);
});

describe('work that waits for a frame', () => {
  /** A task that takes this many milliseconds, and reports its end. */
  const takes = (time: number, done: string[], name: string) => () => {
    done.push(name);
    spent += time;
  };
  let spent = 0;
  beforeEach(() => {
    spent = 0;
    vi.stubGlobal('performance', { now: () => spent });
  });

  it('comes after one frame if all of it is short', () => {
    const done: string[] = [];
    for (const name of ['map', 'ledger', 'desk']) afterFrame(takes(0.5, done, name));
    drawFrame();
    expect(done).toEqual(['map', 'ledger', 'desk']);
  });

  it('comes one by one where frames take long to draw', () => {
    const done: string[] = [];
    for (const name of ['map', 'ledger', 'desk']) afterFrame(takes(0.5, done, name));
    const draws = () => {
      // earlier waiters asked for this frame first, and run once it is drawn
      requestAnimationFrame(() => (spent += 8));
      drawFrame();
    };
    draws();
    expect(done).toEqual(['map']);
    draws();
    expect(done).toEqual(['map', 'ledger']);
    drawFrame();
    expect(done).toEqual(['map', 'ledger', 'desk']);
  });

  it('takes turns if one task fills a frame: repeated ones come last', () => {
    const done: string[] = [];
    const row = takes(8, done, 'row');
    afterFrame(() => {
      row();
      afterFrame(row);
    });
    afterFrame(takes(8, done, 'ledger'));
    drawFrame();
    expect(done).toEqual(['row']);
    drawFrame();
    expect(done).toEqual(['row', 'ledger']);
    drawFrame();
    expect(done).toEqual(['row', 'ledger', 'row']);
    drawFrame();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not done once it is cancelled, nor waited for', () => {
    const done: string[] = [];
    const forget = afterFrame(takes(1, done, 'map'));
    const other = afterFrame(takes(1, done, 'ledger'));
    forget();
    expect(vi.getTimerCount()).toBe(1);
    other();
    expect(vi.getTimerCount()).toBe(0);
    drawFrame();
    expect(done).toEqual([]);
  });
});
