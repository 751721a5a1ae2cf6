import { expect, it, vi } from 'vitest';
import { seen } from './seen';

vi.mock('./Circle.svelte', () => ({ default: 'circle' }));
vi.mock('./Council.svelte', () => ({ default: 'council' }));

it('shows those who wait the cards and the council', () => {
  expect(seen({ step: 'p1.choose', over: false })).toEqual({ Desk: 'circle' });
  expect(seen({ step: 'p7.council', over: false })).toEqual({ Desk: 'council', wide: true });
});

it('shows them nothing where everybody plans or moves people, nor in the end', () => {
  for (const step of ['p1.mayor', 'p2.plan', 'p3.move']) expect(seen({ step, over: false })).toBeNull();
  expect(seen({ step: 'p7.council', over: true })).toBeNull();
});
