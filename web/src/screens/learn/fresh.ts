import { isText, listOf, objectOf, remembered } from '$lib/stored';
import { hintedOf } from '$play/hinted';
import { learntOf } from '$play/learnt';

const isRead = objectOf<{ read: string[] }>({ read: listOf(isText) });
/** Where this browser stores what was read of a game. */
export const readingKey = (game: string) => `reading.${game}`;

/** Whether anything of a game was read at this browser. */
export const hasRead = (game: string): boolean =>
  remembered(readingKey(game), isRead, { read: [] }).read.length > 0;

/** Whether anything of a game was read or learnt at this browser. */
export const hasBegun = (game: string): boolean => hasRead(game) || learntOf(game).last !== null;

/** Whether the person at this browser has neither played a game nor read or learnt about it. */
export function isFresh(game: string): boolean {
  const { read, over } = hintedOf(game);
  return !over && !read.length && !hasBegun(game);
}
