// What a device shows of the page that a person installs: a file for each language, `fr.webmanifest`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const folder = new URL('../../messages/', import.meta.url);
const pageOf = (tag) => new URL(`${tag}/page.ftl`, folder);
/** The languages that have a page. */
const tags = readdirSync(folder).filter((tag) => existsSync(pageOf(tag)));

/** The shortcuts of the installed page: an address, and the message that names the place. */
const PLACES = { '/learn': 'place_learn', '/study': 'place_study', '/box': 'place_box' };

/** The manifest of the page in a language. Its names and its colours are the same in all. */
function manifestIn(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  // English fills what a language lacks
  for (const each of ['en', tag])
    bundle.addResource(new FluentResource(readFileSync(pageOf(each), 'utf8')), { allowOverrides: true });
  const said = (id) => bundle.formatPattern(bundle.getMessage(id).value);
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
