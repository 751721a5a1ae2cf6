/** The service worker: the page without a connection, and notices. */

/** Whether this browser has one for this page; over plain http from afar it has none. */
export const hasWorker = 'serviceWorker' in navigator && isSecureContext;

/** Has the browser keep the page; to be called once. A page under development is not kept. */
export function startWorker() {
  if (!hasWorker || !import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  // what loads now comes first
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

/** What a call says in the language of the page, for the worker, which has no messages. */
async function leaveWords(turn: string) {
  const words = await caches.open('words-1');
  await words.put('/words', new Response(JSON.stringify({ turn })));
}

/** Whether this browser can be called while the page is closed. */
export const canBeCalled = hasWorker && 'PushManager' in window;

/**
 * Has this browser called while the page is closed, with what it says then, or no more; the address for
 * the server, null for none.
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

/** Shows a notice that leads to this address, also where only a worker may; false where nothing can. */
export async function notify(text: string, options: { tag: string; icon: string }): Promise<boolean> {
  if (!hasWorker) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker?.active) return false;
  await worker.showNotification(text, { ...options, data: { address: location.pathname } });
  return true;
}

/** Takes away the notices of this tag. */
export async function unnotify(tag: string) {
  if (!hasWorker) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}
