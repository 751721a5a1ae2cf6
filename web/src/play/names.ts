import type { Someone } from '$lib/language';
import type { TableDoc } from '$lib/wire';
import { m } from '$messages';

/** A seat's player on the screen: "You" when only one person sits at this browser. */
export function nameOf(table: TableDoc, seat: number): string {
  if (table.you.length === 1 && table.you[0] === seat) return m.play_you();
  return table.seats[seat]?.name ?? m.bot();
}

/** A seat's player in a sentence, which may address the reader instead. */
export const someoneAt = (table: TableDoc, seat: number): Someone => ({
  name: nameOf(table, seat),
  you: table.you.length === 1 && table.you[0] === seat,
});

/** A seat belongs to a person, even while a bot plays it. */
export const isPerson = (table: TableDoc | null, seat: number): boolean =>
  table?.seats[seat]?.kind === 'person';

/** The person who took a move back, for the log; `name` as `nameOf` returns it. */
export const takenBack = (name: string): string =>
  name === m.play_you() ? m.play_log_you_took_back() : m.play_log_taken_back({ name });
