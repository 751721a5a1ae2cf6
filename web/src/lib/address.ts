/** Addresses of this page. Anybody can write one, so nothing here throws. */

/** Pages of their own that are sheets over a table. */
const CONTENTS = ['settings', 'help', 'rules', 'numbers'] as const;
export type Content = (typeof CONTENTS)[number];
export const contentOf = (name: string | null): Content | null =>
  CONTENTS.find((each) => each === name) ?? null;

/** Decodes a part of an address; null if it is no encoded text. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The table that a path names, if it names one. A link in a sentence may have its full stop. */
export function tableOf(path: string): string | null {
  const part = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return (part && decoded(part)?.replace(/(?<=.)[.,;:!?)]+$/, '')) ?? null;
}
