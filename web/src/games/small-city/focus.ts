/** Where keys put the keyboard on the screen of a table. */

import type { Cell } from './wire';

/** On the heavy button. */
export const toMain = (root: HTMLElement | undefined) =>
  root?.querySelector<HTMLElement>('.tray .go .main')?.focus();

/** On the first thing of the next group of the desk, around and around. */
export function toDesk(root: HTMLElement | undefined) {
  const groups = [
    ...(root?.querySelectorAll<HTMLElement>(
      '.desk [data-desk] [tabindex="0"], .desk [data-desk] button:enabled:not([tabindex])',
    ) ?? []),
  ];
  const active = document.activeElement;
  const now = groups.findIndex((each) => each === active || each.closest('.group')?.contains(active));
  groups[(now + 1) % groups.length]?.focus();
}

/** The cell so many further on than that with the keyboard, around and around; null where there is none. */
export function cellFrom(cells: readonly Cell[], by: number): Cell | null {
  const now = cells.indexOf(document.activeElement?.getAttribute('data-cell') ?? '');
  return cells[(now + (now < 0 && by < 0 ? 0 : by) + cells.length) % cells.length] ?? null;
}
