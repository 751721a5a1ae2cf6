/** The language of the page: its message files and their formatting. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pseudo } from './pseudo';
import { isText, remember, remembered } from './stored';

const ENGLISH = 'en';
const PSEUDO = 'en-XA';
const REMEMBERED = 'language';

type Value = string | number;

/** A number in people's format: like the terminal without separators, and with a real minus instead of a hyphen. */
export class Numeral extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '\u2212');
  }
}

/** The languages with files, English first. */
export const languages: readonly string[] = [
  ENGLISH,
  ...Object.keys(import.meta.glob(['../../../messages/*/page.ftl', '!../../../messages/en/*']))
    .map((path) => path.split('/').at(-2)!)
    .sort(),
];

/** The first wish that has files, in that exact form or in the plain one ("es" for "es-MX"). */
export function chosen(wishes: readonly (string | null | undefined)[], there: readonly string[]): string {
  for (const wish of wishes) {
    if (!wish) continue;
    const found = [wish, wish.split('-')[0]].find((tag) => tag !== undefined && there.includes(tag));
    if (found) return found;
  }
  return ENGLISH;
}

/** By the address (`?language=`), else by the settings, else by the browser. */
export const language = chosen(
  [
    new URLSearchParams(globalThis.location?.search).get('language'),
    remembered(REMEMBERED, isText, null),
    ...(globalThis.navigator?.languages ?? []),
  ],
  [...languages, PSEUDO],
);
if (globalThis.document) document.documentElement.lang = language;

/** Switches the page to another language. */
export function speak(tag: string) {
  const address = new URL(location.href);
  if (remember(REMEMBERED, tag)) address.searchParams.delete('language');
  else address.searchParams.set('language', tag);
  location.replace(address);
}

/** A language's own name. */
export const nameOf = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** A day and its time, in milliseconds since 1970, as people of this language write them. */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A day alone, as on a letter. */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time);

/** The loaded messages, by game; '' are the neutral ones, which each game has too. */
const texts = new Map<string, FluentResource[]>([['', []]]);
const bundles = new Map<string, FluentBundle>();
/** A cache of messages without values; a screen asks for the same ones again and again. */
const told = new Map<string, string>();

/** Files by their paths, `messages/<language>/<file>.ftl`. */
type Files<T> = Record<string, T>;

/**
 * Loads the messages of a game, or the neutral ones (''): English at once, because it fills every gap, then the
 * page's language.
 */
export async function learn(
  game: string,
  english: Files<string>,
  others: Files<() => Promise<string>>,
): Promise<void> {
  add(game, Object.values(english));
  const own = Object.entries(others).filter(([path]) => path.split('/').at(-2) === language);
  if (own.length) add(game, await Promise.all(own.map(([, fetched]) => fetched())));
}

function add(game: string, files: readonly string[]): void {
  const known = texts.get(game) ?? [];
  texts.set(game, [...known, ...files.map((file) => new FluentResource(file))]);
  bundles.clear();
  told.clear();
}

/** The messages of a game and the neutral ones. */
export function bundleOf(game: string): FluentBundle {
  const made = bundles.get(game);
  if (made) return made;
  const transform = language === PSEUDO ? pseudo : undefined;
  const bundle = new FluentBundle([language, ENGLISH], { useIsolating: false, transform });
  const all = [...(texts.get('') ?? []), ...(game ? (texts.get(game) ?? []) : [])];
  for (const resource of all) bundle.addResource(resource, { allowOverrides: true });
  bundles.set(game, bundle);
  return bundle;
}

/** A message of a bundle; null if it has none of this name. */
function format(bundle: FluentBundle, id: string, values: Record<string, Value> = {}): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) return null;
  return bundle.formatPattern(pattern, given(values), []);
}

/** Values as a message takes them. */
function given(values: Record<string, Value>): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const name in values) {
    const value = values[name]!;
    given[name] = typeof value === 'number' ? new Numeral(value) : value;
  }
  return given;
}

/** A message of a game with its parts: its text under '', each attribute under its name; null without such a message. */
export function partsOf(
  game: string,
  id: string,
  values: Record<string, Value> = {},
): Readonly<Record<string, string>> | null {
  const bundle = bundleOf(game);
  const found = bundle.getMessage(id);
  if (!found) return null;
  const patterns = { '': found.value, ...found.attributes };
  return Object.fromEntries(
    Object.entries(patterns).map(([part, pattern]) => [
      part,
      pattern === null ? '' : bundle.formatPattern(pattern, given(values), []),
    ]),
  );
}

/** The names of a game's messages that begin with these letters. */
export const messagesFrom = (game: string, start: string): string[] =>
  (texts.get(game) ?? []).flatMap(({ body }) => body.flatMap(({ id }) => (id.startsWith(start) ? [id] : [])));

/** A message by its name, from any loaded game. */
export function message(id: string, values?: Record<string, Value>): string {
  if (values) return find(id, values);
  const known = told.get(id);
  if (known !== undefined) return known;
  const text = find(id);
  told.set(id, text);
  return text;
}

function find(id: string, values?: Record<string, Value>): string {
  for (const game of texts.keys()) {
    const text = format(bundleOf(game), id, values);
    if (text !== null) return text;
  }
  return `{${id}}`;
}
