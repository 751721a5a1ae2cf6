/**
 * `next`, made of the parts of `old` wherever the two are equal, so that the page draws only what has changed: every
 * view from the server is new from top to bottom.
 */
export function shared<T>(old: T, next: T): T {
  if (old === next || !isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next))
    return next;
  const before = old as Record<string, unknown>;
  const entries = Object.entries(next).map(([key, value]) => [key, shared(before[key], value)] as const);
  const same =
    entries.length === Object.keys(before).length && entries.every(([key, value]) => value === before[key]);
  if (same) return old;
  return (Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
