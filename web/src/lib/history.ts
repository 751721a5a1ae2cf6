import { api } from './api';
import { viewed } from './patch';
import type { History, Step } from './wire';

/** All steps of a table with their views, and the view before the first. */
export async function wholeHistory(
  id: string,
  seat: number | null,
): Promise<{ first: unknown; steps: Step[] }> {
  const steps: Step[] = [];
  let first: unknown = null;
  for (let since: number | null = 0; since !== null;) {
    const page: History = await api.history(id, seat, since);
    if (since === 0) first = page.view;
    steps.push(...viewed(page));
    since = page.next;
  }
  return { first, steps };
}
