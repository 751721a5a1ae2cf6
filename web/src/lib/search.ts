/** A search over short texts: words in any order, each by its beginning, whatever their case and accents. */

/** A text to find. `words` are found too, but not shown. */
export interface Entry {
  id: string;
  text: string;
  words?: string;
}

/** A part of a text; those that were asked for have a mark. */
export interface Part {
  text: string;
  marked: boolean;
}

interface Index {
  entries: readonly { id: string; words: readonly string[] }[];
  vocabulary: ReadonlySet<string>;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORD = /[\p{L}\p{N}]+(?:[.-]\p{N}+|-[\p{L}]+)*/gu;
/** A longer word may differ from a known one by this many letters. */
const NEAR = 2;

/** Case, accents and the kind of kana make no difference. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? [];

export function indexOf(entries: readonly Entry[]): Index {
  const indexed = entries.map(({ id, text, words = '' }) => ({
    id,
    words: [...new Set([...wordsOf(id), ...wordsOf(text), ...wordsOf(words)])],
  }));
  return { entries: indexed, vocabulary: new Set(indexed.flatMap(({ words }) => words)) };
}

/** Whether a word is what was typed, or the beginning of it. */
const fits = (typed: string, word: string): boolean =>
  UNSPACED.test(typed) ? word.includes(typed) : word.startsWith(typed);

/** The ids of all entries that have every typed word; all of them for nothing. */
export function found({ entries }: Index, query: string): Set<string> {
  const typed = wordsOf(query);
  const fitting = entries.filter(({ words }) =>
    typed.every((each) => words.some((word) => fits(each, word))),
  );
  return new Set(fitting.map(({ id }) => id));
}

/** A word in parts: whole, or where no spaces part words what was typed. */
function within(word: string, plain: string, typed: readonly string[]): Part[] {
  const parts: Part[] = [];
  const unspaced = typed.filter((each) => UNSPACED.test(each) && plain.includes(each));
  // as long as the signs are one to one
  if (!unspaced.length || plain.length !== word.length) return [{ text: word, marked: true }];
  let end = 0;
  for (let at = 0; at < word.length;) {
    const longest = Math.max(
      0,
      ...unspaced.filter((each) => plain.startsWith(each, at)).map(({ length }) => length),
    );
    if (longest) {
      if (at > end) parts.push({ text: word.slice(end, at), marked: false });
      parts.push({ text: word.slice(at, at + longest), marked: true });
      end = at + longest;
    }
    at += longest || 1;
  }
  if (end < word.length) parts.push({ text: word.slice(end), marked: false });
  return parts;
}

/** A text in parts, with the typed words marked. */
export function marked(text: string, query: string): Part[] {
  const typed = wordsOf(query);
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = folded(word);
    if (!typed.some((each) => fits(each, plain))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), marked: false });
    parts.push(...within(word, plain, typed));
    end = index + word.length;
  }
  if (end < text.length || !parts.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** The query with the nearest known words in place of unknown ones; null if nothing is near or nothing unknown. */
export function meant({ vocabulary }: Index, query: string): string | null {
  let changed = false;
  const words = wordsOf(query).map((typed) => {
    if ([...vocabulary].some((word) => fits(typed, word))) return typed;
    const most = typed.length < 5 ? 1 : NEAR;
    let best: string | null = null;
    let least = most + 1;
    for (const word of vocabulary) {
      if (Math.abs(word.length - typed.length) > most) continue;
      const apart = distance(typed, word);
      if (apart < least) [best, least] = [word, apart];
    }
    changed ||= best !== null;
    return best;
  });
  return changed && words.every((word) => word !== null) ? words.join(' ') : null;
}

/** How many letters to change, add or drop between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = before[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, before[j]! + 1, row[j - 1]! + 1));
    }
    before = row;
  }
  return before[b.length]!;
}
