/** What this browser remembers of the hints of a game. */

import { isFlag, isText, listOf, objectOf, remember, remembered } from '$lib/stored';

export interface Hinted {
  /** The hints that were read, by key. */
  read: string[];
  /** There are no more: a whole game was played, or the person does not want them. */
  over: boolean;
}

const NOTHING: Hinted = { read: [], over: false };
const isHinted = objectOf<Hinted>({ read: listOf(isText), over: isFlag });
const keyOf = (game: string) => `coach.${game}`;

export const hintedOf = (game: string): Hinted => remembered(keyOf(game), isHinted, NOTHING);
export const rememberHinted = (game: string, hinted: Hinted) => remember(keyOf(game), hinted);
