/** Keys of the screens of all games. */

import { m } from '$messages';
import { settings } from '$lib/settings.svelte';
import { topSheet } from '$lib/top-sheet';

/** A single-character key, such as a letter, with Shift or without; named keys always work. */
const isSign = (key: string) => /^(Shift )?\S$/u.test(key);

/**
 * Whether a key works at the current focus. Single-character keys, which people press by mistake and by dictation
 * too, can be switched off; they need the focus on the game's screen or nowhere.
 */
export function works({ key, target }: KeyboardEvent): boolean {
  if (!isSign(key)) return true;
  const at = target as Element;
  return settings.letterKeys && (at === document.body || at.closest('main, header') !== null);
}

/** Whether a key is for the top sheet, or for the browser. */
export const isElsewhere = ({ altKey, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  altKey || metaKey || ctrlKey || topSheet() !== undefined;

/** Whether the screen of a game handles a key: it works, no sheet is open, and no field has the focus. */
export const heard = (event: KeyboardEvent): boolean =>
  !isElsewhere(event) && works(event) && !(event.target as Element).closest('input, textarea, select');

/** A key as its keyboard names it, in the page's language. */
export const keyText = (key: string): string =>
  key.replace(/Page Up|Page Down|[A-Z][a-z]+/g, (name) => KEYS[name]?.() ?? name);
const KEYS: Record<string, () => string> = {
  Enter: m.key_enter,
  Esc: m.key_escape,
  Space: m.key_space,
  Home: m.key_home,
  End: m.key_end,
  'Page Up': m.key_page_up,
  'Page Down': m.key_page_down,
  Shift: m.key_shift,
};

/** Whether a button shows its key. */
export const isTold = (key: string | undefined) => !!key && (settings.letterKeys || !isSign(key));
