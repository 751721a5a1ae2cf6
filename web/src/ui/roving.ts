import { afterFrame } from '$lib/frames';

/**
 * Whether Tab leads to an element of a group in which arrows lead on; to be attached. A browser lays the page out at
 * once when this changes for what has the focus, so it changes when nothing waits for that.
 */
export const roving = (stop: boolean) => (element: HTMLElement) => {
  const set = () => void (element.tabIndex = stop ? 0 : -1);
  if (element.hasAttribute('tabindex')) return afterFrame(set);
  set();
};
