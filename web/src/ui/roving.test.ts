import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFrames } from '$lib/testing/browser';
import { roving } from './roving';

/** The part of an element that its Tab stop needs. */
class Item {
  tabIndex: number | undefined;
  hasAttribute = (name: string) => name === 'tabindex' && this.tabIndex !== undefined;
}
/** Attaches whether Tab leads there; returns a function that undoes it. */
const attach = (item: Item, stop: boolean) => roving(stop)(item as unknown as HTMLElement);

beforeEach(fakeFrames);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is there with the element', () => {
  const [stop, other] = [new Item(), new Item()];
  attach(stop, true);
  attach(other, false);
  expect([stop.tabIndex, other.tabIndex]).toEqual([0, -1]);
});

it('changes once the page is laid out', () => {
  const item = new Item();
  attach(item, true);
  attach(item, false);
  vi.advanceTimersByTime(15);
  expect(item.tabIndex).toBe(0);
  vi.runAllTimers();
  expect(item.tabIndex).toBe(-1);
});

it('no longer changes once it is removed', () => {
  const item = new Item();
  attach(item, false);
  attach(item, true)?.();
  vi.runAllTimers();
  expect(item.tabIndex).toBe(-1);
});

it('is one attachment for all elements, so that nothing is attached again in vain', () => {
  expect(roving(true)).toBe(roving(true));
  expect(roving(false)).toBe(roving(false));
});
