/** The absent player who holds up the game, and the seats that a bot or a stand-in plays meanwhile. */

import type { TableDoc } from '$lib/wire';

/** The due seat of an absent player that this browser's players may lend. */
export function awaySeat(table: TableDoc, due: readonly number[]): number | null {
  if (!table.you.length) return null;
  return due.find((seat) => table.seats[seat]?.can_lend && !table.you.includes(seat)) ?? null;
}

/** The seat of this browser that a bot or a stand-in plays. */
export const lentSeat = (table: TableDoc): number | null =>
  table.claims[0] ?? table.you.find((seat) => table.seats[seat]?.lent) ?? null;
