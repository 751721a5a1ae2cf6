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
