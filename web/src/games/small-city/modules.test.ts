/** A module fills slots: no screen, no part of the map and no task of the base game names one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const ROOT = join(FOLDER, '../../../..');

/** The lists for the looks, words and events of modules; and the tasks of steps that only one module has. */
const SLOTS = [
  'art/drawings.ts',
  'art/skylines.ts',
  'box/modules.ts',
  'face/presets.ts',
  'lessons/added.ts',
  'lessons/minutes.ts',
  'manual/modules.ts',
  'map/cities.ts',
  'map/kinds.ts',
  'map/laid.ts',
  'map/land.ts',
  'map/persons.ts',
  'map/rims.ts',
  'model/does.ts',
  'motion/modules.ts',
  'motion/sound.ts',
  'review/added.ts',
  'tasks/added.ts',
  'tasks/city.svelte.ts',
  'tasks/laying.ts',
  'tasks/merge.svelte.ts',
  'tasks/riots.svelte.ts',
];
/** The hubs of the tasks, each by its file. */
const LIST = 'tasks/index.svelte.ts';
/** Names that the base game uses too, and that every board or map has. */
const COMMON = [
  'cards',
  'buildings',
  'promises',
  'special',
  'cities',
  'city',
  'build',
  'board',
  'ring',
  'west',
  'east',
  'marked',
  'settled',
];
/** Colour codes, named after what they paint. */
const COLOUR = /--[cgl]-[\w-]+/g;

interface Schema {
  $ref?: string;
  const?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}
const { components } = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
/** The kinds of a union document. */
const kinds = (schema: Schema): Schema[] => {
  const each = schema.oneOf ?? schema.anyOf;
  if (schema.$ref) return kinds(components.schemas[schema.$ref.split('/').at(-1)!]!);
  return each ? each.flatMap(kinds) : [schema];
};
const kindsOf = (name: string) => kinds(components.schemas[`SmallCityModule${name}`]!);
const tags = (name: string, tag: string) => kindsOf(name).map(({ properties }) => properties![tag]!.const!);
/** Document names of modules: events, steps of plans, and entries. */
const CODES = [
  ...tags('Event', 'event'),
  ...tags('Step', 'do'),
  ...kindsOf('Entry').map(({ required }) => required!.find((field) => field !== 'seat')!),
];

/** Modules, cities, land, people and tiles, by the messages that name them. */
const messages = ['small-city', 'small-city-options']
  .map((file) => readFileSync(join(ROOT, `messages/en/${file}.ftl`), 'utf8'))
  .join('\n');
const found = (what: RegExp) => [...messages.matchAll(what)].map(([, name]) => name!);
const NAMES = [
  ...found(/^value-modules-(\w+) =/gm),
  ...found(/^(?:city|land|person)-(\w+) =/gm),
  ...found(/^tile-(?:Sta|Pal|Col|Neu) = (\w+)$/gm).map((name) => name.toLowerCase()),
  ...['officer', 'riot', 'palace', 'roundabout'],
].filter((name) => name !== 'citizen');

const words = (list: readonly string[]) =>
  [...new Set(list)].filter((word) => !COMMON.includes(word)).join('|');
/** A name inside any word, in singular or plural; a code as a word of its own. */
const NAMED = new RegExp(
  `(?<![a-z])(?:${words(NAMES)})(?:s|ing|ed)?(?![a-z])|'SP-|\\b(?:${words(CODES)})\\b`,
  'i',
);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|example\.ts$|^testing\//.test(file));

it('only the slots name what modules bring', () => {
  const naming = files
    .filter((file) => !SLOTS.includes(file) && file !== LIST)
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const named = NAMED.exec(line.replace(COLOUR, ''));
          return named ? [`${file}:${index + 1}: ${named[0]}`] : [];
        }),
    );
  expect(naming).toEqual([]);
});

it('every slot names something of a module', () => {
  expect(CODES).toContain('road_laid');
  expect(NAMES.length).toBeGreaterThan(25);
  for (const file of SLOTS) {
    expect(files).toContain(file);
    expect(NAMED.test(readFileSync(join(FOLDER, file), 'utf8')), file).toBe(true);
  }
});
