/** People by their document names, and their badges: the one list that names them. */

import { m } from '$messages';
import type { TileDoc } from '../wire';

/** An effect of a tile once a person works there. */
export type Effect = TileDoc['effects'][number]['effect'];

interface PersonKind {
  /** The symbol is `sc-` plus this. */
  drawing: string;
  /** The effects that this kind triggers. */
  works: readonly Effect[];
  /** It protects the people around it. */
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

/**
 * The drawing of a kind of people, with the symbol `sc-` plus this; a kind without a drawing looks like a citizen.
 */
export const drawingOf = (person: string): string => (KINDS[person] ?? CITIZEN).drawing;
/** Whether people of a kind cover others around them instead of working. */
export const covers = (person: string): boolean => KINDS[person]?.covers ?? false;
/** Whether this kind of person triggers an effect of the tile. */
export const works = (person: string, effect: Effect): boolean =>
  KINDS[person]?.works.includes(effect) ?? false;

/** Whether people of this name exist. */
export const isPerson = (name: string): boolean => name in KINDS;

/** The signs of people and of their badges in the words of a picture. */
export const SIGNS: Readonly<Record<string, string>> = { '*': 'citizen', '^': 'trader', '%': 'officer' };
export const BADGE_SIGNS: Readonly<Record<string, string>> = { '!': 'riots' };

/** The look of people with a module's badge. */
export interface Badge {
  /** The symbol over them is `sc-` plus this; a dotted ring around them if there is none. */
  sign: string | null;
  /** The same for screen readers. */
  says: () => string;
}

/** By badge. */
export const BADGES: Readonly<Record<string, Badge>> = {
  riots: { sign: 'placard', says: m.sc_map_rioting },
  covered: { sign: null, says: m.sc_map_covered },
};
