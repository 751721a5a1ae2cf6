import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Whoever calls it is called again when the window has another size, which is not asked for: that would lay the page out. */
const resized = createSubscriber((update) => on(window, 'resize', update));

/**
 * Gives an element `--held`, the greatest height it has had in a step, in pixels: what grows with its text
 * takes room from its neighbours once, not at each tap, and gives it back when `step` says another one.
 * The observer tells the height once it is laid out: asking for it would lay everything out at once.
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
      // whoever begins to be observed is told of, though it keeps its size
      observer.unobserve(element);
      observer.observe(element, { box: 'border-box' });
    });
    return () => observer.disconnect();
  };
}
