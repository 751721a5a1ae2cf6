import type { ReviewFace } from '$lib/face';

/** How each game is reviewed. */
export const reviews: Readonly<Record<string, () => Promise<{ default: ReviewFace }>>> = {
  simplicity: () => import('./simplicity/review'),
  'small-city': () => import('./small-city/review'),
};
