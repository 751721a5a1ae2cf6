import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { LENGTHS, rulesAddress, rulesOf, type Length } from '$lib/address';
import type { ManualFace } from '$lib/face';
import { messagesFrom, partsOf } from '$lib/language';
import { pictureOf } from '$lib/picture';
import { found, indexOf } from '$lib/search';
import type { GameInfo } from '$lib/wire';
import { faces, gameOfRule } from '.';
import { boroughOf } from './small-city/manual/scene';
import { LOOKS } from './small-city/map/kinds';
import { cityOf } from './simplicity/manual/scene';
import { EDITIONS, passagesOf, sectionsOf } from '../screens/rules/book';
import { lessonFor, lessonOf } from '../screens/learn/taught';
import Rules from '../screens/rules/Rules.svelte';
import '../screens/messages';

// they add drawings to the document
vi.mock('./simplicity/art/pieces', () => ({}));
vi.mock('./small-city/art/pieces', () => ({}));
vi.mock('./small-city/art/picture', () => ({}));

const ROOT = join(import.meta.dirname, '../../..');
const RULE = /\b(?:SIM|SC)-\d+\.\d+\b|\bSP-[A-Z]+-\d+\b/g;
const filesOf = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const GAMES = [
  { game: 'simplicity', crate: 'simplicity' },
  { game: 'small-city', crate: 'smallcity' },
];
interface Book {
  manual: ManualFace;
  info: GameInfo;
}
/** The rules of a game: those that have a message, in the order of the server. */
async function bookOf(game: string): Promise<Book> {
  const { default: manual } = await faces[game]!.manual();
  const rules = messagesFrom(game, 'rule-').map((id) =>
    id.replace('rule-', '').replace(/^((?:SIM|SC)-\d+)-/, '$1.'),
  );
  return {
    manual,
    info: { name: game, rules, sources: rules.map(() => 'R'), options: [] } as unknown as GameInfo,
  };
}
const shown = ({ manual, info }: Book, length: Length, more: object = {}) =>
  render(Rules, { props: { game: info.name, manual, info, length, anchor: null, ...more } }).body;
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(GAMES)('the rules of $game', ({ game, crate }) => {
  it('have a paragraph, under its id, for every rule that the program names', async () => {
    const book = await bookOf(game);
    const anchors = new Set(idsIn(shown(book, 'all')));
    const engine = filesOf(join(ROOT, 'crates', crate, 'src'), /\.rs$/);
    // in refusals and options, rules are string literals
    const literals = [...engine.matchAll(/"([^"\n]*)"/g)].flatMap(([, text]) => text!.match(RULE) ?? []);
    const page = filesOf(join(import.meta.dirname, '..'), /(?<!test)\.(?:svelte|ts)$/);
    const own = (page.match(RULE) ?? []).filter((rule) => gameOfRule(rule) === game);
    const cited = [...new Set([...literals, ...own])].filter((rule) => gameOfRule(rule) === game);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((rule) => !anchors.has(rule))).toEqual([]);
  });

  it('link only to what exists', async () => {
    const book = await bookOf(game);
    const anchors = new Map(LENGTHS.map((length) => [length, new Set(idsIn(shown(book, length)))]));
    for (const length of LENGTHS) {
      const links = [...shown(book, length).matchAll(/href="(\/rules[^"]*)"/g)].map(([, link]) => link!);
      for (const link of links) {
        const [path, anchor] = link.split('#') as [string, string?];
        const to = rulesOf(path);
        expect(to?.game, link).toBe(game);
        if (anchor) expect(anchors.get(to!.length ?? 'two'), link).toContain(anchor);
      }
    }
    // the map of the course leads to passages
    const passages = passagesOf(book.manual).map(({ id }) => id);
    expect(passages.filter((id) => !anchors.get('ten')!.has(id))).toEqual([]);
  });

  it('sum up existing rules, in passages with a title and a text', async () => {
    const { manual, info } = await bookOf(game);
    const passages = passagesOf(manual);
    const brief = manual.brief!;
    const cited = [...passages, ...brief].flatMap(({ rules }) => rules);
    expect(cited.filter((rule) => !info.rules.includes(rule))).toEqual([]);
    for (const [kind, list] of [['passage', passages] as const, ['brief', brief] as const]) {
      expect(messagesFrom(game, `${kind}-`).sort()).toEqual(list.map(({ id }) => `${kind}-${id}`).sort());
      for (const { id } of list) {
        const parts = partsOf(game, `${kind}-${id}`)!;
        expect([id, !!parts['title'], parts['']!.length > 40]).toEqual([id, true, true]);
      }
    }
    const chapters = [...manual.chapters!, ...(manual.modules ? [{ id: 'modules' }] : [])];
    expect(messagesFrom(game, 'chapter-').sort()).toEqual(chapters.map(({ id }) => `chapter-${id}`).sort());
    const also = messagesFrom(game, 'also-').map((id) => id.replace('also-', 'rule-'));
    expect(also.filter((id) => !messagesFrom(game, 'rule-').includes(id))).toEqual([]);
  });

  it('name what every edition says where they differ', async () => {
    const { manual, info } = await bookOf(game);
    const differences = manual.differences ?? [];
    expect(messagesFrom(game, 'edition-').sort()).toEqual(
      differences.map(({ id }) => `edition-${id}`).sort(),
    );
    for (const { id, rule } of differences) {
      expect(info.rules).toContain(rule);
      expect(Object.keys(partsOf(game, `edition-${id}`)!)).toEqual(['', ...Object.keys(EDITIONS), 'here']);
    }
  });

  it('have every module among the passages, each with its sections', async () => {
    const { manual, info } = await bookOf(game);
    const sections = sectionsOf(info, manual);
    for (const module of manual.modules ?? [])
      expect(sections.filter((section) => section.module === module.id).map(({ id }) => id)).toEqual(
        module.sections,
      );
  });

  it('lead to lessons that exist, by rules that exist', async () => {
    const { manual, info } = await bookOf(game);
    const rules = new Set(info.rules);
    for (const { lesson, rules: shown } of manual.taught ?? []) {
      expect(lessonOf(game, manual, lesson)?.address, lesson).toMatch(/^\/learn\//);
      expect(
        shown.filter((rule) => !rules.has(rule)),
        lesson,
      ).toEqual([]);
      expect(lessonFor(game, manual, shown), lesson).toBe(lessonOf(game, manual, lesson)?.address);
    }
    expect(lessonFor(game, manual, ['XX-1.1'])).toBeNull();
    expect(shown({ manual, info }, 'ten')).toContain(lessonFor(game, manual, manual.taught![0]!.rules));
  });

  it('keep the parts that a table leaves out apart', async () => {
    const book = await bookOf(game);
    const modules = book.manual.modules?.map(({ id }) => id) ?? [];
    const tableWith = (chosen: string[]) => ({
      ...{ game, players: 3 },
      options: { [book.manual.modulesOption ?? '']: chosen.join(',') || 'none' },
    });
    const apart = (chosen: string[]) =>
      shown(book, 'all', { table: tableWith(chosen), sheet: true }).includes('<details class="others');
    expect(apart(modules)).toBe(false);
    expect(apart([])).toBe(modules.length > 0);
  });

  it('are found by what people call them', async () => {
    const { manual, info } = await bookOf(game);
    const index = indexOf(
      sectionsOf(info, manual).flatMap(({ rules }) =>
        rules.map(({ id, text, also }) => ({ id, text, words: also })),
      ),
    );
    const asked: Record<string, Record<string, string>> = {
      simplicity: { district: 'SIM-5.2', 'tie-break': 'SIM-5.6', 'sim-3.5': 'SIM-3.5', parks: 'SIM-2.1' },
      'small-city': { graveyard: 'SC-11.6', tourist: 'SC-8.6', 'storage wareh': 'SC-9.7', riot: 'SP-POL-9' },
    };
    for (const [query, rule] of Object.entries(asked[game]!))
      expect(found(index, query), query).toContain(rule);
  });
});

describe('addresses of rules', () => {
  it('lead to their game, length and rule', () => {
    for (const length of LENGTHS)
      expect(rulesOf(rulesAddress('x', length).split('#')[0]!)).toEqual({
        game: 'x',
        length: length === 'two' ? null : length,
      });
    expect(rulesOf('/rules/')).toEqual({ game: null, length: null });
    for (const path of ['/', '/rule', '/rules/x/half', '/rules/x/ten/y']) expect(rulesOf(path)).toBeNull();
    expect(['SIM-5.3', 'SC-6.10', 'SP-POL-4', 'XX-1.1'].map(gameOfRule)).toEqual([
      'simplicity',
      'small-city',
      'small-city',
      null,
    ]);
  });
});

describe('pictures', () => {
  it('are of existing pieces, on existing places', async () => {
    const art = (game: string) => filesOf(join(import.meta.dirname, game, 'art'), /\.svg$/);
    const sprites = (text: string) => new Set([...text.matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id));
    const shared = filesOf(join(import.meta.dirname, '../art'), /\.svg$/);
    for (const { game } of GAMES) {
      const { manual } = await bookOf(game);
      const known = sprites(art(game) + shared);
      for (const { id, picture } of [...passagesOf(manual), ...manual.brief!]) {
        if (!picture) continue;
        const { entries, row, view } = pictureOf(picture);
        if (game === 'simplicity') for (const entry of entries) cityOf(entry);
        else if (entries.length) {
          const { tiles } = boroughOf(entries);
          const outside = tiles.flatMap(({ cells }) => cells).filter((cell) => !view.includes(cell));
          expect([id, outside]).toEqual([id, []]);
        }
        for (const { piece } of row) {
          const names = [piece, `ter-${piece}`, piece.replace('lit-', 'ter-'), `sc-${piece}`];
          expect([id, piece, !!LOOKS[piece] || names.some((name) => known.has(name))]).toEqual([
            id,
            piece,
            true,
          ]);
        }
        expect(entries.length + row.length, id).toBeGreaterThan(0);
      }
    }
  });

  it('are refused where they name nothing', () => {
    expect(() => pictureOf('R0; ring z9')).toThrow('names no place');
    expect(() => cityOf('R0 X1')).toThrow('no tile');
    expect(() => cityOf('R0 K1 / O1')).toThrow('differ in length');
    expect(() => boroughOf(['Zoo a1'])).toThrow('no tile');
    expect(() => boroughOf(['R1 k5'])).toThrow('no cell');
  });
});
