import { expect, it } from 'vitest';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { chosen, fill } from './language';

it('the first wish with files counts, a region giving way to its language', () => {
  const there = ['en', 'es', 'fr'];
  expect(chosen([null, 'fr', 'es'], there)).toBe('fr');
  expect(chosen(['xx', undefined, 'es-MX', 'fr'], there)).toBe('es');
  expect(chosen(['ja'], there)).toBe('en');
  expect(chosen([], there)).toBe('en');
});

it('puts together every message as its bundle does', () => {
  const files = Object.values(
    import.meta.glob<string>('../../../messages/en/*.ftl', { eager: true, query: '?raw', import: 'default' }),
  );
  const resources = files.map((file) => new FluentResource(file));
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  const patterns = resources.flatMap(({ body }) =>
    body.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]),
  );
  // texts for all that a message may ask for, and numbers for every second one
  for (const numbers of [false, true]) {
    const values = new Proxy({} as Record<string, FluentVariable>, {
      get: (_, name: string) => (numbers && name.length % 2 ? name.length : `«${name}»`),
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    });
    for (const pattern of patterns)
      if (pattern !== null)
        expect(fill(bundle, pattern, values)).toBe(bundle.formatPattern(pattern, values, []));
  }
  expect(patterns.length).toBeGreaterThan(1000);
});
