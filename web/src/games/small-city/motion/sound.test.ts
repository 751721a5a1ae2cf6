import { expect, it } from 'vitest';
import { lasting } from '$lib/sound';
import { SCORES } from './sound';

it.each(Object.entries(SCORES))('%s lasts at most 300 ms', (_, score) => {
  expect(lasting(score)).toBeGreaterThan(0);
  expect(lasting(score)).toBeLessThanOrEqual(0.3);
});
