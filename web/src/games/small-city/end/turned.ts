/**
 * A list on its way to another one, `count` lines of which have come: what is left of the list before stays where it was,
 * and what is too much goes from the end, as many lines as have come.
 */
export function turned<T>(before: readonly T[], next: readonly T[], count: number): T[] {
  const end = Math.max(next.length, before.length - count);
  return [...next.slice(0, count), ...before.slice(Math.min(count, next.length), end)];
}

/** After so many lines nothing is left of the list before, and all of the next one is there. */
export const turns = (before: readonly unknown[], next: readonly unknown[]): number =>
  Math.max(next.length, before.length - next.length);
