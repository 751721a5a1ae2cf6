import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragFrom, placeAmong } from './drag';

describe('a thing dragged along a row', () => {
  it.each([
    ['stays', 1, 100, 1],
    ['stays before the middle of the next', 1, 199, 1],
    ['comes behind the next', 1, 201, 2],
    ['comes to the end', 0, 999, 3],
    ['comes before the one before', 2, 99, 1],
    ['comes to the front', 3, -50, 0],
  ])('%s', (_, from, at, to) => {
    expect(placeAmong([0, 100, 200, 300], from, at)).toBe(to);
  });
});

describe('a pointer that goes down', () => {
  let target: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers();
    target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const pointer = (type: string, x: number, pointerType = 'mouse') =>
    Object.assign(new Event(type), { clientX: x, clientY: 0, button: 0, pointerType }) as PointerEvent;
  let letGo: () => void;
  /** The callbacks for a pointer that goes down at 0. */
  function follow(kind: string, hold = 0): string[] {
    const heard: string[] = [];
    letGo = dragFrom(
      pointer('pointerdown', 0, kind),
      {
        lift: () => heard.push('lift'),
        move: (x) => heard.push(`move ${x}`),
        end: (dropped) => heard.push(dropped ? `drop ${dropped.x}` : 'end'),
      },
      hold,
    );
    return heard;
  }
  const send = (type: string, x: number) => target.dispatchEvent(pointer(type, x));

  it('drags once it has gone far enough, and is ignored once it is up', () => {
    const heard = follow('mouse', 200);
    send('pointermove', 5);
    send('pointermove', 20);
    send('pointerup', 30);
    send('pointermove', 40);
    expect(heard).toEqual(['move 20', 'drop 30']);
  });

  it('drops nothing if it has not moved or was removed', () => {
    const tap = follow('mouse');
    send('pointerup', 1);
    expect(tap).toEqual(['end']);
    const lost = follow('mouse');
    send('pointermove', 20);
    send('pointercancel', 20);
    expect(lost).toEqual(['move 20', 'end']);
  });

  it('scrolls as a moving finger, and lifts as a resting one', () => {
    const swipe = follow('touch', 200);
    send('pointermove', 20);
    vi.advanceTimersByTime(500);
    send('pointerup', 40);
    expect(swipe).toEqual(['end']);
    const held = follow('touch', 200);
    vi.advanceTimersByTime(200);
    send('pointermove', 20);
    send('pointerup', 40);
    expect(held).toEqual(['lift', 'move 20', 'drop 40']);
  });

  it('taps as a finger that rests long and only trembles', () => {
    const slow = follow('touch', 200);
    vi.advanceTimersByTime(500);
    send('pointermove', 3);
    send('pointerup', 3);
    expect(slow).toEqual(['lift', 'end']);
  });

  it('drops nothing once its target has changed', () => {
    const heard = follow('mouse');
    send('pointermove', 20);
    letGo();
    send('pointerup', 40);
    letGo();
    expect(heard).toEqual(['move 20', 'end']);
  });
});
