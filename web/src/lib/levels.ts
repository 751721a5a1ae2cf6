import type { Words } from './face';
import { tell } from './words';

/** A level of a game's bots: what it is called and how it plays; without words it keeps its name. */
export function levelWords(game: string, name: string): Words {
  const about = tell('plays', name, { game });
  return { label: tell('level', name, { game }), ...(about !== name && { about }) };
}
