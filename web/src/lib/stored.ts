/** Storage of this browser, or of this tab alone, across reloads. */
type Where = 'localStorage' | 'sessionStorage';

/** Reads a stored value; a browser without storage returns the default. */
export function remembered<T>(key: string, otherwise: T, where: Where = 'localStorage'): T {
  try {
    const text = globalThis[where].getItem(`citywright.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, where: Where = 'localStorage') {
  try {
    globalThis[where].setItem(`citywright.${key}`, JSON.stringify(value));
  } catch {
    // private windows may refuse; the page works without
  }
}
