/** What a seat may do, as a list that a person can read: choices that begin alike stand together. */

/** A choice and what it says. */
export interface Told {
  entry: object;
  text: string;
  rule: string | null;
}

/** Choices whose sentences begin with the same words. */
export interface Group {
  key: string;
  /** The words that all of them begin with; the whole sentence of one that stands alone. */
  start: string;
  /** What is left of each sentence, in the order of the choices. */
  choices: { told: Told; rest: string }[];
}

/** What an entry is about: its first field beside the seat, with its value where several fields follow. */
function kindOf(entry: object): string {
  const [first, ...more] = Object.entries(entry).filter(([name]) => name !== 'seat');
  if (!first) return '';
  return more.length ? `${first[0]} ${String(first[1])}` : first[0];
}

/** The whole words that all texts begin with. */
function startOf(texts: readonly string[]): string {
  let [start = ''] = texts;
  for (const text of texts) {
    let same = 0;
    while (same < start.length && start[same] === text[same]) same += 1;
    start = start.slice(0, same);
  }
  const whole = texts.every((text) => text.length === start.length || text[start.length] === ' ');
  return whole ? start : start.slice(0, start.lastIndexOf(' ') + 1).trimEnd();
}

/** The choices in groups, in the order in which they were told; those that share no beginning stand alone. */
export function grouped(all: readonly Told[]): Group[] {
  const kinds = new Map<string, Told[]>();
  for (const told of all) {
    const kind = kindOf(told.entry);
    const alike = kinds.get(kind);
    if (alike) alike.push(told);
    else kinds.set(kind, [told]);
  }
  return [...kinds].flatMap(([key, told]) => {
    const start = startOf(told.map(({ text }) => text));
    const group = (key: string, start: string, told: readonly Told[]): Group => ({
      key,
      start,
      choices: told.map((one) => ({ told: one, rest: one.text.slice(start.length).trim() })),
    });
    if (start) return [group(key, start, told)];
    return told.map((one, index) => group(`${key} ${index}`, one.text, [one]));
  });
}

/** Those whose sentences have every word that was asked for. */
export function found(all: readonly Told[], asked: string): readonly Told[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length
    ? all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
    : all;
}

/** An entry as a record writes it, for a game that tells no sentence: "bid 3". */
export const written = (entry: object): string =>
  Object.entries(entry)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) =>
      typeof value === 'object' ? `${name} ${JSON.stringify(value)}` : `${name} ${value}`,
    )
    .join(' ');
