import type { PuzzleFace } from '$lib/face';

/** What the puzzles of each game say. */
export const puzzles: Readonly<Record<string, () => Promise<{ default: PuzzleFace }>>> = {
  simplicity: () => import('./simplicity/puzzles'),
  'small-city': () => import('./small-city/puzzles'),
};
