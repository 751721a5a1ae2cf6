/** Keyboard focus on the page of a table. */

import type { Focus } from '../model/surface';

/** Focuses the button that `where` names, or the item of the desk; cells belong to the map. */
export function focusOn(root: HTMLElement | undefined, where: Exclude<Focus, { cell: string }>) {
  if (where === 'desk') return nextGroup(root);
  root?.querySelector<HTMLElement>(selector(where))?.focus({ preventScroll: typeof where === 'object' });
}

function selector(where: Exclude<Focus, 'desk' | { cell: string }>): string {
  if (where === 'main') return '.tray .go .main';
  if (where === 'compare') return '.compare';
  return 'tile' in where ? `[data-tile-of="${where.tile}"]` : `[data-lay="${where.lay}"]`;
}

/** Focuses the first item of the next group of the desk, with wrap-around. */
function nextGroup(root: HTMLElement | undefined) {
  const groups = [
    ...(root?.querySelectorAll<HTMLElement>(
      '.desk [data-desk] [tabindex="0"], .desk [data-desk] button:enabled:not([tabindex])',
    ) ?? []),
  ];
  const active = document.activeElement;
  const now = groups.findIndex((each) => each === active || each.closest('.group')?.contains(active));
  groups[(now + 1) % groups.length]?.focus();
}
