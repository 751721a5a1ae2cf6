/** Addresses of this page. Anyone can write one, so nothing here throws. */

/** Separate pages that are sheets over a table. */
const CONTENTS = ['settings', 'help', 'rules', 'numbers'] as const;
export type Content = (typeof CONTENTS)[number];
export const contentOf = (name: string | null): Content | null =>
  CONTENTS.find((each) => each === name) ?? null;

/** The pages whose address names the language, because people find them by a search: the rules and the lessons. */
const inLanguages = (path: string) => /^\/(rules|learn)(\/|$)/.test(path);

/** A path without the language that it may begin with: `/fr/rules` is `/rules`. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(/^\/[a-z]{2}(-[A-Za-z]+)?(?=\/)/, '');
  return inLanguages(rest) ? rest : path;
}

/** The path of a page in a language; English, and all other pages, need no language in it. */
export const pathIn = (tag: string, path: string): string =>
  inLanguages(path) && tag !== 'en' ? `/${tag}${path}` : path;

/** Decodes a part of an address; null if it is no encoded text. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The table that a path names, if it names one. A link in a sentence may have its full stop. */
export function tableOf(path: string): string | null {
  const part = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return (part && decoded(part)?.replace(/(?<=.)[.,;:!?)]+$/, '')) ?? null;
}

/** How much of the rules a page has: the shortest form, the chapters, every rule, or where editions differ. */
export const LENGTHS = ['two', 'ten', 'all', 'editions'] as const;
export type Length = (typeof LENGTHS)[number];

/** The game and the length that a path of the rules names; null if it leads elsewhere. */
export function rulesOf(path: string): { game: string | null; length: Length | null } | null {
  const found = /^\/rules(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path);
  if (!found) return null;
  const [, game, named] = found;
  const length = LENGTHS.find((each) => each === named) ?? null;
  return named && !length ? null : { game: game ? decoded(game) : null, length };
}

/** The lesson that a path names: its game, its chapter, and its place in it from 1; null if it leads elsewhere. */
export function lessonOf(path: string): { game: string; chapter: string | null; step: number | null } | null {
  const found = /^\/learn\/([^/]+)(?:\/([a-z]+))?(?:\/(\d{1,2}))?\/?$/.exec(path);
  const game = found && decoded(found[1]!);
  if (!found || !game) return null;
  return { game, chapter: found[2] ?? null, step: found[3] ? Number(found[3]) : null };
}

/** The address of a lesson; the only chapter of a game needs no name. */
export const lessonAddress = (game: string, chapter: string | null, step?: number): string =>
  ['/learn', game, chapter, step].filter((part) => part !== null && part !== undefined).join('/');

/** Whether a part of an address names a rule, as `XY-5.3` and `XY-ABC-2` do. */
export const isRule = (anchor: string): boolean => /^[A-Z]+-(?:\d+\.|[A-Z]+-)\d+$/.test(anchor);

/** The address of a rule, or of a passage in another length. */
export const rulesAddress = (game: string, length: Length, anchor?: string | null): string =>
  `/rules/${game}${length === 'two' ? '' : `/${length}`}${anchor ? `#${anchor}` : ''}`;
