import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from '$play/motion';
import type { EventDoc } from '../wire';
import { Show } from './show.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a beat of a scene', () => {
  /** The progress of a reveal with this many steps, each a beat of 700 ms. */
  function reveal(steps: number, show = new Show()) {
    const motion = new Motion();
    const seen: number[] = [];
    const over = (async () => {
      for (let at = 0; at < steps && !motion.skipped;) {
        seen.push(at);
        at = Math.max(0, at + (await show.beat(motion, 700)));
      }
    })();
    return { show, motion, seen, over };
  }
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('goes on by itself', async () => {
    const { seen } = reveal(3);
    await pass(1500);
    expect(seen).toEqual([0, 1, 2]);
  });

  it('stops while it is held, and goes on when it is let go unless it is paused', async () => {
    const { show, seen } = reveal(3);
    show.hold(true);
    await pass(5000);
    expect(seen).toEqual([0]);
    show.toggle();
    show.hold(false);
    await pass(5000);
    expect(seen).toEqual([0]);
    show.toggle();
    await pass(0);
    expect(seen).toEqual([0, 1]);
  });

  it('gives a reader who is early the rest of its time', async () => {
    const { show, seen } = reveal(2);
    show.hold(true);
    await pass(100);
    show.hold(false);
    await pass(500);
    expect(seen).toEqual([0]);
    await pass(200);
    expect(seen).toEqual([0, 1]);
  });

  it('is not stopped by a key before it begins', async () => {
    const show = new Show();
    show.go(-1);
    const { seen } = reveal(2, show);
    await pass(800);
    expect(seen).toEqual([0, 1]);
  });

  it('stops while it is paused, and goes on from there', async () => {
    const { show, seen } = reveal(3);
    show.toggle();
    await pass(5000);
    expect(seen).toEqual([0]);
    show.toggle();
    await pass(0);
    expect(seen).toEqual([0, 1]);
    await pass(700);
    expect(seen).toEqual([0, 1, 2]);
  });

  it('without a time waits until the viewer goes on or skips it', async () => {
    const [show, motion] = [new Show(), new Motion()];
    const went = vi.fn();
    void show.beat(motion, null).then(went);
    // reading a note, or having read it, does not end it either
    show.hold(true);
    show.hold(false);
    await pass(3_600_000);
    expect(went).not.toHaveBeenCalled();
    show.go(1);
    await pass(0);
    expect(went).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('goes where the viewer wanted to go during a step, but not in the next reveal', async () => {
    const [show, motion] = [new Show(), new Motion()];
    show.rows = [];
    show.paused = true;
    show.go(1);
    expect(await show.beat(motion, 700)).toBe(1);
    show.go(-1);
    expect(await show.beat(motion, 700)).toBe(-1);
    show.go(1);
    show.clear();
    show.paused = false;
    const { seen } = reveal(2, show);
    await pass(0);
    expect(seen).toEqual([0]);
  });

  it('goes back and stops there; a step on does not wait', async () => {
    const { show, seen } = reveal(4);
    await pass(800);
    show.go(-1);
    await pass(5000);
    expect(seen).toEqual([0, 1, 0]);
    show.go(1);
    await pass(5000);
    expect(seen).toEqual([0, 1, 0, 1]);
  });

  it('ends at once when it is skipped, paused or not', async () => {
    const { show, motion, seen, over } = reveal(9);
    show.toggle();
    await pass(2000);
    motion.skip();
    show.go(1);
    await over;
    expect(seen).toEqual([0]);
  });
});

describe('what has changed', () => {
  const rule = 'SC-5.4';
  const built = { event: 'built', seat: 1, tile: 'R1', cells: 'b2', person: null, number: 1, rule } as const;
  const moved = {
    event: 'moved',
    seat: 1,
    person: 'citizen',
    from: { host: null, cell: 'b2', tile: 'R1' },
    to: { host: 2, cell: 'd4', tile: 'C1' },
    rule,
  } as const;
  const part = { host: null, tile: 'R1', cells: 'b2', amount: 3 };
  const voted = { event: 'voted', seat: 1, votes: 3, source: 'homes', parts: [part], rule } as const;

  it('is outlined in place, and fades by itself', async () => {
    const show = new Show();
    show.outline([built, moved, voted] as unknown as EventDoc[]);
    expect(show.over(1)).toMatchObject({ rings: [{ cells: ['b2'] }], gains: new Map([['b2', '+3']]) });
    expect(show.over(2)).toMatchObject({ rings: [{ cells: ['d4'] }] });
    expect(show.over(0)).toEqual({});
    await vi.advanceTimersByTimeAsync(2000);
    expect(show.over(1)).toEqual({});
  });

  it('stays as long as the newest change', async () => {
    const show = new Show();
    show.fail(1, ['a1']);
    await vi.advanceTimersByTimeAsync(1500);
    show.fail(1, ['a2']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(show.over(1).failed).toEqual(['a2']);
  });
});
