import { freeMarks, seatMarks, type SeatMark as Emblem } from '$lib/marks';
import type { SeatDoc } from '$lib/wire';

export type { Emblem };

/**
 * The emblem of every team, by team number. A seat's emblem is its first team's; then all second teams take the free
 * ones, in the order of the emblems. With two teams each, seat i has i and i + seats.
 */
export function teamEmblems(seats: readonly Pick<SeatDoc, 'colour'>[], teamsEach: number): Emblem[] {
  const first = seatMarks(seats);
  if (teamsEach === 1) return first;
  const free = freeMarks(first.map(({ colour }) => colour));
  return [...first, ...first.map((emblem) => free.shift() ?? emblem)];
}
