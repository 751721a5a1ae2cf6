import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { lasting } = await import('$lib/sound');
const { SCORES } = await import('./sound');

it.each(Object.entries(SCORES))('%s lasts at most 300 ms', (_, score) => {
  expect(lasting(score)).toBeGreaterThan(0);
  expect(lasting(score)).toBeLessThanOrEqual(0.3);
});
