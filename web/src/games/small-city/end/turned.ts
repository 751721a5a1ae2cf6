/**
 * A list in transition to another one, `count` lines in: the rest of the old list stays in place, and surplus lines
 * leave from the end, one for each line that has come.
 */
export function turned<T>(before: readonly T[], next: readonly T[], count: number): T[] {
  const end = Math.max(next.length, before.length - count);
  return [...next.slice(0, count), ...before.slice(Math.min(count, next.length), end)];
}

/** After this many lines the old list is gone and the new one complete. */
export const turns = (before: readonly unknown[], next: readonly unknown[]): number =>
  Math.max(next.length, before.length - next.length);
