import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENES, scrollOf } from '../art/drawings';

const ROOT = join(import.meta.dirname, '../../../../..');
const CRATE = join(ROOT, 'crates/smallcity');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const found = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, name]) => name!);

const art = ['picture', 'art'].map((name) => read(import.meta.dirname, `../art/${name}.svg`)).join('\n');
/** Everything that a set-up can name: the lobby has a word for each. */
const modules = found(read(ROOT, 'messages/en/small-city-options.ftl'), /^value-modules-(\w+) =/gm);

const isDrawn = (drawing: string) => art.includes(`<symbol id="sc-${drawing}"`);

describe('promises', () => {
  it('have a scroll for each stack', () => {
    const stacks = found(read(ROOT, 'messages/en/small-city.ftl'), /^stack-(\w+) =/gm);
    expect(stacks).toContain('special');
    expect(stacks.map(scrollOf).filter((scroll) => !isDrawn(scroll))).toEqual([]);
  });
});

describe('the lobby', () => {
  it('has a scene for each module, made of existing drawings', () => {
    expect(modules.length).toBeGreaterThan(1);
    expect(modules.filter((name) => !SCENES[`modules/${name}`])).toEqual([]);
    const drawings = Object.values(SCENES).flatMap(({ pieces }) => pieces.map(([drawing]) => drawing));
    expect(drawings.filter((drawing) => !isDrawn(drawing))).toEqual([]);
  });

  it('has a word for each number and for its subject', () => {
    const folder = join(CRATE, 'src/modules');
    const own = readdirSync(folder)
      .filter((name) => modules.includes(name))
      .map((name) => read(folder, name, 'data.toml'));
    const data = ['constants', 'tiles', 'promises'].map((name) => read(CRATE, `data/${name}.toml`));
    const keys = found([...data, ...own].join('\n'), /^(\w+) = \{/gm);
    expect(keys.length).toBeGreaterThan(130);
    const words = found(read(ROOT, 'messages/en/small-city-constants.ftl'), /^constant-(\w+) =/gm);
    expect([...keys, 'shape_sets'].filter((key) => !words.includes(key))).toEqual([]);
    expect(words.filter((word) => ![...keys, 'shape_sets'].includes(word))).toEqual([]);
  });
});
