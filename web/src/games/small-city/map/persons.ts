/** People by their names in documents, and what is said of them there: the one list that names them. */

import { m } from '$messages';
import type { TileDoc } from '../wire';

/** What a tile does once somebody works there. */
export type Effect = TileDoc['effects'][number]['effect'];

interface PersonKind {
  /** The symbol is `sc-` and this. */
  drawing: string;
  /** What its being there brings to pass. */
  works: readonly Effect[];
  /** It is there for those whom it covers around it. */
  covers?: boolean;
}

const CITIZEN: PersonKind = { drawing: 'citizen', works: ['home_votes', 'students', 'makes', 'shop'] };
const KINDS: Readonly<Record<string, PersonKind>> = {
  citizen: CITIZEN,
  // it does no work (SP-POL-12, SP-POL-14)
  officer: { drawing: 'officer', works: [], covers: true },
  // in shops alone (SP-TRD-5)
  trader: { drawing: 'trader', works: ['shop'] },
};

/** The drawing of a kind of people, whose symbol is `sc-` and this; one that nobody has drawn looks like a citizen. */
export const drawingOf = (person: string): string => (KINDS[person] ?? CITIZEN).drawing;
/** Whether people of a kind are there for those around them whom they cover, not for what a space brings. */
export const covers = (person: string): boolean => KINDS[person]?.covers ?? false;
/** Whether somebody on a space of a tile brings about what the tile does. */
export const works = (person: string, effect: Effect): boolean =>
  KINDS[person]?.works.includes(effect) ?? false;

/** How people look of whom a module says something. */
export interface Badge {
  /** The symbol over them is `sc-` and this; a dotted ring around them if there is none. */
  sign: string | null;
  /** The same for who cannot see it. */
  says: () => string;
}

/** By what is said of them. */
export const BADGES: Readonly<Record<string, Badge>> = {
  riots: { sign: 'placard', says: m.sc_map_rioting },
  covered: { sign: null, says: m.sc_map_covered },
};
