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
