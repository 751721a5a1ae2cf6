/** What a seat may do, as a list that a person can read: choices of one kind stand together. */

/** A choice and what it says. */
export interface Told {
  entry: object;
  text: string;
  rule: string | null;
  /** What its kind is called: what it does, and with which piece. */
  kind: string;
}

/** Choices of one kind, in the order in which they were told. */
export interface Group {
  kind: string;
  choices: Told[];
}

/** The choices by their kinds, in the order in which each came first. */
export function grouped(all: readonly Told[]): Group[] {
  const kinds = new Map<string, Told[]>();
  for (const told of all) {
    const alike = kinds.get(told.kind);
    if (alike) alike.push(told);
    else kinds.set(told.kind, [told]);
  }
  return [...kinds].map(([kind, choices]) => ({ kind, choices }));
}

/** Those whose sentences have every word that was asked for. */
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

/** An entry as a record writes it, for a game that tells no sentence: "bid 3". */
export const written = (entry: object): string =>
  Object.entries(entry)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) =>
      typeof value === 'object' ? `${name} ${JSON.stringify(value)}` : `${name} ${value}`,
    )
    .join(' ');
