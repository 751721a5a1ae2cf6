/** A seat's legal actions as a readable list, grouped by kind. */

/** A choice and its text. */
export interface Told {
  entry: object;
  text: string;
  rule: string | null;
  /** The name of its kind: its action, and the piece. */
  kind: string;
}

/** Choices of one kind, in the server's order. */
export interface Group {
  kind: string;
  choices: Told[];
}

/** The choices by kind, in order of first appearance. */
export function grouped(all: readonly Told[]): Group[] {
  const kinds = new Map<string, Told[]>();
  for (const told of all) {
    const alike = kinds.get(told.kind);
    if (alike) alike.push(told);
    else kinds.set(told.kind, [told]);
  }
  return [...kinds].map(([kind, choices]) => ({ kind, choices }));
}

/** The choices whose sentences contain every search word. */
export function found(all: readonly Told[], asked: string): readonly Told[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length
    ? all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    : all;
}

/** The kind of an entry as a record writes it: its first field, with its value where others follow: "build A". */
export function writtenKind(entry: object): string {
  const [first, ...more] = Object.entries(entry).filter(([name]) => name !== 'seat');
  if (!first) return '';
  return more.length ? `${first[0]} ${String(first[1])}` : first[0];
}

/** An entry in record notation, for a game without sentences: "bid 3". */
export const written = (entry: object): string =>
  Object.entries(entry)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) =>
      typeof value === 'object' ? `${name} ${JSON.stringify(value)}` : `${name} ${value}`,
    )
    .join(' ');
