import { onceLaid } from '$lib/frames';

const to = (tabIndex: number) => (element: HTMLElement) => {
  if (element.hasAttribute('tabindex')) return onceLaid(element, () => void (element.tabIndex = tabIndex));
  element.tabIndex = tabIndex;
};
const [stops, passes] = [to(0), to(-1)];

/**
 * Whether Tab leads to an element of a group in which arrows lead on; to be attached. A browser lays the page out at
 * once when this changes for what has the focus, so it changes when it has just been laid out.
 */
export const roving = (stop: boolean) => (stop ? stops : passes);
