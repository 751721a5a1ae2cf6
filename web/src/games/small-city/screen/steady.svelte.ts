import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Re-runs its callers when the window is resized; reading the size would force a layout. */
const resized = createSubscriber((update) => on(window, 'resize', update));

/**
 * Gives an element `--held`, its greatest height within a step, in pixels. A part that grows with its text takes room
 * from its neighbours once, not at each tap, and gives it back when `step` changes. The observer reports the height
 * after layout; measuring now would force one.
 */
export function steady(step: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let held = 0;
    const observer = new ResizeObserver(([seen]) => {
      const height = seen!.borderBoxSize[0]!.blockSize;
      if (height <= held) return;
      held = height;
      element.style.setProperty('--held', `${held}px`);
    });
    $effect(() => {
      step();
      resized();
      held = 0;
      element.style.removeProperty('--held');
      // a new observation reports at once, even without a change of size
      observer.unobserve(element);
      observer.observe(element, { box: 'border-box' });
    });
    return () => observer.disconnect();
  };
}
