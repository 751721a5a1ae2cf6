import type { Face } from '$lib/face';
import { general } from './general';
import { face as simplicity } from './simplicity/face';
import { face as smallCity } from './small-city/face';

/** The faces of the games that have one, by their names, in the order of the start page. */
export const faces: Record<string, Face> = { simplicity, 'small-city': smallCity };

/** The face of a game; one without a face of its own is shown by what its documents say. */
export const faceOf = (game: string): Face => faces[game] ?? general(game);
