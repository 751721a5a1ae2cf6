import { topSheet } from './top-sheet';

/**
 * Copies a text, and returns whether it worked. Over plain http, as at home, only the legacy command is available.
 */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text).then(yes, no);
  // inside the open dialog, if there is one: nothing outside can be selected
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
