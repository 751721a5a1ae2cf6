/** The drawings of lobby choices and of promises: the one list that names them. */

/** A ground, by its colour `--` plus this, and the drawing on it: the symbol `sc-` plus this. */
interface Scene {
  ground: string;
  pieces: readonly (readonly [drawing: string, x: number, y: number, size: number])[];
}

/** The scrolls of promises, by their stacks; any other stack has the special one. */
const SCROLLS: Readonly<Record<string, string>> = {
  easy: 'promise-1',
  medium: 'promise-2',
  difficult: 'promise-3',
};
const SPECIAL = 'promise-s';

/** The symbol of a promise, `sc-` plus this. */
export const scrollOf = (stack: string): string => SCROLLS[stack] ?? SPECIAL;

/** Lobby choices as small scenes, by option and choice. Scenes are 72 wide and high. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'advanced/yes': { ground: 'c-palace', pieces: [['promise-s', 13, 12, 46]] },
  'modules/police': {
    ground: 'c-service',
    pieces: [
      ['pol-a', 3, 4, 50],
      ['officer', 35, 32, 34],
    ],
  },
  'modules/traders': {
    ground: 'c-shop',
    pieces: [
      ['c1', 3, 2, 50],
      ['trader', 34, 31, 35],
    ],
  },
  'modules/forest': {
    ground: 'l-forest',
    pieces: [
      ['forest', 2, 0, 44],
      ['forest', 29, 4, 42],
      ['forest', 8, 24, 44],
      ['wood', 42, 42, 26],
    ],
  },
  'modules/cities': {
    ground: 'l-river',
    pieces: [['eiffel', 7, 5, 58]],
  },
  'modules/cards': {
    ground: 'c-park-pale',
    pieces: [['card-K', 11, 10, 50]],
  },
  'modules/buildings': {
    ground: 'c-palace',
    pieces: [
      ['palace', 3, 1, 62],
      ['statue', 42, 34, 33],
    ],
  },
  'modules/promises': {
    ground: 'c-culture',
    pieces: [
      ['promise-1', 5, 8, 36],
      ['promise-3', 26, 22, 42],
    ],
  },
  'modules/special': {
    ground: 'c-works',
    pieces: [
      ['promise-s', 6, 10, 40],
      ['vote', 36, 34, 30],
    ],
  },
  'modules/historic': { ground: 'c-hall-pale', pieces: [['colosseum', 5, 7, 62]] },
  'modules/roads': {
    ground: 'c-lot',
    pieces: [
      ['road', 3, 3, 34],
      ['roundabout', 23, 22, 46],
    ],
  },
};
