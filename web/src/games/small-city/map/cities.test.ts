import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SKYLINES } from '../art/skylines';
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

describe('the face of a city', () => {
  /** The median score of planners, by city. */
  const medians = (() => {
    const rows = read('../../../../../docs/small-city-balance.md').split('\n');
    const heads = rows.find((row) => /^\| per seat \|.*athens/.test(row))!.split('|');
    const cells = rows[rows.findIndex((row) => /^\| per seat \|.*athens/.test(row)) + 2]!.split('|');
    return new Map(heads.map((head, at) => [head.trim(), parseInt(cells[at]!)]));
  })();

  it.each(names)('%s is drawn, and as difficult as games have shown', (city) => {
    const { level, far, near, light } = SKYLINES[city]!;
    const median = medians.get(city)!;
    expect(level).toBe(median > 50 ? 1 : median >= 45 ? 2 : 3);
    for (const path of [far, near, light]) {
      expect(path).toMatch(/^M[-\d]/);
      expect(path).not.toMatch(/NaN|undefined|null/);
    }
  });

  it('each has a hue of its own', () => {
    expect(Object.keys(SKYLINES)).toEqual(names);
    expect(new Set(Object.values(SKYLINES).map(({ hue }) => hue)).size).toBe(names.length);
  });
});
