import { play, type SoundName } from '$lib/sound';
import type { EventDoc } from '../wire';

type Kind = EventDoc['event'];

/** The sound of each event, with its volume; the others are silent. */
export const HEARD: { readonly [kind in Kind]?: readonly [SoundName, volume: number] } = {
  city_hall: ['tile', 1],
  mayor_comes: ['figure', 1],
  round_begins: ['flip', 0.7],
  card_boxed: ['flip', 0.6],
  card_shown: ['flip', 0.6],
  card_taken: ['card', 0.8],

  committed: ['seal', 1],
  revealed: ['open', 1],
  built: ['tile', 1],
  enlarged: ['tile', 1],
  upgraded: ['floor', 1],
  failed: ['refuse', 0.5],

  moved: ['figure', 0.8],
  went_home: ['figure', 0.8],
  arrived: ['figure', 0.8],

  earned: ['coin', 0.9],
  sold: ['coin', 0.9],
  bought: ['coin', 0.9],
  traded: ['slips', 0.8],
  produced: ['goods', 0.8],
  supplied: ['goods', 0.8],

  voted: ['slips', 0.9],
  polluted: ['low', 0.9],
  died: ['bell', 1],
  eliminated: ['bell', 1],
  council_move: ['gavel', 0.9],

  calmed: ['figure', 0.8],
  drove: ['figure', 0.8],
  manned: ['figure', 0.8],
  merged: ['floor', 1],
  rioted: ['refuse', 0.8],
  road_laid: ['goods', 0.8],
  roundabout_laid: ['goods', 0.8],
  wall_fell: ['goods', 1],
};

/** Plays the sound of an event; those of others are softer. */
export function sound(kind: Kind, own = true) {
  const heard = HEARD[kind];
  if (heard) void play(heard[0], heard[1] * (own ? 1 : 0.4));
}
