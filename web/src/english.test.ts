/** Each language has its own words for every text of the page. */
import { describe, expect, it, vi } from 'vitest';
import { ENGLISH, filesOf, tags, textsIn, unfinishedOf, wordsOf } from '$lib/testing/texts';

// each test reads thousands of messages
vi.setConfig({ testTimeout: 60_000 });

/** Words that are the same in English: names, keys as they are printed, and what two languages share. */
const SAME: Record<string, string> = {
  es: 'Simplicity Small City Citywright Spring Madrid Helsinki Neuschwanstein bot bots Esc min no total material metal metro univ plan',
  fr: `Simplicity Small City Citywright Spring Paris Zurich Madrid Rome Berlin Helsinki Neuschwanstein bot bots min
    Commerce Statue Statues Police Univ Culture Population Pollution Vote Services Modules Options Page Code Volume Pause
    Expert Standard Face Total score scores point points dollars public minutes triangle moment plan`,
  ja: 'Spring Enter Esc Home End Page Up Down Shift',
};
/** A message that lists what people type, which is the same in every language. */
const TYPED = 'refusal-no_input';
/** Words of English that none of the languages has. */
const STRANGE =
  /(?<![\p{L}_=])(the|of|and|with|you|your|are|for|by|from|not|this|that|which|who|when|where|each|every|then|was|will|cannot|must|may|round|borough|tile|tiles|player|players|seat|rules|game|turn)(?![\p{L}_])/iu;

const english = filesOf(ENGLISH).filter((file) => !file.endsWith('terminal.ftl'));
const isWord = /\p{L}{2,}/gu;

describe.each(tags)('the page in %s', (tag) => {
  const open = unfinishedOf(tag);
  const own = new Set(filesOf(tag));
  const texts = english.flatMap((file) => {
    const theirs = new Map(
      (own.has(file) ? textsIn(tag, file) : []).map(({ name, pattern }) => [name, wordsOf(pattern)]),
    );
    return textsIn(ENGLISH, file).map(({ name, pattern }) => ({
      ...{ place: `${file} ${name}`, name, open: open.includes(file) },
      ...{ english: wordsOf(pattern).text, own: theirs.get(name) },
    }));
  });

  it('has a text of its own for each text of English', () => {
    expect(texts.length).toBeGreaterThan(2500);
    // articles are what a language makes of them
    const missing = texts.filter(({ name, own, open }) => !own && !open && !name.endsWith('.article'));
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  it('shares with English only words that are the same in both', () => {
    const same = new Set((SAME[tag] ?? '').toLowerCase().split(/\s+/));
    const used = new Set<string>();
    const equal = texts.filter(({ english, own }) => {
      const found = own?.text === english ? (english.toLowerCase().match(isWord) ?? []) : [];
      for (const word of found) if (same.has(word)) used.add(word);
      return found.some((word) => !same.has(word));
    });
    expect(equal.map(({ place, english }) => `${place}: ${english}`)).toEqual([]);
    expect([...same].filter((word) => word && !used.has(word))).toEqual([]);
  });

  it('has no English word within a sentence', () => {
    const strange = texts.flatMap(({ place, name, own }) => {
      if (name === TYPED) return [];
      const read = (own?.literals ?? []).reduce((text, word) => text.replace(word, ''), own?.text ?? '');
      const found = STRANGE.exec(read);
      return found ? [`${place}: ${found[0]} in ${read}`] : [];
    });
    expect(strange).toEqual([]);
  });
});
