/** What people look like, by their names in documents: the one list that names them. */

const OUTLINES: Readonly<Record<string, string>> = {
  citizen: 'citizen',
  officer: 'officer',
  trader: 'trader',
};

/** The symbol of a kind of people; one that nobody has drawn looks like a citizen. */
export const drawingOf = (person: string): string => `sc-${OUTLINES[person] ?? 'citizen'}`;

/** How people look of whom a module says something: a placard over them, a dotted ring around them. */
export type Badge = 'rioting' | 'covered';

/** By what is said of them. */
export const BADGES: Readonly<Record<string, Badge>> = { riots: 'rioting', covered: 'covered' };
