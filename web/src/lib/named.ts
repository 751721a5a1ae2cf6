/**
 * The server's codes in words: levels, options, sections of rules. The code gives the message id, so a new code needs
 * no page code; without a message it keeps its name.
 */

import { m } from '$messages';
import type { OptionInfo } from './wire';
import { tell } from './words';

/** An item to choose, in words. */
interface Words {
  label: string;
  about?: string;
}

/** The message `<field>-<code>`, and `<about>-<code>` if there is one. */
function named(game: string, [field, about]: [string, string], code: string, plain = code): Words {
  const told = (name: string) => {
    const text = tell(name, code, { game });
    return text === code ? null : text;
  };
  const more = told(about);
  return { label: told(field) ?? plain, ...(more !== null && { about: more }) };
}

/** A level of a game's bots: its name and its style of play. */
export const levelWords = (game: string, level: string): Words => named(game, ['level', 'plays'], level);

export const optionWords = (game: string, { key }: Pick<OptionInfo, 'key'>): Words =>
  named(game, ['option', 'option_about'], key);

/** A choice of an option: `value-<key>-<choice>`. */
export const valueWords = (game: string, { key }: Pick<OptionInfo, 'key'>, choice: string): Words =>
  named(game, ['value', 'value_about'], `${key}-${choice}`, choice);

/** An item with constants, or a single constant; without a message, the name from the data files. */
export const thingName = (game: string, thing: string): string =>
  named(game, ['constant', ''], thing, thing.replaceAll('_', ' ')).label;

/** One of several constants of an item. */
export const partName = (game: string, part: string): string =>
  named(game, ['constant_part', ''], part).label;

/** The section title of a rule: `section-TOY-5` for TOY-5.9. */
export function sectionName(game: string, rule: string): string | null {
  const section = rule.replace(/[.-][^.-]+$/, '');
  const title = tell('section', section, { game });
  return title === section ? null : title;
}

const SOURCES: Record<string, () => string> = {
  R: m.numbers_printed,
  P: m.numbers_public,
  D: m.numbers_deduced,
  H: m.numbers_ours,
  O: m.numbers_owner,
};

/** Where a rule or a constant comes from; `source` is its letter. */
export const sourceName = (source: string): string => SOURCES[source]?.() ?? source;
