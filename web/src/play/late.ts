/** Moves that a bot made because a person's time ran out. */

import type { Step, TableDoc } from '$lib/wire';
import { m } from '$messages';
import { nameOf } from './names';

/** An event that a bot caused in a person's place, with the reason: the seat was lent, or time ran out. */
export const byBot = (step: Step, text: string): string =>
  step.lent ? m.play_log_bot({ text }) : m.play_log_late({ text });

/**
 * Says that a bot played for a person at this browser, until they play themselves; empty if none did. A seat with
 * time left was lent by the others instead.
 */
export function late(table: TableDoc, steps: readonly Step[]): string {
  const { clock, seats, you } = table;
  const seat = you.find((own) => {
    const last = steps.findLast((step) => step.seat === own && !step.taken_back);
    return clock && last?.bot && !seats[own]?.lent && !clock.reserves[own];
  });
  if (seat === undefined) return '';
  return you.length > 1 ? m.play_late_of({ name: nameOf(table, seat) }) : m.play_late();
}
