import type { SimplicityEvent } from '../wire';

/** Changes stay outlined this long, in milliseconds. */
const STAYS = 2_000;

/** Instead of motion: outlines changes for a while. */
export function outline(root: HTMLElement, events: readonly SimplicityEvent[]) {
  for (const event of events) {
    const what =
      event.event === 'built'
        ? `[data-space="${event.space}"]`
        : event.event === 'slot_blocked'
          ? `[data-slot="${event.slot}"]`
          : null;
    const element = what && root.querySelector<HTMLElement>(what);
    if (!element) continue;
    element.dataset.changed = '';
    setTimeout(() => delete element.dataset.changed, STAYS);
  }
}
