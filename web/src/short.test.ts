/** Texts of narrow places fit there in every language: a longer word would be cut, or push its neighbour away. */
import { describe, expect, it, vi } from 'vitest';
import { ENGLISH, filesOf, tags, textsIn, wordsOf } from '$lib/testing/texts';
import { lettersIn } from '$lib/width';

// each test reads thousands of messages
vi.setConfig({ testTimeout: 60_000 });

interface Place {
  where: string;
  messages: RegExp;
  /** How many Latin letters fit, on a phone of 360 pixels; a character of Japanese takes almost two. */
  letters: number;
}
const PLACES: readonly Place[] = [
  { where: 'below the picture of a tile', messages: /^tile_short-(?![RCF]\d|Hall)/, letters: 8 },
  { where: 'the price of a card', messages: /^tile_short-([RCF]\d|Hall)/, letters: 11 },
  { where: 'a phase of a round', messages: /^sc_phase_/, letters: 11 },
  {
    where: 'a column of the ledger',
    messages: /^sc_ledger_(money|votes|pollution|wood|stone|metal|stored)$/,
    letters: 9,
  },
  { where: 'a yield on the map', messages: /^sc_pill_/, letters: 7 },
  { where: 'a drawer', messages: /^sc_drawer_/, letters: 10 },
  { where: 'a group of tiles', messages: /^sc_group_/, letters: 14 },
  {
    where: 'what a city is like',
    messages: /^sc_city_(?!title|lead|more|level|act|rules)/,
    letters: 24,
  },
  { where: 'the planning board', messages: /^sim_plan_first$/, letters: 16 },
  { where: 'the turn order', messages: /^sim_order_next$/, letters: 13 },
  { where: 'a button of the lobby', messages: /^lobby_fill$/, letters: 20 },
  { where: 'a button of the tray', messages: /^(play|sim|sc)_(\w+_)?act(_|$)|^start_play$/, letters: 26 },
  { where: 'a key', messages: /^key_/, letters: 11 },
  { where: 'a level of bots, an emblem', messages: /^(level|colour)-/, letters: 12 },
];
/** A word without a place to break, in a heading of the narrowest phones. */
const HEADING = { messages: /_title$|\.title$|^section-/, letters: 18 };
/** A number, a cell or the like. */
const VALUE = '88';

const lines = (text: string) =>
  text
    .replaceAll('{}', VALUE)
    .split('\n')
    .map((line) => line.trim());
const longest = (texts: readonly string[]) =>
  texts.reduce((long, text) => (lettersIn(text) > lettersIn(long) ? text : long), '');

describe.each([ENGLISH, ...tags])('short places in %s', (tag) => {
  const texts = filesOf(tag)
    .filter((file) => !file.endsWith('terminal.ftl'))
    .flatMap((file) => textsIn(tag, file).map(({ name, pattern }) => [name, wordsOf(pattern).text] as const));

  it.each(PLACES)('$where', ({ messages, letters }) => {
    const found = texts.filter(([name]) => messages.test(name));
    expect(found.length).toBeGreaterThanOrEqual(tag === ENGLISH ? 1 : 0);
    const long = found.map(([name, text]) => [name, longest(lines(text))] as const);
    expect(long.filter(([, text]) => lettersIn(text) > letters)).toEqual([]);
  });

  it('headings can break', () => {
    const found = texts.filter(([name]) => HEADING.messages.test(name));
    expect(found.length).toBeGreaterThanOrEqual(tag === ENGLISH ? 100 : 0);
    // Japanese breaks anywhere
    const words = found.map(([name, text]) => [name, longest(text.match(/[\p{Script=Latin}’]+/gu) ?? [])]);
    expect(words.filter(([, word]) => word!.length > HEADING.letters)).toEqual([]);
  });
});
