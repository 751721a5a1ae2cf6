import { onceLaid } from '$lib/frames';

const to = (tabIndex: number) => (element: HTMLElement) => {
  if (element.hasAttribute('tabindex')) return onceLaid(element, () => void (element.tabIndex = tabIndex));
  element.tabIndex = tabIndex;
};
const [stops, passes] = [to(0), to(-1)];

/**
 * Whether Tab leads to an element of a group with arrow keys. An attachment. A change on the focused element forces a
 * layout, so it happens right after one.
 */
export const roving = (stop: boolean) => (stop ? stops : passes);
