/** What is sent while there may be no connection: it leaves when there is one again, and is withdrawn until then. */

import { Refusal } from '$lib/api';
import type { LiveTable } from '$lib/table.svelte';
import { sayProblem } from '$lib/toasts.svelte';
import type { Problem } from '$lib/wire';
import { m } from '$messages';

/** What whoever did it knows: another input is on its way already, or it was taken back before it left. */
const KNOWN: readonly string[] = ['busy', 'withdrawn'];

/** The heavy button as the connection lets it be. */
export function leaving<Deed extends { label: string; off?: boolean }>(
  table: Pick<LiveTable, 'waits' | 'offline'>,
  deed: Deed,
): Deed {
  if (table.waits) return { ...deed, label: m.play_act_waits(), off: true };
  if (table.offline && !deed.off) return { ...deed, label: m.play_act_offline() };
  return deed;
}

/** Whether nothing need be said of why something did not count. */
export const isKnown = ({ code }: Problem) => KNOWN.includes(code);

/** Says that something did not count because of what has happened meanwhile. */
export function sayMovedOn(problem: Problem) {
  if (!isKnown(problem)) sayProblem(new Refusal(problem, 409));
}
