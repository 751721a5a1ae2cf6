/** Keys of the screens of all games. */

import { settings } from '$lib/settings.svelte';
import { topSheet } from '$lib/top-sheet';

/** A key of one sign, such as a letter, with Shift or without; those with a name always work. */
const isSign = (key: string) => /^(Shift )?\S$/u.test(key);

/**
 * Whether a key does something where the focus is. Those of one sign, which are pressed by mistake and by dictation
 * too, can be switched off, and need the focus on the screen of the game or nowhere.
 */
export function works({ key, target }: KeyboardEvent): boolean {
  if (!isSign(key)) return true;
  const at = target as Element;
  return settings.letterKeys && (at === document.body || at.closest('main, header') !== null);
}

/** Whether a key is for what lies on top of the screen, or for the browser. */
export const isElsewhere = ({ altKey, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  altKey || metaKey || ctrlKey || topSheet() !== undefined;

/** Whether the screen of a game hears a key: it works, no sheet lies over the screen, and nobody writes or chooses in a field. */
export const heard = (event: KeyboardEvent): boolean =>
  !isElsewhere(event) && works(event) && !(event.target as Element).closest('input, textarea, select');

/** Whether a button says its key. */
export const isTold = (key: string | undefined) => !!key && (settings.letterKeys || !isSign(key));
