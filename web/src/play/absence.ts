/** Who is away and holds the game up, and whose seat a bot or a stand-in plays meanwhile. */

import type { TableDoc } from '$lib/wire';

/** Of the seats that are due the one whose absence those at this browser may decide about. */
export function awaySeat(table: TableDoc, due: readonly number[]): number | null {
  if (!table.you.length) return null;
  return due.find((seat) => table.seats[seat]?.can_lend && !table.you.includes(seat)) ?? null;
}

/** The seat of this browser that a bot or a stand-in plays. */
export const lentSeat = (table: TableDoc): number | null =>
  table.claims[0] ?? table.you.find((seat) => table.seats[seat]?.lent) ?? null;
