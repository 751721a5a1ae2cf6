/** The heading of a screen that has come; one that is still loading only says so. */
const HEADING = 'h1:not(:has([role="status"]))';

/**
 * Moves the focus to the heading of a new screen as soon as it is there, so that it is read out and the keyboard
 * starts from the top. The person may be quicker: then it stays where they put it. Returns what ends the waiting.
 */
export function arrive(): () => void {
  const waiting = new MutationObserver(look);
  function look() {
    const heading = document.querySelector<HTMLElement>(HEADING);
    const taken = document.activeElement !== document.body;
    if (!heading && !taken) return;
    waiting.disconnect();
    if (taken || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  waiting.observe(document.body, { childList: true, subtree: true });
  look();
  return () => waiting.disconnect();
}
