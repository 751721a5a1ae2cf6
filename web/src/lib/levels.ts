import { m } from '$messages';
import type { Words } from './face';

/** What the levels of bots are called that games share. */
const NAMES: Record<string, () => string> = {
  easy: m.level_easy,
  steady: m.level_steady,
  sharp: m.level_sharp,
  thoughtful: m.level_thoughtful,
  expert: m.level_expert,
};

/** The levels of a game's bots, from the weakest, each with how it plays; a level without words keeps its name. */
export const levelWords = (about: Record<string, () => string>) => ({
  levels: Object.keys(about),
  level: (name: string): Words => {
    const sentence = about[name]?.();
    return { label: NAMES[name]?.() ?? name, ...(sentence && { about: sentence }) };
  },
});
