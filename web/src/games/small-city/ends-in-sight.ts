/** What is cut off is worth a sign, in pixels: a line is, the room below the last one is not. */
const WORTH = 8;

/**
 * What stands at the end of something that scrolls has the class `below` while that end is out of sight. To be
 * attached. The observer tells it once all is laid out: asking for it would lay everything out at once.
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
