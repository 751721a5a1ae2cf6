/** What a device shows of the installed page, and a search engine of any. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '$lib/language';
import { manifests, pages } from '../scripts/manifest.mjs';

interface Manifest extends Record<string, unknown> {
  lang: string;
  description: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
}
const all = Object.entries(manifests()).map(([file, text]) => [file, JSON.parse(text) as Manifest] as const);

it('there is a manifest for each language, in its words', () => {
  expect(all.map(([file]) => file).sort()).toEqual(languages.map((tag) => `${tag}.webmanifest`).sort());
  for (const [file, { lang }] of all) expect(file).toBe(`${lang}.webmanifest`);
  const french = all.find(([file]) => file === 'fr.webmanifest')![1];
  expect(french.shortcuts.map(({ name }) => name)).toEqual(['Apprendre', 'Étudier', 'Boîte']);
  const words = all.map(([, { description, shortcuts }]) => [
    description,
    ...shortcuts.map(({ name }) => name),
  ]);
  // no two languages share a text
  for (const own of words[0]!.keys()) expect(new Set(words.map((each) => each[own])).size).toBe(all.length);
});

it('the manifests differ in words alone, so that a device takes them for one page', () => {
  const plain = all.map(([, manifest]) => ({
    ...manifest,
    ...{ lang: '', description: '', shortcuts: manifest.shortcuts.map(({ url }) => url) },
  }));
  for (const each of plain) expect(each).toEqual(plain[0]);
  expect(plain[0]).toMatchObject({
    name: 'Citywright',
    start_url: '/',
    shortcuts: ['/learn', '/study', '/box'],
  });
  for (const { src } of plain[0]!.icons)
    expect(existsSync(join(import.meta.dirname, '../public', src)), src).toBe(true);
});

it('the page begins in each language with its own description and manifest, and is else the same', () => {
  const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const begun = pages(html);
  expect(begun['index.html']).toBe(html);
  const of = (tag: string) => (tag === 'en' ? 'index.html' : `${tag}.html`);
  expect(Object.keys(begun).sort()).toEqual(languages.map(of).sort());
  for (const [file, { lang, description }] of all) {
    const page = begun[of(lang)]!;
    for (const part of [
      `<html lang="${lang}"`,
      `href="/${file}"`,
      `name="description" content="${description}"`,
    ])
      expect(page).toContain(part);
    expect(page.split('\n')).toHaveLength(html.split('\n').length);
  }
});
