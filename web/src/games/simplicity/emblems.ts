import { freeEmblems, seatEmblems, type Emblem } from '$lib/emblems';
import type { SeatDoc } from '$lib/wire';

export type { Emblem };

/**
 * The emblem of every team, by team number. A seat's emblem is its first team's; then all second teams take what is
 * free, in the order of the emblems. With two teams each, seat i has i and i + seats.
 */
export function teamEmblems(seats: readonly Pick<SeatDoc, 'colour'>[], teamsEach: number): Emblem[] {
  const first = seatEmblems(seats);
  if (teamsEach === 1) return first;
  const free = freeEmblems(first.map(({ colour }) => colour));
  return [...first, ...first.map((emblem) => free.shift() ?? emblem)];
}
