/** Who is at a table, what they do, and what they look at. */

import { isAway } from '$play/absence';
import type { TableDoc } from '$lib/wire';

/** The people at other browsers. */
export const others = (table: TableDoc): number[] =>
  table.seats.flatMap(({ kind }, seat) => (kind === 'person' && !table.you.includes(seat) ? [seat] : []));

/** Whether there is, or may still be, another person to talk to. */
export const isCompany = (table: TableDoc): boolean =>
  others(table).length > 0 ||
  table.spectators > (table.you.length ? 0 : 1) ||
  table.seats.some(({ kind }) => kind === 'open');

/** The people at other browsers who look at the part of the board of a seat, other than their own. */
export const lookers = (table: TableDoc, part: number): number[] =>
  others(table).filter((seat) => seat !== part && table.seats[seat]?.attention?.at === part);

/** The seats of other people whom the game waits for, and who are here. */
export const awaited = (table: TableDoc, due: readonly number[]): number[] =>
  others(table).filter((seat) => due.includes(seat) && !table.seats[seat]!.lent && !isAway(table, seat));

/** People who have come back, by who was away before and who is now. */
export const returned = (before: readonly number[], table: TableDoc): number[] =>
  before.filter((seat) => table.seats[seat]?.kind === 'person' && !isAway(table, seat));

/** The seats whose people are away. */
export const awaySeats = (table: TableDoc): number[] => others(table).filter((seat) => isAway(table, seat));
