import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** A hidden part this high deserves a sign, in pixels: a line does, the padding below the last one does not. */
const WORTH = 8;

/**
 * Gives the end of a scroll area the class `below` while that end is out of sight. An attachment. The observer
 * reports after layout: measuring now would force one.
 */
export function endsInSight(end: HTMLElement) {
  const root = end.parentElement;
  const observer = new IntersectionObserver(
    ([seen]) => end.classList.toggle('below', !seen!.isIntersecting),
    { root, rootMargin: `0px 0px ${WORTH}px` },
  );
  observer.observe(end);
  return () => observer.disconnect();
}

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
