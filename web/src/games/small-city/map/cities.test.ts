import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CITIES } from './cities';
import { cityName } from '../words';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
/** The existing cities, by their document names, all with messages. */
const names = [...read('../../../../../messages/en/small-city.ftl').matchAll(/^city-(\w+) =/gm)].map(
  ([, name]) => name!,
);
const rules = read('../../../../../messages/en/small-city-rules.ftl');
const art = read('../art/art.svg');

it('every city has its chips', () => {
  expect(names).toHaveLength(8);
  expect(Object.keys(CITIES)).toEqual(names);
});

it.each(names)('%s has a mark, a name and rules that there are, each once', (city) => {
  expect(art).toContain(`<symbol id="sc-city-${city}"`);
  expect(cityName(city)).not.toBe(city);
  const cited = CITIES[city]!.map(({ rule }) => rule);
  expect(cited.filter((rule) => !rules.includes(`rule-${rule} =`))).toEqual([]);
  expect(new Set(cited).size).toBe(cited.length);
  // chips stay short: a phone shows two beside the name
  for (const { says } of CITIES[city]!) expect(says().length).toBeLessThanOrEqual(22);
});
