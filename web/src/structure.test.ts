import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const MESSAGES = join(SOURCE, '../../messages/en');
/** The code that every game uses; `games/index.ts` is where it meets the games. */
const NEUTRAL = ['art', 'lib', 'play', 'screens', 'styles', 'ui', 'App.svelte', 'main.ts'];
const NEUTRAL_MESSAGES = [
  'common.ftl',
  'page.ftl',
  'screens-page.ftl',
  'review-page.ftl',
  'history-page.ftl',
  'puzzle-page.ftl',
  'server.ftl',
  'terminal.ftl',
];
const GENERATED = ['lib/openapi.d.ts', 'lib/messages.gen.ts'];
const A_GAME = /simplicity|small[-_ ]?city|\bsim_|\bSIM-\d|\bS[CP]-[\dA-Z]/i;
/** Pieces whose names are also common names of drawings and sounds. */
const SHAPES = ['circle', 'square', 'triangle', 'blank'];
const ALIASES: Record<string, string> = { $lib: 'lib', $ui: 'ui', $art: 'art', $play: 'play' };

const all = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte|css|svg)$/.test(file) && !GENERATED.some((made) => file.startsWith(made)));
const files = all.filter((file) => /\.(ts|svelte)$/.test(file));
const GAMES = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const text = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const messages = (file: string) => readFileSync(join(MESSAGES, file), 'utf8');
const found = (source: string, what: RegExp) => [...source.matchAll(what)].map(([, name]) => name!);

/** Names that belong to only one game: its colours, classes, drawings, messages and pieces. */
function ofGame(game: string): { names: string[]; pieces: string[] } {
  const own = (kind: string) =>
    readdirSync(join(SOURCE, 'games', game), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(kind))
      .map((file) => text(join('games', game, file)))
      .join('\n');
  const files = readdirSync(MESSAGES).filter((file) => file.replace(/[.-].*/, '') === game.split('-')[0]);
  return {
    names: [
      ...found(own('.css'), /^ +.*?(--[\w-]+):/gm),
      ...found(own('.css'), /^\.([\w-]+) \{/gm),
      ...found(own('.svg'), /<symbol id="([\w-]+)"/g).map((id) => `#${id}`),
      ...files.flatMap((file) => found(messages(file), /^(\w+) =/gm)).map((id) => `m.${id}`),
      ...found(messages(`${game}-options.ftl`), /^option-(\w+_\w+) =/gm),
    ],
    pieces: found(
      messages(`${game}.ftl`),
      /^(?:tile|symbol|person|material|promise|platform)-[\w-]+ = ([\w ]+)$/gm,
    )
      .map((piece) => piece.replace(/ \d$/, '').toLowerCase())
      .filter((piece) => !SHAPES.includes(piece)),
  };
}

/** The files that a file loads, and the files of its types: without dynamic imports. */
const LOADS = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*\bfrom\s+)?'([^']+)'/gm;
const NAMES = /^\s*(?:import|export)\s(?:[^'";]*\bfrom\s+)?'([^']+)'/gm;
function imports(file: string, statements = LOADS): string[] {
  return [...text(file).matchAll(statements)].flatMap(([, named]) => {
    const alias = ALIASES[named!.split('/')[0]!];
    const path = alias
      ? join(alias, named!.split('/').slice(1).join('/'))
      : named!.startsWith('.')
        ? normalize(join(dirname(file), named!))
        : null;
    if (path === null) return [];
    return files.filter((each) => [path, `${path}.ts`, `${path}/index.ts`].includes(each));
  });
}

/** An import cycle of a file, if there is one. */
function circle(needs: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of needs.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of needs.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

describe('the files of the page', () => {
  const neutral = new Map<string, string>([
    ...all.filter((file) => NEUTRAL.includes(file.split('/')[0]!)).map((file) => [file, text(file)] as const),
    ...NEUTRAL_MESSAGES.map((file) => [file, messages(file)] as const),
  ]);
  const thatHave = (what: RegExp) =>
    [...neutral].flatMap(([file, source]) =>
      what.test(source) ? [`${file}: ${what.exec(source)![0]}`] : [],
    );
  const oneOf = (names: string[]) => names.map((name) => name.replace(/[.#]/g, '\\$&')).join('|');

  it('are neutral or of a game: shared files name no game', () => {
    expect(neutral.size).toBeGreaterThan(80);
    expect(thatHave(A_GAME)).toEqual([]);
  });

  it.each(GAMES)('are neutral or of %s: shared files use none of its parts', (game) => {
    const { names, pieces } = ofGame(game);
    expect(names.length).toBeGreaterThan(20);
    expect(pieces.length).toBeGreaterThan(5);
    expect(thatHave(new RegExp(`(?<![\\w-])(?:${oneOf(names)})(?![\\w-])`))).toEqual([]);
    expect(thatHave(new RegExp(`\\b(?:${oneOf(pieces)})s?\\b`, 'i'))).toEqual([]);
  });

  it('load what a screen says with the screen, not with the start page', () => {
    const reached = (from: string[]) => {
      const all = new Set(from);
      for (const file of all) for (const next of imports(file)) all.add(next);
      return all;
    };
    const later = [...messages('screens-page.ftl').matchAll(/^(\w+) =/gm)].map(([, id]) => `m\\.${id}`);
    const says = new RegExp(`\\b(?:${later.join('|')})\\(`);
    const start = reached(['main.ts']);
    expect([...start].filter((file) => says.test(text(file)))).toEqual([]);
    const fetched = (file: string) =>
      [...text(file).matchAll(/import\('([^']+\.svelte)'\)/g)].map(([, path]) =>
        normalize(join(dirname(file), path!)),
      );
    const screens = [...start].filter((file) => !file.startsWith('games/')).flatMap(fetched);
    expect(screens.length).toBeGreaterThan(15);
    const silent = screens.filter((screen) => {
      const parts = [...reached([screen])].filter((part) => !start.has(part));
      return !parts.includes('screens/messages.ts') && parts.some((part) => says.test(text(part)));
    });
    expect(silent).toEqual([]);
  });

  it('meet the games in one list', () => {
    const others = files.filter((file) => !file.startsWith('games/') && file !== 'structure.test.ts');
    const within = others.flatMap((file) =>
      [...text(file).matchAll(/games\/([a-z-]+)/g)].map(([all]) => all),
    );
    expect(within.filter((path) => path !== 'games/index')).toEqual([]);
  });

  it('decode addresses in one place, which does not throw', () => {
    const source = files.filter((file) => !file.endsWith('.test.ts'));
    expect(source.filter((file) => /decodeURI/.test(text(file)))).toEqual(['lib/address.ts']);
  });

  it('style nothing large by its content: each change there would search all of it', () => {
    const large = /(?:^|[\s,(])(?:html|body|main|dialog|\.game)\S*:has\(/m;
    const styles = all.filter((file) => /\.(?:svelte|css)$/.test(file));
    expect(styles.length).toBeGreaterThan(80);
    expect(styles.filter((file) => large.test(text(file)))).toEqual([]);
    for (const found of [
      ':global(body):has(.a) {',
      '  main:has(:global([data-city])) .sheet {',
      '(.game:has(.b) .c)',
    ])
      expect(large.test(found), found).toBe(true);
  });

  it('model a screen without the page: models name no document and need no component', () => {
    const models = files.filter((file) => /^games\/[^/]+\/model\.svelte\.ts$/.test(file));
    expect(models).toContain('games/simplicity/model.svelte.ts');
    const needed = new Set(models);
    for (const file of needed) for (const next of imports(file)) needed.add(next);
    expect([...needed].filter((file) => file.endsWith('.svelte'))).toEqual([]);
    const page = /\b(?:document|window)\b[.[]|\baddEventListener\(/;
    expect(models.filter((file) => page.test(text(file)))).toEqual([]);
  });

  it('import each other without a circle', () => {
    const needs = new Map(files.map((file) => [file, imports(file, NAMES)]));
    expect([...needs.values()].flat().length).toBeGreaterThan(1200);
    expect(circle(needs)).toBeNull();
    // the search itself
    expect(
      circle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a', 'b', 'c', 'a']);
  });
});
