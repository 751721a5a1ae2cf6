/** The end of a game in words. */

import { type Someone } from '$lib/language';
import '../messages';
import { tell, type Reader } from '$lib/words';
import { m } from '$messages';
import type { Difference, Office } from './result';
import type { Line, Tally } from './tally';

const plain: Reader = { game: 'small-city' };

/** A line in words: its name, colour, scoring and rule. */
interface Told {
  name: () => string;
  colour: string;
  about: () => string;
  rule: string;
}
const LINES: Readonly<Record<string, Told>> = {
  start: { name: m.sc_end_start, colour: '--edge', about: m.sc_end_about_start, rule: 'SC-3.7' },
  homes: { name: m.sc_end_homes, colour: '--c-home', about: m.sc_end_about_homes, rule: 'SC-10.1' },
  university: {
    name: m.sc_end_university,
    colour: '--c-culture',
    about: m.sc_end_about_university,
    rule: 'SC-10.2',
  },
  bought: { name: m.sc_end_bought, colour: '--c-shop', about: m.sc_end_about_bought, rule: 'SC-9.2' },
  traded: { name: m.sc_end_traded, colour: '--c-works', about: m.sc_end_about_traded, rule: 'SC-9.2' },
  cards: { name: m.sc_end_cards, colour: '--c-service', about: m.sc_end_about_cards, rule: 'SC-12.3' },
  promises: {
    name: m.sc_end_promises,
    colour: '--c-palace',
    about: m.sc_end_about_promises,
    rule: 'SC-14.2',
  },
  special: { name: m.sc_end_special, colour: '--g-metal', about: m.sc_end_about_special, rule: 'SC-16.1' },
  platform: { name: m.sc_end_platform, colour: '--g-wood', about: m.sc_end_about_platform, rule: 'SC-16.2' },
  pollution: {
    name: m.sc_end_pollution,
    colour: '--smoke',
    about: m.sc_end_about_pollution,
    rule: 'SC-14.3',
  },
};
/** Lines of modules, one after the other. */
const OTHERS = ['--c-park', '--l-forest-deep', '--l-river', '--c-hall-pale'];

export const lineName = (line: Line) =>
  LINES[line]?.name() ?? m.sc_end_other({ source: tell('source', line, plain) });
export const lineColour = (line: Line, { lines }: Tally) => {
  const others = lines.filter((each) => !(each in LINES));
  return `var(${LINES[line]?.colour ?? OTHERS[others.indexOf(line) % OTHERS.length]})`;
};
/** How a line scores, in one sentence, and its rule. */
export const lineAbout = (line: Line, tally: Pick<Tally, 'rules'>): { text: string; rule: string | null } => {
  const told = LINES[line];
  return { text: told?.about() ?? m.sc_end_about_other(), rule: told?.rule ?? tally.rules.get(line) ?? null };
};
/** A number with its sign, as on the sheet: "−4". */
export const signed = (amount: number) => String(amount).replace('-', '\u2212');

const TITLE: Readonly<Record<Office, () => string>> = {
  clerk: m.sc_end_title_clerk,
  councillor: m.sc_end_title_councillor,
  deputy: m.sc_end_title_deputy,
  mayor: m.sc_end_title_mayor,
};
const OFFICE: Readonly<Record<Office, () => string>> = {
  clerk: m.sc_end_clerk,
  councillor: m.sc_end_councillor,
  deputy: m.sc_end_deputy,
  mayor: m.sc_end_mayor,
};
export const officeName = (office: Office) => OFFICE[office]();
/** Without an article. */
export const officeTitle = (office: Office) => TITLE[office]();

const points = (count: number) => m.sc_end_points({ count });

/** The deciding fact, and the rule if one decides. `name` names the second in mid-sentence. */
export function verdict(
  why: Difference,
  name: (seat: number) => string | Someone,
): { text: string; rule: string | null } {
  switch (why.kind) {
    case 'survivor':
      return { text: m.sc_end_by_survival(), rule: 'SC-18.4' };
    case 'lost':
      return {
        text: (why.pollution ? m.sc_end_all_lost_pollution : m.sc_end_all_lost)({ name: name(why.second) }),
        rule: 'SC-18.3',
      };
    case 'shared':
      return { text: m.sc_end_shared({ score: why.score }), rule: 'SC-14.4' };
    case 'pollution':
    case 'money':
    case 'citizens': {
      const say = {
        pollution: m.sc_end_by_pollution,
        money: m.sc_end_by_money,
        citizens: m.sc_end_by_citizens,
      }[why.kind];
      const { score, own, other } = why;
      return { text: say({ name: name(why.second), score, own, other }), rule: 'SC-14.4' };
    }
    case 'line':
    case 'most': {
      const [own, other] = [signed(why.own), signed(why.other)];
      const said = { line: lineName(why.line), own, other, lead: points(why.lead), name: name(why.second) };
      return { text: (why.kind === 'line' ? m.sc_end_by_line : m.sc_end_by_most)(said), rule: null };
    }
  }
}
