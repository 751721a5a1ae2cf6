/** Sending without a connection: an input waits for the next connection, and can be withdrawn until then. */

import { Refusal } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import type { Problem } from '$lib/wire';
import { m } from '$messages';

/** Codes that the sender already knows: another input is in flight, or they withdrew it. */
const KNOWN: readonly string[] = ['busy', 'withdrawn'];

/** The primary button, adapted to the connection. */
export function leaving<Deed extends { label: string; off?: boolean }>(
  table: Pick<LiveTable, 'waits' | 'offline'>,
  deed: Deed,
): Deed {
  if (table.waits) return { ...deed, label: m.play_act_waits(), off: true };
  if (table.offline && !deed.off) return { ...deed, label: m.play_act_offline() };
  return deed;
}

/** Whether a failure needs no message. */
export const isKnown = ({ code }: Problem) => KNOWN.includes(code);

/** Shows that an input failed because the table has moved on. */
export function sayMovedOn(problem: Problem) {
  if (!isKnown(problem)) sayProblem(new Refusal(problem, 409));
}
