import { expect, it } from 'vitest';
import { chosen } from './language';

it('the first wish with files counts, a region giving way to its language', () => {
  const there = ['en', 'es', 'fr'];
  expect(chosen([null, 'fr', 'es'], there)).toBe('fr');
  expect(chosen(['xx', undefined, 'es-MX', 'fr'], there)).toBe('es');
  expect(chosen(['ja'], there)).toBe('en');
  expect(chosen([], there)).toBe('en');
});
