/**
 * `next`, rebuilt from the parts of `old` wherever the two are equal, so that the page draws only changes: every view
 * from the server is new from top to bottom.
 */
export function shared<T>(old: T, next: T): T {
  if (old === next || !isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next))
    return next;
  const [before, now] = [old as Parts, next as Parts];
  const keys = Object.keys(now);
  const made: Parts = Array.isArray(next) ? ([] as unknown as Parts) : {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    made[key] = shared(before[key], now[key]);
    same &&= made[key] === before[key];
  }
  return same ? old : (made as T);
}

type Parts = Record<string, unknown>;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
