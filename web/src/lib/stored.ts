/** Reads what this browser remembers; a browser without storage remembers nothing. */
export function remembered<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`citywright.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(`citywright.${key}`, JSON.stringify(value));
  } catch {
    // private windows may refuse; the page works without
  }
}
