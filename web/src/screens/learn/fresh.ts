import { isText, listOf, objectOf, remembered } from '$lib/stored';
import { hintedOf } from '$play/hinted';

const isRead = objectOf<{ read: string[] }>({ read: listOf(isText) });
/** Where this browser stores what was read of a game. */
export const readingKey = (game: string) => `reading.${game}`;

/** Whether anything of a game was read at this browser. */
export const hasRead = (game: string): boolean =>
  remembered(readingKey(game), isRead, { read: [] }).read.length > 0;

/** Whether the person at this browser has neither played a game nor read about it. */
export function isFresh(game: string): boolean {
  const { read, over } = hintedOf(game);
  return !over && !read.length && !hasRead(game);
}
