/**
 * Pieces of the page that load when they are needed. After an update, the server has other pieces than those that an
 * open page asks for.
 */

/** Why a piece did not load: the server has a newer page, or it did not answer. */
export const pieces = $state<{ lost: 'updated' | 'unreached' | null }>({ lost: null });

/** Whether the server has another page than this one: then it no longer has this one's first script. */
async function isUpdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  // neither the browser nor the worker answers this from its cache
  const answer = own && (await fetch(own.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null));
  return answer?.status === 404;
}

/** Notices pieces that do not load. Call it once. */
export function watchPieces() {
  const failed = new WeakMap<object, Promise<void>>();
  // each import of a built page reports its failure, also one that only fetches ahead
  addEventListener('vite:preloadError', ({ payload }) => {
    const look = async () => {
      if (await isUpdated()) pieces.lost = 'updated';
    };
    failed.set(payload, look());
  });
  // the screen needs this piece, and has nothing to show instead
  addEventListener('unhandledrejection', ({ reason }) => {
    void failed.get(reason as object)?.then(() => (pieces.lost ??= 'unreached'));
  });
}
