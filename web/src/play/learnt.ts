/** What this browser remembers of the lessons of a game. */

import { isText, objectOf, oneOf, orNull, recordOf, remember, remembered } from '$lib/stored';

export interface Learnt {
  /** How each lesson went, by `chapter/id`; those never opened are absent. */
  went: Record<string, 'done' | 'passed'>;
  /** The lesson opened last, as `chapter/id`. */
  last: string | null;
}

const NOTHING: Learnt = { went: {}, last: null };
const isLearnt = objectOf<Learnt>({ went: recordOf(oneOf('done', 'passed')), last: orNull(isText) });
const keyOf = (game: string) => `learn.${game}`;

export const learntOf = (game: string): Learnt => remembered(keyOf(game), isLearnt, NOTHING);
export const rememberLearnt = (game: string, learnt: Learnt) => remember(keyOf(game), learnt);

/** The ids of the lessons that were done. */
export const lessonsDone = ({ went }: Learnt): ReadonlySet<string> =>
  new Set(Object.keys(went).flatMap((name) => (went[name] === 'done' ? [name.replace(/^.*\//, '')] : [])));
