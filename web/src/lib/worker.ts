/** The service worker: the offline page, and notifications. */

/** Whether this browser supports one for this page; over plain http from afar it does not. */
const hasWorker = 'serviceWorker' in navigator && isSecureContext;

/** The installed worker; null without one, or if this site may keep nothing in the browser. */
async function installed(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorker) return null;
  return (await navigator.serviceWorker.getRegistration().catch(() => null)) ?? null;
}

/** Whether this page works without a connection. */
export const isKept = () => hasWorker && navigator.serviceWorker.controller !== null;

/**
 * Caches the page in the browser; `keep` then loads the pieces that are needed without a connection. Call it once. It
 * skips a page under development.
 */
export function startWorker(keep: () => void) {
  if (!hasWorker || !import.meta.env.PROD) return;
  const register = () =>
    void navigator.serviceWorker
      .register('/worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(keep, () => undefined);
  // the current loads come first
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** The text of a push notification in the page's language, for the worker, which has no messages. */
async function leaveWords(turn: string) {
  const words = await caches.open('words-1');
  await words.put('/words', new Response(JSON.stringify({ turn })));
}

/** Whether this browser can be notified while the page is closed. */
export const canBeCalled = hasWorker && 'PushManager' in window;

/**
 * Subscribes this browser to pushes while the page is closed, with their text, or unsubscribes it; returns the
 * address for the server, null for none.
 *
 * @throws If the browser's push service cannot be reached.
 */
export async function subscribe(key: string | null, turn: string): Promise<string | null> {
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (key === null) {
    await old?.unsubscribe();
    return null;
  }
  await leaveWords(turn);
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return (await worker.pushManager.subscribe(options)).endpoint;
  } catch (error) {
    // made with another key
    if (!old || (error as DOMException).name !== 'InvalidStateError') throw error;
    await old.unsubscribe();
    return subscribe(key, turn);
  }
}

/** Shows a notification that links to this address, through the worker if necessary; false if that fails. */
export async function notify(text: string, options: { tag: string; icon: string }): Promise<boolean> {
  const worker = await installed();
  if (!worker?.active) return false;
  await worker.showNotification(text, { ...options, data: { address: location.pathname } });
  return true;
}

/** Closes the notifications of this tag. */
export async function unnotify(tag: string) {
  const worker = await installed();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}
