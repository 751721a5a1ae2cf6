/** Days of puzzles, counted from 1970 in UTC as the server counts them, and their addresses. */

import { regional } from '$lib/language';
import { decoded } from '$lib/address';

/** In milliseconds. */
const DAY = 86_400_000;

/** The day by this device's clock. The server's day decides; this one only says what a start page offers. */
export const today = () => Math.floor(Date.now() / DAY);

/** A day in an address: 2026-11-28. */
export const dateText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of such a text; null if there is no such date. */
export function dayIn(text: string): number | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / DAY : NaN;
  return Number.isInteger(day) && day >= 0 && dateText(day) === text ? day : null;
}

const written = (day: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(regional(), { timeZone: 'UTC', ...how }).format(day * DAY);
/** "28 November", as people of this language write it. */
export const dayText = (day: number) => written(day, { day: 'numeric', month: 'long' });
export const weekdayText = (day: number) => written(day, { weekday: 'narrow' });
export const monthText = (day: number) => written(day, { month: 'long', year: 'numeric' });

/** A month: its days, the first of them as a day of the week from Monday, 0. */
export interface Month {
  days: readonly number[];
  offset: number;
}
/** The month of a day, or one so many months later. */
export function monthOf(day: number, later = 0): Month {
  const date = new Date(day * DAY);
  const start = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY;
  const [first, next] = [start(later), start(later + 1)];
  // 1 January 1970 was a Thursday
  return { days: Array.from({ length: next - first }, (_, index) => first + index), offset: (first + 3) % 7 };
}

/** The address of the puzzles of a game, or of one. */
export const puzzleAddress = (game: string, day?: number): string =>
  `/study/puzzles/${game}${day === undefined ? '' : `/${dateText(day)}`}`;

/** What an address of puzzles names; null if it leads elsewhere. Without a game it is the first one. */
export function addressed(path: string): { game: string | null; day: number | null } | null {
  const found = /^\/study\/puzzles(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path);
  if (!found) return null;
  const [, game, date] = found;
  const day = date === undefined ? null : dayIn(date);
  if (date !== undefined && day === null) return null;
  return { game: game === undefined ? null : decoded(game), day };
}
