import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import {
  bundleOf,
  chosen,
  initialOf,
  language,
  languages,
  learn,
  message,
  piece,
  speak,
  wanted,
} from './language';
import { tell } from './words';

it('the first wish with files counts, a region giving way to its language', () => {
  const there = ['en', 'es', 'fr', 'ja'];
  expect(chosen([null, 'fr', 'es'], there)).toBe('fr');
  expect(chosen(['xx', undefined, 'es-MX', 'fr'], there)).toBe('es');
  expect(chosen(['ja-JP', 'fr'], there)).toBe('ja');
  expect(chosen(['pt'], there)).toBe('en');
  expect(chosen([], there)).toBe('en');
});

afterEach(() => void vi.unstubAllGlobals());

/** The script that runs before the first paint. */
const FIRST = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');

it.each([
  ['a shared link opens in the language of its reader', '/fr/rules/x', ['es-MX', 'fr'], null, 'es'],
  ['also a link without a language', '/rules', ['ja'], null, 'ja'],
  ['a link in another language opens in English for its reader', '/fr/learn/x', ['en-GB'], null, 'en'],
  ['the second language of a browser comes before that of the link', '/fr/rules', ['pt', 'ja'], null, 'ja'],
  ['a link opens in its own language for a reader of none of ours', '/fr/rules/x', ['pt', 'de'], null, 'fr'],
  ['English where nothing else is asked for', '/t/fr', ['pt'], null, 'en'],
  ['the chosen language stays', '/fr/rules', ['es'], 'ja', 'ja'],
  ['an address may ask for one', '/fr/rules?language=es', ['fr'], 'ja', 'es'],
])('%s', (_, address, browser, kept, found) => {
  const document = {
    documentElement: { lang: '', dataset: {} },
    currentScript: { dataset: { messages: languages.map((tag) => `${tag}=/${tag}.js`).join(' ') } },
    head: { append: vi.fn() },
    createElement: () => ({}),
  };
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('location', new URL(address, 'http://localhost'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'citywright.language' ? JSON.stringify(kept) : null),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', document);
  expect(wanted()).toBe(found);
  // what is fetched before the page is in its language too
  new Function(FIRST)();
  expect(document.documentElement.lang).toBe(found);
  expect(document.head.append.mock.calls).toEqual([[{ rel: 'modulepreload', href: `/${found}.js` }]]);
});

/** The terminal's test (`crates/words/src/tell.rs`) has the same names. */
it('names begin with the sound that articles go by', () => {
  const names = ['Ana', 'Émile', 'Hugo', 'Œdipe', 'Yves', 'Yann', 'hielo', 'Inés', '8', '11 a', 'Zoé', ''];
  expect(names.map(initialOf)).toEqual(['a', 'e', 'u', 'o', 'i', 'y', 'y', 'i', '8', '11', 'z', '']);
});

const ENGLISH = 'inn_tale = The end.\ninn_stay = { $name } stays with a { $tile }.\ntile-bed = bed';
const FRENCH = `
inn_stay = La nuit { $name_of }, { $tile_one }.
tile-bed = lit
    .one = un lit
seat = Joueur { $number }
    .of = du joueur { $number }
named = { $name }
    .of = { $initial ->
        [a] d’{ $name }
       *[other] de { $name }
    }
event-over = Le tour { $seat_of }
`;

it('one language is fetched, English where a file is missing, and a change needs no reload', async () => {
  const fetched: string[] = [];
  const file = (path: string, text: string) => ({
    [`messages/${path}.ftl`]: async () => {
      fetched.push(path);
      return text;
    },
  });
  await learn(
    'inn',
    file('en/inn', ENGLISH),
    file('fr/inn', FRENCH),
    file('en/inn-page', 'inn_late = Late.'),
  );
  expect(fetched).toEqual(['en/inn', 'en/inn-page']);
  const stay = () => message('inn_stay', { name: { name: 'Ana', you: false }, tile: piece('tile', 'bed') });
  expect(stay()).toBe('Ana stays with a bed.');
  expect(message('inn_tale')).toBe('The end.');

  await speak('fr');
  expect(language()).toBe('fr');
  expect(fetched.slice(2).sort()).toEqual(['en/inn-page', 'fr/inn']);
  expect(bundleOf('inn').locales[0]).toBe('fr');
  expect(stay()).toBe('La nuit d’Ana, un lit.');
  expect(message('inn_stay', { name: 'Ben', tile: piece('tile', 'bed') })).toBe('La nuit de Ben, un lit.');
  expect(message('inn_late')).toBe('Late.');
  const name = (_: string, code: string) => (code === '0' ? 'Ana' : null);
  const told = [0, 1].map((seat) => tell('event', { event: 'over', seat }, { game: 'inn', name }));
  expect(told).toEqual(['Le tour d’Ana', 'Le tour du joueur 2']);

  await Promise.all([speak('fr'), speak('en')]);
  expect([language(), stay()]).toEqual(['en', 'Ana stays with a bed.']);
});

it('a page names its language and has the manifest of it, the pseudo-language that of English', async () => {
  const link = { setAttribute: vi.fn() };
  const documentElement = { lang: '' };
  vi.stubGlobal('document', { documentElement, querySelector: () => link });
  await speak('fr');
  expect(documentElement.lang).toBe('fr');
  expect(link.setAttribute).toHaveBeenLastCalledWith('href', '/fr.webmanifest');
  await speak('en-XA');
  expect(documentElement.lang).toBe('en-XA');
  expect(link.setAttribute).toHaveBeenLastCalledWith('href', '/en.webmanifest');
  await speak('en');
});
