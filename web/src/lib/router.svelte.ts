import { pathIn, withoutLanguage } from './address';
import { overSheet, startBack } from './back';
import { language, languages } from './language';

/** The current location, without a language. Screens read `place`; links are ordinary links. */
export const place = $state({ path: withoutLanguage(location.pathname), hash: location.hash });

function read() {
  place.path = withoutLanguage(location.pathname);
  place.hash = location.hash;
  nameLanguage();
}

/** Has the address name the page's language, where it names any. */
export function nameLanguage() {
  const path = pathIn(languages.includes(language()) ? language() : 'en', place.path);
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}

/**
 * The addresses of this page in all languages, for search engines; none where it has one address for all. They ask for
 * the language, because an address alone gives way to the language of the browser.
 */
export const alternates = (path: string) =>
  languages.length > 1 && pathIn('xx', path) !== path
    ? languages.map((tag) => ({ tag, address: `${location.origin}${pathIn(tag, path)}?language=${tag}` }))
    : [];

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
    if (link.pathname.startsWith('/api')) return;
    const stays = withoutLanguage(link.pathname) === place.path && link.hash !== '';
    if (stays && link.pathname === location.pathname) return;
    event.preventDefault();
    if (stays) return void (location.hash = link.hash);
    go(link.pathname + link.search + link.hash);
  });
}
