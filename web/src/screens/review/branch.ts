/** The seats of a practice table that goes on from a moment of a game. */

import type { Colour, NewPractice } from '$lib/wire';

/** A person at one seat, bots of a level at the others. */
export const seatsOf = (
  seats: number,
  own: number,
  { name, colour, level }: { name: string; colour: Colour | null; level: string },
): NewPractice['seats'] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own ? { kind: 'me', name, ...(colour && { colour }) } : { kind: 'bot', level },
  );
