/** The same things in a random order. */
export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  const left = [...things];
  const found: T[] = [];
  while (left.length) found.push(...left.splice(Math.floor(random() * left.length), 1));
  return found;
}
