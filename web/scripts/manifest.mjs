// What a device shows of the page that a person installs: a file for each language, `fr.webmanifest`.
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const folder = new URL('../../messages/', import.meta.url);

/** The shortcuts of the installed page: an address, and the message that names the place. */
const PLACES = { '/learn': 'place_learn', '/study': 'place_study', '/box': 'place_box' };

/** The manifest of the page in a language. Its names and its colours are the same in all. */
function manifestIn(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${tag}/page.ftl`, folder), 'utf8')));
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
  Object.fromEntries(
    readdirSync(folder).map((tag) => [`${tag}.webmanifest`, JSON.stringify(manifestIn(tag))]),
  );
