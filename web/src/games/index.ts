import type { Face } from '$lib/face';
import { general } from './general';
import { face as simplicity } from './simplicity/face';
import { face as smallCity } from './small-city/face';

/** The faces of games that have one, by name, in the order of the start page. */
export const faces: Record<string, Face> = { simplicity, 'small-city': smallCity };

/** The face of a game; for a game without one, its documents supply the texts. */
export const faceOf = (game: string): Face => faces[game] ?? general(game);
