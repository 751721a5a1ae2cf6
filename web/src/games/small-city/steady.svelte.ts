import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/**
 * Gives an element `--held`, the greatest height it has had in a step, in pixels: what grows with its text
 * takes room from its neighbours once, not at each tap, and gives it back when `step` says another one.
 */
export function steady(step: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let held = 0;
    const hold = () => {
      if (element.offsetHeight <= held) return;
      held = element.offsetHeight;
      element.style.setProperty('--held', `${held}px`);
    };
    const observer = new ResizeObserver(hold);
    observer.observe(element);
    $effect(() => {
      void [step(), innerWidth.current, innerHeight.current];
      held = 0;
      element.style.removeProperty('--held');
      void tick().then(hold);
    });
    return () => observer.disconnect();
  };
}
