/** The heading of a loaded screen; a loading screen only says so. */
const HEADING = 'h1:not(:has([role="status"]))';

/**
 * Focuses the heading of a new screen as soon as it exists, so that screen readers read it and the keyboard starts
 * from the top. If the person moves the focus first, it stays there. Returns a function that stops the wait.
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
