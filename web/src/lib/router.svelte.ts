import { overSheet, startBack } from './back';

/** The current location. Screens read `place`; links are ordinary links. */
export const place = $state({ path: location.pathname, hash: location.hash });

function read() {
  place.path = location.pathname;
  place.hash = location.hash;
}

/** Goes to an address of this page; `replace` replaces the present history entry. */
export function go(address: string, { replace = false } = {}) {
  history[replace || overSheet() ? 'replaceState' : 'pushState'](null, '', address);
  read();
  scrollTo(0, 0);
}

/** Handles clicks on links within this page. Call it once. */
export function startRouter() {
  startBack();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
