import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeAt, PLACES } from './places';

it('knows the place of each page, and none at a table', () => {
  expect(PLACES.map(({ address }) => placeAt(address))).toEqual(['play', 'learn', 'study', 'box']);
  expect(placeAt('/learn/')).toBe('learn');
  expect(placeAt('/rules/garden/ten')).toBe('learn');
  expect(placeAt('/box/garden/setup')).toBe('box');
  for (const path of ['/t/garden', '/settings', '/learned', '/boxes']) expect(placeAt(path), path).toBeNull();
});

it('has a page for each place', () => {
  const app = readFileSync(join(import.meta.dirname, '../App.svelte'), 'utf8');
  for (const { address } of PLACES) expect(app).toContain(`page === '${address.slice(1)}'`);
});
