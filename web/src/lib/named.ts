/**
 * What the server names by codes, in words: levels, options, sections of rules. The message follows from the code,
 * so a new one needs no code of the page; without a message it keeps its name.
 */

import type { OptionInfo } from './wire';
import { tell } from './words';

/** A thing to choose, in words. */
export interface Words {
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

/** A level of a game's bots: what it is called and how it plays. */
export const levelWords = (game: string, level: string): Words => named(game, ['level', 'plays'], level);

export const optionWords = (game: string, { key }: Pick<OptionInfo, 'key'>): Words =>
  named(game, ['option', 'option_about'], key);

/** A choice of an option: `value-<key>-<choice>`. */
export const valueWords = (game: string, { key }: Pick<OptionInfo, 'key'>, choice: string): Words =>
  named(game, ['value', 'value_about'], `${key}-${choice}`, choice);

/** A thing that has numbers, or what is known alone by one; without a message it is called as in data files. */
export const thingName = (game: string, thing: string): string =>
  named(game, ['constant', ''], thing, thing.replaceAll('_', ' ')).label;

/** One of several numbers of a thing. */
export const partName = (game: string, part: string): string =>
  named(game, ['constant_part', ''], part).label;

/** What the rules around this one are called: `section-TOY-5` for TOY-5.9. */
export function sectionName(game: string, rule: string): string | null {
  const section = rule.replace(/[.-][^.-]+$/, '');
  const title = tell('section', section, { game });
  return title === section ? null : title;
}
