/** Storage of this browser, or of this tab alone, across reloads. */

/** Says whether a value is of one kind. Stored values come from older pages and from people: each read checks them. */
export type Kind<T> = (value: unknown) => value is T;

export const isText: Kind<string> = (value) => typeof value === 'string';
export const isFlag: Kind<boolean> = (value) => typeof value === 'boolean';
/** A small count or position, such as a seat. */
export const isIndex: Kind<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;
export const isObject: Kind<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  <const T extends string | number>(...all: readonly T[]): Kind<T> =>
  (value): value is T =>
    all.some((each) => each === value);
export const orNull =
  <T>(kind: Kind<T>): Kind<T | null> =>
  (value): value is T | null =>
    value === null || kind(value);
export const listOf =
  <T>(kind: Kind<T>): Kind<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(kind);
export const recordOf =
  <T>(kind: Kind<T>): Kind<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(kind);

/** The kind of each field of an object. */
export type Fields<T> = { readonly [Key in keyof T]: Kind<T[Key]> };
export const objectOf =
  <T extends object>(fields: Fields<T>): Kind<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Kind<unknown>>(fields).every(([key, kind]) => kind(value[key]));

type Where = 'localStorage' | 'sessionStorage';

/** Values that the browser does not store: private windows and blocked cookies may refuse. Lost on a reload. */
const unstored = new Map<string, string>();
const nameOf = (key: string, where: Where) => `${where}.${key}`;

function textOf(key: string, where: Where): string | null {
  const kept = unstored.get(nameOf(key, where));
  if (kept !== undefined) return kept;
  try {
    return globalThis[where].getItem(`citywright.${key}`);
  } catch {
    return null;
  }
}

/** Whether this browser has stored everything so far. */
export const isStored = () => unstored.size === 0;

/** Forgets everything that this site has stored in this browser. */
export function forgetStored() {
  unstored.clear();
  for (const where of ['localStorage', 'sessionStorage'] as const) {
    try {
      const own = Object.keys(globalThis[where]).filter((key) => key.startsWith('citywright.'));
      for (const key of own) globalThis[where].removeItem(key);
    } catch {
      // nothing is stored here
    }
  }
}

/** Reads a stored value; a missing value, or one of another kind, gives the default. */
export function remembered<T, Default = T>(
  key: string,
  kind: Kind<T>,
  otherwise: Default,
  where: Where = 'localStorage',
): T | Default {
  try {
    const value: unknown = JSON.parse(textOf(key, where) ?? '');
    return kind(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Reads a stored object field by field; a missing field, or one of another kind, has its default. */
export function rememberedFields<T extends object>(key: string, fields: Fields<T>, otherwise: T): T {
  const stored = remembered<Record<string, unknown>>(key, isObject, {});
  const sound = Object.entries<Kind<unknown>>(fields).filter(([name, kind]) => kind(stored[name]));
  return { ...otherwise, ...Object.fromEntries(sound.map(([name]) => [name, stored[name]])) };
}

/** Returns whether the value survives a reload. */
export function remember(key: string, value: unknown, where: Where = 'localStorage'): boolean {
  const text = JSON.stringify(value);
  try {
    globalThis[where].setItem(`citywright.${key}`, text);
    unstored.delete(nameOf(key, where));
    return true;
  } catch {
    unstored.set(nameOf(key, where), text);
    return false;
  }
}
