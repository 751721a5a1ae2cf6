// What devices and search engines show of the page: files for each language, `fr.webmanifest` and `fr.html`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const folder = new URL('../../messages/', import.meta.url);
const pageOf = (tag) => new URL(`${tag}/page.ftl`, folder);
/** The languages that have a page. */
const tags = readdirSync(folder).filter((tag) => existsSync(pageOf(tag)));

/** The shortcuts of the installed page: an address, and the message that names the place. */
const PLACES = { '/learn': 'place_learn', '/study': 'place_study', '/box': 'place_box' };

/** The messages of the page in a language. */
function messagesIn(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  // English fills what a language lacks
  for (const each of ['en', tag])
    bundle.addResource(new FluentResource(readFileSync(pageOf(each), 'utf8')), { allowOverrides: true });
  return (id) => bundle.formatPattern(bundle.getMessage(id).value);
}

/** The manifest of the page in a language. Its names and its colours are the same in all. */
function manifestIn(tag) {
  const said = messagesIn(tag);
  const png = (size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name: 'Citywright',
    short_name: 'Citywright',
    lang: tag,
    description: said('start_title'),
    start_url: '/',
    display: 'standalone',
    background_color: '#f4ecdf',
    theme_color: '#f4ecdf',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { ...png(192), purpose: 'any maskable' },
      { ...png(512), purpose: 'any maskable' },
    ],
    shortcuts: Object.entries(PLACES).map(([url, id]) => ({ name: said(id), url })),
  };
}

/** The manifests of all languages, by their file names. */
export const manifests = () =>
  Object.fromEntries(tags.map((tag) => [`${tag}.webmanifest`, JSON.stringify(manifestIn(tag))]));

/** The page as it begins in a language, before its script runs: what it is, for search engines. */
function pageIn(tag, html) {
  const set = (html, place, text) => {
    if (!place.test(html)) throw Error(`the page has no ${place}`);
    return html.replace(place, (_, before) => before + text);
  };
  const named = set(html, /(<html lang=")[^"]*/, tag);
  const linked = set(named, /(<link rel="manifest" href=")[^"]*/, `/${tag}.webmanifest`);
  const title = messagesIn(tag)('start_title').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return set(linked, /(<meta name="description" content=")[^"]*/, title);
}

/** The page of each language, by its file name; English has the page itself. */
export const pages = (html) =>
  Object.fromEntries(tags.map((tag) => [tag === 'en' ? 'index.html' : `${tag}.html`, pageIn(tag, html)]));
