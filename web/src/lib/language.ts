/** The language of the page: its message files and their formatting. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pseudo } from './pseudo';
import { language, speaking } from './spoken.svelte';
import { isText, remember, remembered } from './stored';

export { language };

const ENGLISH = 'en';
const PSEUDO = 'en-XA';
const REMEMBERED = 'language';

/** A piece in a sentence, by the name that documents give its kind and by its code. */
export interface Piece {
  readonly field: string;
  readonly code: string | number;
}

export const piece = (field: string, code: string | number): Piece => ({ field, code });

/** A person or bot in a sentence, and whether that is the reader. */
export interface Someone {
  readonly name: string;
  readonly you: boolean;
}

/**
 * What a message may be given as `$x`. A piece also brings `$x_code` and its forms, one for each attribute of its
 * message, such as `$x_article`; a text or a person those of a name, from the message `named`, a person `$x_is` too.
 * A document's fields do the same (`words.ts`).
 */
export type Value = string | number | Piece | Someone;

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

/**
 * The language that the reader has chosen, in the address (`?language=`) or in the settings, else the first of the
 * browser's that has files, else that of the path: a link to `/fr/rules` opens in the language of its reader.
 */
export const wanted = (): string =>
  chosen(
    [
      new URLSearchParams(globalThis.location?.search).get('language'),
      remembered(REMEMBERED, isText, null),
      ...(globalThis.navigator?.languages ?? []),
      globalThis.location?.pathname.split('/')[1],
    ],
    [...languages, PSEUDO],
  );

function show(tag: string) {
  speaking(tag);
  if (!globalThis.document) return;
  document.documentElement.lang = tag;
  document.querySelector('[rel=manifest]')?.setAttribute('href', `/${chosen([tag], languages)}.webmanifest`);
}
show(wanted());

/** A language's own name, as a label. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The page's language as the browser's country writes it, such as en-GB, which decides about dates. */
export function regional(): string {
  const tag = globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language());
  // Some browsers give names of systems, such as en-US@posix.
  return tag && /^[\w-]+$/.test(tag) ? tag : language();
}

/** A day and its time, in milliseconds since 1970, as people of this language write them. */
export const dayOf = (time: number): string =>
  new Intl.DateTimeFormat(regional(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** A day alone, as on a letter. */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(regional(), { dateStyle: 'long' }).format(time);

/** Files by their paths, `messages/<language>/<file>.ftl`: their text, or what fetches it. */
type Files = Readonly<Record<string, string | (() => Promise<string>)>>;

/** The files of a game in all languages, and what is loaded of them. '' are the neutral ones, which each game has too. */
interface Book {
  readonly game: string;
  readonly files: Files;
  loaded: readonly FluentResource[];
}
const books: Book[] = [];
const games = new Set<string>(['']);
const bundles = new Map<string, FluentBundle>();
/** A cache of messages without values; a screen asks for the same ones again and again. */
const told = new Map<string, string>();

/** Loads the messages of a game, or the neutral ones (''), in the page's language. */
export async function learn(game: string, ...files: readonly Files[]): Promise<void> {
  const book: Book = { game, files: Object.assign({}, ...files) as Files, loaded: [] };
  books.push(book);
  games.add(game);
  let tag: string;
  do {
    tag = language();
    book.loaded = await read(book.files, tag);
  } while (tag !== language());
  forget();
}

/** The language that a path of messages names; null if it names none. */
const languageOf = (path: string): string | null => path.split('/').at(-2) ?? null;

/** The files of languages that English still fills, by language: `messages/<language>/UNFINISHED`. */
const unfinished = new Map(
  Object.entries(
    import.meta.glob<string>('../../../messages/*/UNFINISHED', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, names]) => [languageOf(path), names.split('\n')]),
);

/** All files in this language. English comes first and fills the gaps of files that are not fully translated. */
async function read(files: Files, tag: string): Promise<FluentResource[]> {
  const paths = Object.keys(files);
  const named = (path: string) => path.split('/').at(-1)!;
  const own = paths.filter((path) => languageOf(path) === tag);
  const whole = new Set(own.map(named).filter((name) => !unfinished.get(tag)?.includes(name)));
  const english = paths.filter(
    (path) => [ENGLISH, null].includes(languageOf(path)) && !whole.has(named(path)),
  );
  const texts = [...english.filter((path) => !own.includes(path)), ...own].map((path) => files[path]!);
  const fetched = await Promise.all(texts.map((text) => (typeof text === 'string' ? text : text())));
  return fetched.map((text) => new FluentResource(text));
}

function forget() {
  bundles.clear();
  told.clear();
}

/** Switches the page to another language, at once; it stays until the next choice. */
export async function speak(tag: string): Promise<void> {
  remember(REMEMBERED, tag);
  const address = globalThis.location && new URL(location.href);
  if (address?.searchParams.has('language')) {
    address.searchParams.delete('language');
    history.replaceState(history.state, '', address);
  }
  await change(tag);
}

/** The language that was asked for last: a slower answer to an earlier wish does not count. */
let last = language();

async function change(tag: string) {
  last = tag;
  const loaded = await Promise.all(books.map(async (book) => [book, await read(book.files, tag)] as const));
  if (last !== tag) return;
  for (const [book, resources] of loaded) book.loaded = resources;
  forget();
  show(tag);
}

/** The messages of a game and the neutral ones. */
export function bundleOf(game: string): FluentBundle {
  const tag = language();
  const made = bundles.get(game);
  if (made) return made;
  const transform = tag === PSEUDO ? pseudo : undefined;
  const bundle = new FluentBundle([tag, ENGLISH], { useIsolating: false, transform });
  for (const of of game ? ['', game] : [''])
    for (const resource of books.filter((book) => book.game === of).flatMap(({ loaded }) => loaded))
      bundle.addResource(resource, { allowOverrides: true });
  bundles.set(game, bundle);
  return bundle;
}

/** A message of a bundle; null if it has none of this name. */
function format(bundle: FluentBundle, id: string, values: Record<string, Value> = {}): string | null {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) return null;
  return bundle.formatPattern(pattern, given(bundle, values), []);
}

/** Values as a message takes them. */
function given(bundle: FluentBundle, values: Record<string, Value>): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {};
  for (const name in values) {
    const value = values[name]!;
    if (typeof value === 'string') {
      given[name] = value;
      Object.assign(given, nameForms(bundle, name, value));
    } else if (typeof value === 'number') given[name] = new Numeral(value);
    else if ('field' in value) {
      const message = idOf(value.field, String(value.code));
      given[name] = messageOf(bundle, message) ?? String(value.code);
      given[`${name}_code`] = typeof value.code === 'number' ? new Numeral(value.code) : value.code;
      Object.assign(given, formsOf(bundle, message, name));
    } else {
      given[name] = value.name;
      given[`${name}_is`] = value.you ? 'you' : 'other';
      Object.assign(given, nameForms(bundle, name, value.name));
    }
  }
  return given;
}

/** The message whose attributes are the forms of any name. */
const NAMED = 'named';

/** The forms of a name or of any text that a sentence is given, such as `$seat_of`. */
export function nameForms(
  bundle: FluentBundle,
  variable: string,
  name: string,
  wanted?: (form: string) => boolean,
): Record<string, string> {
  // English needs none
  if (!Object.keys(bundle.getMessage(NAMED)?.attributes ?? {}).length) return {};
  return formsOf(bundle, NAMED, variable, { name, initial: soundOf(name) }, wanted);
}

/**
 * The sound that a name begins with, as far as articles and prepositions go by it: its first letter without an accent
 * or an h, `y` for one before another vowel, or the digits of a number. `crates/words/src/tell.rs` has the same.
 */
export function initialOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe')
    .replace('æ', 'ae');
  const digits = /^\d+/.exec(plain)?.[0];
  if (digits) return digits;
  const sound = plain.replace(/^h/, '');
  if (/^[iy]/.test(sound)) return /^.[aeou]/.test(sound) ? 'y' : 'i';
  return sound.charAt(0);
}

/** The beginning of a name as a message takes it: a number if it is one, since `[8]` is no text in a message. */
export function soundOf(name: string): FluentVariable {
  const initial = initialOf(name);
  return /^\d/.test(initial) ? new Numeral(Number(initial)) : initial;
}

/** The name of the message for a code in a field. */
export const idOf = (field: string, code: string) => `${field}-${code.replace(/[^\w-]/g, '-')}`;

const messageOf = (bundle: FluentBundle, id: string): string | null => format(bundle, id);

/** The attributes of a message as arguments `<name>_<attribute>`, if another message wants them. */
export function formsOf(
  bundle: FluentBundle,
  id: string,
  name: string,
  values: Record<string, FluentVariable> = {},
  wanted: (form: string) => boolean = () => true,
): Record<string, string> {
  const attributes = Object.entries(bundle.getMessage(id)?.attributes ?? {});
  return Object.fromEntries(
    attributes
      .filter(([form]) => wanted(`${name}_${form}`))
      .map(([form, pattern]) => [`${name}_${form}`, bundle.formatPattern(pattern, values, [])]),
  );
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
      pattern === null ? '' : bundle.formatPattern(pattern, given(bundle, values), []),
    ]),
  );
}

/** The names of a game's messages that begin with these letters. */
export const messagesFrom = (game: string, start: string): string[] =>
  books
    .filter((book) => book.game === game)
    .flatMap(({ loaded }) => loaded)
    .flatMap(({ body }) => body.flatMap(({ id }) => (id.startsWith(start) ? [id] : [])));

/** A message by its name, from any loaded game. */
export function message(id: string, values?: Record<string, Value>): string {
  if (values) return find(id, values);
  // what shows the cached text follows the language too
  language();
  const known = told.get(id);
  if (known !== undefined) return known;
  const text = find(id);
  told.set(id, text);
  return text;
}

function find(id: string, values?: Record<string, Value>): string {
  for (const game of games) {
    const text = format(bundleOf(game), id, values);
    if (text !== null) return text;
  }
  return `{${id}}`;
}
