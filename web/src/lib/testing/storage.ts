import { vi } from 'vitest';

/** Stored texts of other kinds than the page's, as older pages, other programs and people leave them. */
export const WRONG = ['5', 'null', '[]', '{}', '"text"', '{"a":', ''];

/** Gives the test a browser's storage, for both kinds; returns what it holds. */
export function fakeStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  return stored;
}
