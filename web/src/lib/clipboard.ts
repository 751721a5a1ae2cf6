import { topSheet } from './top-sheet';

/** Copies a text, and says whether it worked. Over plain http, as at home, a page has no clipboard but the old command. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text).then(yes, no);
  // within the open dialog, if there is one: what is outside cannot be selected
  const home = topSheet() ?? document.body;
  const field = document.createElement('textarea');
  field.className = 'sr';
  field.value = text;
  const back = document.activeElement;
  home.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (back instanceof HTMLElement) back.focus();
  return copied;
}

const yes = () => true;
const no = () => false;
