import { m } from '$messages';
import type { Colour, SeatDoc } from './wire';

/** The six team emblems in the order of the rules, each with the letter of its drawings (`#disc-s`). */
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

/**
 * The emblem of every team, by team number. A seat's choice is its first team's; seats without one and then
 * all second teams take what is free, in the order above. With two teams each, seat i has i and i + seats.
 */
export function teamEmblems(seats: readonly Pick<SeatDoc, 'colour'>[], teamsEach: number): Emblem[] {
  const chosen = seats.map((seat) => seat.colour);
  const free = EMBLEMS.filter((emblem) => !chosen.includes(emblem.colour));
  const take = () => free.shift() ?? EMBLEMS[0]!;
  const teams = chosen.map((colour) => (colour ? emblemOf(colour) : take()));
  if (teamsEach === 2) for (let seat = 0; seat < seats.length; seat += 1) teams.push(take());
  return teams;
}

/** The emblems that the people at the table have, chosen or not; whoever asks from a seat has theirs to give. */
export function takenEmblems(seats: readonly Pick<SeatDoc, 'colour' | 'kind'>[], own?: number): Colour[] {
  const emblems = teamEmblems(seats, 1);
  return seats.flatMap(({ colour, kind }, seat) =>
    seat !== own && (colour || kind === 'person') ? [emblems[seat]!.colour] : [],
  );
}
