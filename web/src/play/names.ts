import type { TableDoc } from '$lib/wire';
import { m } from '$messages';

/** What a seat's player is called on the screen: "You" when only one person sits at this browser. */
export function nameOf(table: TableDoc, seat: number): string {
  if (table.you.length === 1 && table.you[0] === seat) return m.play_you();
  return table.seats[seat]?.name ?? m.bot();
}

/** Who took a move back, in the log; `name` as `nameOf` gives it. */
export const takenBack = (name: string): string =>
  name === m.play_you() ? m.play_log_you_took_back() : m.play_log_taken_back({ name });
