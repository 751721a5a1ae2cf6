/** The rules of a game as its pages show them, from its messages and the server's list of rules. */

import type { Difference, ManualFace, Passage } from '$lib/face';
import { partsOf } from '$lib/language';
import { optionWords, sectionName, sourceName, valueWords } from '$lib/named';
import { applies, chosenOf, seatsOf } from '$lib/options';
import type { GameInfo, TableDoc } from '$lib/wire';
import { listed, tell } from '$lib/words';
import { m } from '$messages';

/** A rule in words. */
export interface RuleText {
  id: string;
  text: string;
  /** Where it comes from. */
  source: string;
  /** Only this program decides so. */
  ours: boolean;
  /** Other words for what it is about. */
  also: string;
  /** The picture of the passage that begins with this rule, and its caption. */
  picture: { text: string; say: string } | null;
  differences: readonly Difference[];
}

export interface Section {
  /** The part of a rule's id before its number. */
  id: string;
  title: string;
  rules: readonly RuleText[];
  /** The part of the game that brings it, if a table may leave it out. */
  module: string | null;
}

/** A passage in words. */
export interface PassageText {
  title: string;
  text: string;
  /** The caption of its picture. */
  say: string;
}

/** The section of a rule: `XY-5` of `XY-5.9`. */
export const sectionOf = (rule: string): string => rule.replace(/[.-][^.-]+$/, '');

/** The words of a passage, in ten minutes or in two. */
export function passageText(
  game: string,
  { id }: Pick<Passage, 'id'>,
  kind: 'passage' | 'brief',
): PassageText {
  const parts = partsOf(game, `${kind}-${id}`);
  return { title: parts?.['title'] ?? id, text: parts?.[''] ?? '', say: parts?.['say'] ?? '' };
}

/** The title of a chapter. */
export const chapterTitle = (game: string, id: string): string => partsOf(game, `chapter-${id}`)?.[''] ?? id;

/** All passages of the ten minutes, those of modules last. */
export const passagesOf = ({ chapters = [], modules = [] }: ManualFace): readonly Passage[] => [
  ...chapters.flatMap(({ passages }) => passages),
  ...modules,
];

/** Every rule of a game, by section. */
export function sectionsOf({ name, rules, sources }: GameInfo, manual: ManualFace): Section[] {
  const pictures = new Map<string, { text: string; say: string }>();
  for (const passage of passagesOf(manual)) {
    const [first] = passage.rules;
    if (first && passage.picture && !pictures.has(first))
      pictures.set(first, { text: passage.picture, say: passageText(name, passage, 'passage').say });
  }
  const texts = rules.map((id, index): RuleText => {
    const letters = [...(sources[index] ?? '')];
    return {
      id,
      text: tell('rule', id, { game: name }),
      source: listed(letters.map(sourceName)),
      ours: letters.includes('H'),
      also: partsOf(name, `also-${id.replaceAll('.', '-')}`)?.[''] ?? '',
      picture: pictures.get(id) ?? null,
      differences: manual.differences?.filter(({ rule }) => rule === id) ?? [],
    };
  });
  const ids = [...new Set(rules.map(sectionOf))];
  return ids.map((id) => ({
    id,
    title: sectionName(name, `${id}.0`) ?? m.rules_other(),
    rules: texts.filter((rule) => sectionOf(rule.id) === id),
    module: manual.modules?.find(({ sections }) => sections.includes(id))?.id ?? null,
  }));
}

export const EDITIONS = {
  en: m.rules_edition_en,
  es: m.rules_edition_es,
  fr: m.rules_edition_fr,
  ja: m.rules_edition_ja,
} as const;

/** A difference in words: its topic, what each edition says, and what is played here. */
export function differenceText(game: string, { id }: Difference) {
  const parts = partsOf(game, `edition-${id}`) ?? {};
  return {
    topic: parts[''] ?? id,
    says: Object.entries(EDITIONS).map(([key, name]) => ({ key, name: name(), text: parts[key] ?? '' })),
    here: parts['here'] ?? '',
  };
}

/** The parts of the game that a table plays with, of those that it may leave out. */
export function modulesOf(
  { modulesOption }: ManualFace,
  { options }: Pick<TableDoc, 'options'>,
): readonly string[] {
  const value = modulesOption ? options[modulesOption] : undefined;
  return value === undefined || value === 'none' ? [] : value.split(',').map((part) => part.trim());
}

/** By the rule of an option, what a table has chosen: "Tokens: none". Options without effect say nothing. */
export function chosenAbout(
  { name, options }: Pick<GameInfo, 'name' | 'options'>,
  table: Pick<TableDoc, 'options' | 'players'>,
): Map<string, string[]> {
  const values = table.options;
  const about = new Map<string, string[]>();
  for (const option of options) {
    if (!applies(option, options, values)) continue;
    const chosen =
      option.kind === 'each_seat' ? seatsOf(option, values, table.players) : chosenOf(option, values);
    const labels = [...new Set(chosen)].map((choice) => valueWords(name, option, choice).label);
    if (!labels.length) continue;
    const said = m.rules_here_option({ option: optionWords(name, option).label, value: listed(labels) });
    about.set(option.rule, [...(about.get(option.rule) ?? []), said]);
  }
  return about;
}
