import { m } from '$messages';
import { api } from './api';
import { settings } from './settings.svelte';
import { canBeCalled, subscribe } from './worker';

/** The push key of the server, if it notifies browsers with a closed page. */
let key = $state<string | null>(null);
let asked: Promise<void> | null = null;

/** Whether this server sends notifications to a closed page. */
export const calls = {
  get here() {
    return key !== null;
  },
};

/** Asks the server, once, for push notifications. */
export function findCalls(): Promise<void> {
  if (!canBeCalled) return Promise.resolve();
  asked ??= api.server().then(
    ({ push_key }) => void (key = push_key),
    () => void (asked = null),
  );
  return asked;
}

/**
 * Turns push notifications for this browser on or off. If that fails, the settings mention only notifications of an
 * open page, until the next attempt.
 */
export async function setCalls(wanted: boolean) {
  if (!canBeCalled) return;
  await findCalls();
  if (wanted && key === null) return;
  try {
    const endpoint = await subscribe(wanted ? key : null, m.plain_notice({ table: '{table}' }));
    await api.setCall(endpoint);
  } catch {
    key = asked = null;
  }
}

/** Tells the server the push address again: it forgets that of a browser without a seat. */
export async function renewCalls() {
  if (settings.notifications) await setCalls(true);
}
