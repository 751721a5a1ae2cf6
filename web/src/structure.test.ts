import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const MESSAGES = join(SOURCE, '../../messages/en');
/** What every game uses; `games/index.ts` is where they meet the games. */
const NEUTRAL = ['lib', 'screens', 'ui', 'play'];
const GENERATED = ['lib/openapi.d.ts', 'lib/messages.gen.ts'];
const A_GAME = /simplicity|small[-_ ]?city|\bsim_|\bSIM-\d|\bS[CP]-[\dA-Z]/i;
const ALIASES: Record<string, string> = { $lib: 'lib', $ui: 'ui', $art: 'art', $play: 'play' };

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !GENERATED.some((made) => file.startsWith(made)));
const text = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** The files that a file needs when it is loaded: types are gone by then, and what is fetched later comes later. */
function imports(file: string): string[] {
  const statements = text(file).matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'";]*\bfrom\s+)?'([^']+)'/gm);
  return [...statements].flatMap(([, named]) => {
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

/** A way from a file back to itself, if there is one among these needs. */
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
  it('are neutral or of a game: what all games use names none', () => {
    const neutral = files.filter((file) => NEUTRAL.includes(file.split('/')[0]!));
    expect(neutral.length).toBeGreaterThan(60);
    expect(neutral.filter((file) => A_GAME.test(text(file)))).toEqual([]);
    expect(A_GAME.exec(readFileSync(join(MESSAGES, 'page.ftl'), 'utf8'))?.[0]).toBeUndefined();
  });

  it('meet the games in one list', () => {
    const others = files.filter((file) => !file.startsWith('games/') && file !== 'structure.test.ts');
    const within = others.flatMap((file) =>
      [...text(file).matchAll(/games\/([a-z-]+)/g)].map(([all]) => all),
    );
    expect(within.filter((path) => path !== 'games/index')).toEqual([]);
  });

  it('need each other in no circle', () => {
    const needs = new Map(files.map((file) => [file, imports(file)]));
    expect([...needs.values()].flat().length).toBeGreaterThan(200);
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
