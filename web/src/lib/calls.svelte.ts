import { m } from '$messages';
import { api } from './api';
import { canBeCalled, subscribe } from './worker';

/** The key of the server, if it calls those whose page is closed. */
let key = $state<string | null>(null);
let asked: Promise<void> | null = null;

/** Whether whoever wants notices gets them with the page closed too. */
export const calls = {
  get here() {
    return key !== null;
  },
};

/** Asks the server, once, whether it calls. */
export function findCalls(): Promise<void> {
  if (!canBeCalled) return Promise.resolve();
  asked ??= api.server().then(
    ({ push_key }) => void (key = push_key),
    () => void (asked = null),
  );
  return asked;
}

/**
 * Has this browser called, or no more. Where that cannot be, the settings tell of the notices of an open page
 * alone, until it is asked again.
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
