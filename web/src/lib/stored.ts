/** What this browser keeps, or only this tab of it, over a reload. */
type Where = 'localStorage' | 'sessionStorage';

/** Reads what is remembered; a browser without storage remembers nothing. */
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
