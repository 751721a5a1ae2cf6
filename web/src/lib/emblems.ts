import { m } from '$messages';
import type { Colour, SeatDoc } from './wire';

/** The six emblems of seats in their order, each with the letter of its drawings (`#disc-s`). */
export const EMBLEMS: readonly { colour: Colour; letter: string; name: () => string }[] = [
  { colour: 'star', letter: 's', name: m.emblem_star },
  { colour: 'moon', letter: 'm', name: m.emblem_moon },
  { colour: 'wave', letter: 'w', name: m.emblem_wave },
  { colour: 'heart', letter: 'h', name: m.emblem_heart },
  { colour: 'lightning', letter: 'l', name: m.emblem_lightning },
  { colour: 'tulip', letter: 't', name: m.emblem_tulip },
];
export type Emblem = (typeof EMBLEMS)[number];

export const emblemOf = (colour: Colour): Emblem =>
  EMBLEMS.find((emblem) => emblem.colour === colour) ?? EMBLEMS[0]!;

/** The emblem of every seat: its choice, and for seats without one what is free, in the order above. */
export function seatEmblems(seats: readonly Pick<SeatDoc, 'colour'>[]): Emblem[] {
  const chosen = seats.map((seat) => seat.colour);
  const free = freeEmblems(chosen);
  return chosen.map((colour) => (colour ? emblemOf(colour) : (free.shift() ?? EMBLEMS[0]!)));
}

/** The emblems that are not among these. */
export const freeEmblems = (taken: readonly (Colour | null)[]): Emblem[] =>
  EMBLEMS.filter((emblem) => !taken.includes(emblem.colour));

/** The emblems that the people at the table have, chosen or not; whoever asks from a seat has theirs to give. */
export function takenEmblems(seats: readonly Pick<SeatDoc, 'colour' | 'kind'>[], own?: number): Colour[] {
  const emblems = seatEmblems(seats);
  return seats.flatMap(({ colour, kind }, seat) =>
    seat !== own && (colour || kind === 'person') ? [emblems[seat]!.colour] : [],
  );
}
