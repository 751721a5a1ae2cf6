import { play, type SoundName } from '$lib/sound';
import type { SimplicityEvent } from './wire';

type Kind = SimplicityEvent['event'];

/** The sound of each event, with its volume; the others are silent. */
export const HEARD: { readonly [kind in Kind]?: readonly [SoundName, volume: number] } = {
  built: ['tile', 1],
  slot_blocked: ['tile', 1],
  tile_drawn: ['card', 0.5],
  strip_laid: ['card', 0.8],
  token_given: ['coin', 1],
  face_up: ['flip', 1],
  order_set: ['flip', 1],
};

/** Plays the sound of an event; those of others are softer. */
export function sound(kind: Kind, own = true) {
  const heard = HEARD[kind];
  if (heard) void play(heard[0], heard[1] * (own ? 1 : 0.4));
}
