import type { FiguresFace } from '$lib/face';

/** What the results of each game say of its points. */
export const figures: Readonly<Record<string, () => Promise<{ default: FiguresFace }>>> = {
  simplicity: () => import('./simplicity/figures'),
  'small-city': () => import('./small-city/figures'),
};
