/** What every translation keeps; `crates/words` compares the messages themselves and their fields. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { Junk, Visitor, type Pattern, type SelectExpression } from '@fluent/syntax';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  ENGLISH,
  filesOf,
  messagesIn,
  tags,
  textOf,
  textsIn,
  wordsOf,
  type Text,
} from '$lib/testing/texts';

// each test reads thousands of messages
vi.setConfig({ testTimeout: 60_000 });

/** Marks that a language writes otherwise, as a pattern that no text may have. */
const TYPOGRAPHY: Record<string, RegExp> = {
  // curly marks; a percent does not break from its number; a minus, not a hyphen, before a number
  en: /['"]|(?<![\u00a0])%|(?<![\w\]}])-(?:\d|\{\})|\.\.\./,
  // a thin space before ; ! ?, a plain one that does not break before : % $ and within guillemets; no straight marks
  fr: /['"“”]|(?<!\u202f)[;!?](?=\s|$)|(?<![\u00a0\d])[:%](?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»|\$\d|\$\{\}|\.\.\./,
  // a question and a call open with their mark, in the same sentence; amounts do not break
  es: /['"“”]|(?<![\u00a0])%|^[^¿]*\?|^[^¡]*!|\.\.\./,
  // full-width marks, but within what people type; no space beside characters, no hyphen before a number
  ja: /['"“”!?;()]|(?<!\w),|,(?! ?\w)|(?<=[\u3000-\u9fff}]):|[\u3000-\u9fff] (?=[\w\u3000-\u9fff])|[\w}] (?=[\u3000-\u9fff])|(?<!\w)-(?:\d|\{\})|\.\.\./,
};
/** What a formatted sentence must not have: articles and prepositions that did not join, spaces too many. */
const JOINED: Record<string, RegExp> = {
  fr: /\b(?:de|que|le|la|ne|se) Ana\b| {2}| [.,]/i,
  es: /(?<!\p{L})(?:de|a) el\b| {2}| [.,;:?!]/u,
  ja: / {2}/,
};
const branches = (select: SelectExpression) =>
  select.variants.map(({ key }) => String('name' in key ? key.name : key.value));
const PEOPLE = /^(seat|owner|host|by|of|to_seat|names?)$/;
const PLURAL = /^(zero|one|two|few|many)$/;
/** English numbers in words, for a language that writes digits there. */
const SPELLED: Record<string, string> = {
  ...{ two: '2', both: '2', twice: '2', second: '2', pair: '2', square: '2', squared: '2' },
  ...{ three: '3', third: '3', four: '4', fourth: '4' },
  ...{ five: '5', fifth: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
};
const COUNTS_IN_DIGITS = new Set(['ja']);

describe.each(tags)('the messages in %s', (tag) => {
  const files = filesOf(tag);
  const each = (fault: (text: Text, file: string) => string | false | null) =>
    files.flatMap((file) =>
      textsIn(tag, file).flatMap((text) => {
        const found = fault(text, file);
        return found ? [`${file} ${text.name}: ${found}`] : [];
      }),
    );

  it('can be read', () => {
    expect(files).toContain('page.ftl');
    const junk = files.flatMap((file) => bodyOf(tag, file).filter((entry) => entry instanceof Junk));
    expect(junk.map(({ content }) => content)).toEqual([]);
  });

  it('count as their language does: a branch for a category has its number, and 1 has a branch', () => {
    const categories = new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories);
    const faults = each(({ pattern }) => {
      for (const select of wordsOf(pattern).selects) {
        const keys = branches(select);
        const plural = keys.filter((key) => PLURAL.test(key));
        const strange = plural.find((key) => !categories.has(key as Intl.LDMLPluralRule));
        if (strange) return `${strange} is no plural here`;
        // French counts nothing as one, too
        const words = tag === 'fr' && select.variants.find(({ key }) => 'name' in key && key.name === 'one');
        if (words && !keys.includes('0') && !/\{\}/.test(wordsOf(words.value).text))
          return 'nothing would read as one';
      }
      return null;
    });
    expect(faults).toEqual([]);
  });

  it('have the numbers, and the words that people type, of English', () => {
    const numbersIn = (text: string) =>
      // a branch for 1 may have the digit or the word
      new Set(text.replace(/(?<!\d)1(?!\d)|\d+(?=[a-z])/g, '').match(/\d+/g) ?? []);
    /** Whether a text has the numbers of English, and no others but those that English spells. */
    const same = (text: string, english: string) => {
      const [ours, theirs] = [numbersIn(english), numbersIn(text)];
      const words = english.toLowerCase().match(/[a-z]+/g) ?? [];
      const spelled = COUNTS_IN_DIGITS.has(tag) ? words.flatMap((word) => SPELLED[word] ?? []) : [];
      return (
        [...ours].every((each) => theirs.has(each)) &&
        [...theirs].every((each) => ours.has(each) || spelled.includes(each))
      );
    };
    const faults = files.flatMap((file) => {
      const english = new Map(textsIn(ENGLISH, file).map(({ name, pattern }) => [name, wordsOf(pattern)]));
      return textsIn(tag, file).flatMap(({ name, pattern }) => {
        const [ours, theirs] = [english.get(name), wordsOf(pattern)];
        if (!ours) return [];
        const typed = ours.literals.filter(
          (word) => /^[a-z0-9_,]{3,}$/.test(word) && !theirs.literals.includes(word),
        );
        return [
          ...(same(theirs.text, ours.text) || /^(rule|manual|passage)/.test(name)
            ? []
            : [`${file} ${name}: ${theirs.text.trim()}`]),
          ...typed.map((word) => `${file} ${name}: lacks ${word}`),
        ];
      });
    });
    expect(faults).toEqual([]);
  });

  it('read well with a name that begins with a vowel, and with small and large numbers', () => {
    const marks = JOINED[tag]!;
    expect(marks, 'JOINED above lacks the language').toBeDefined();
    const all = filesOf(ENGLISH).filter((file) => !file.endsWith('terminal.ftl'));
    const games = new Set(all.map((file) => /^(small-city|simplicity)/.exec(file)?.[0] ?? ''));
    const faults: string[] = [];
    for (const game of games) {
      const bundle = new FluentBundle([tag], { useIsolating: false });
      for (const file of files.filter((file) => /^(common|page|server)/.test(file) || file.startsWith(game)))
        bundle.addResource(new FluentResource(textOf(tag, file)), { allowOverrides: true });
      for (const file of files.filter((file) => (game ? file.startsWith(game) : !/-/.test(file))))
        for (const { id, value } of messagesIn(tag, file))
          for (const number of [0, 1, 2]) {
            if (!value) continue;
            const given = valuesOf(bundle, value, number);
            const text = bundle.formatPattern(bundle.getMessage(id.name)!.value!, given, []);
            if (marks.test(text)) faults.push(`${file} ${id.name}: ${text}`);
          }
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});

it.each([ENGLISH, ...tags])('the messages in %s are set as the language is printed', (tag) => {
  const marks = TYPOGRAPHY[tag]!;
  expect(marks, 'TYPOGRAPHY above lacks the language').toBeDefined();
  const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '␣');
  const faults = filesOf(tag).flatMap((file) =>
    textsIn(tag, file).flatMap(({ name, pattern }) => {
      // programs may read what the terminal prints: only its apostrophes are curly
      const strange = file.endsWith('terminal.ftl') ? /'/ : marks;
      const line = wordsOf(pattern)
        .text.replaceAll('`?`', '')
        .split('\n')
        .find((text) => strange.test(text.trimEnd()));
      return line === undefined ? [] : [`${file} ${name}: ${shown(line)}`];
    }),
  );
  expect(faults).toEqual([]);
});

/** Values for all variables of a text: numbers where it counts, else a name, with the forms of a name. */
function valuesOf(bundle: FluentBundle, pattern: Pattern, number: number) {
  const names = new Set<string>();
  const counted = new Set<string>();
  class Variables extends Visitor {
    override visitVariableReference({ id }: { id: { name: string } }) {
      names.add(id.name);
    }
    override visitSelectExpression(select: SelectExpression) {
      const { selector } = select;
      const keys = branches(select);
      if (selector.type === 'VariableReference' && keys.some((key) => PLURAL.test(key) || /^\d+$/.test(key)))
        counted.add((selector as unknown as { id: { name: string } }).id.name);
      this.genericVisit(select);
    }
  }
  new Variables().visit(pattern);
  const forms = bundle.getMessage('named')?.attributes ?? {};
  return Object.fromEntries(
    [...names].map((name) => {
      const form = forms[name.replace(/^.*_/, '')];
      if (form) return [name, bundle.formatPattern(form, { name: 'Ana', initial: 'a' }, [])];
      return [name, counted.has(name) ? number : PEOPLE.test(name) ? 'Ana' : 'c4'];
    }),
  );
}
