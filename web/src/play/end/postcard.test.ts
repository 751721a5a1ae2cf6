import { expect, it } from 'vitest';
import { vectorOf } from '$art/bitmaps';
import { sprite } from '$art/drawn.svelte';
import { fileName, linesOf, postcardOf, type Postcard } from './postcard';

const card: Postcard = {
  town: { width: 100, height: 100, body: '<path d="M0 0h9v9z" fill="#123456"/>' },
  title: 'Dockside <Road>',
  game: 'Garden',
  day: '3 May 2025',
  players: [
    { name: 'Ana & Co', score: '38', disc: 'disc-s', won: true },
    { name: 'Bartholomew the Patient', score: '−4', disc: 'disc-m', won: false },
  ],
  note: 'Councillor',
};
const drawn = (more: Partial<Postcard> = {}, face: string | null = null) => {
  const picture = postcardOf({ ...card, ...more }, { sprite, property: () => '' }, face);
  return vectorOf(picture, '');
};
const texts = (vector: string) =>
  [...vector.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) =>
    text!.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );

it('says the table, the game, the players in order, their scores, the note and the day', () => {
  expect(texts(drawn())).toEqual([
    'Garden',
    'Dockside <Road>',
    'Ana & Co',
    '38',
    'Bartholomew the Patient',
    '−4',
    'Councillor',
    '3 May 2025',
    'Citywright',
  ]);
});

it('contains all it shows: the town, the marks and the letters, and asks for nothing', () => {
  const vector = drawn({}, 'data:font/woff2;base64,AAAA');
  expect(vector).toContain(card.town.body);
  for (const [, id] of vector.matchAll(/<use href="#([^"]+)"/g))
    expect(vector).toContain(`<symbol id="${id}"`);
  expect(vector.match(/<use /g)).toHaveLength(2);
  expect(vector).not.toMatch(/var\(|(href|src)="http/);
  expect(vector).toContain('url(data:font/woff2;base64,AAAA)');
});

it('keeps the last of six players above the day', () => {
  const players = Array.from({ length: 6 }, () => card.players[1]!);
  const rows = [...drawn({ players }).matchAll(/<path d="M764 (\d+)h400"/g)].map(([, y]) => Number(y));
  expect(rows).toHaveLength(7);
  expect(Math.min(...rows)).toBeGreaterThan(118 + 2 * 48);
  expect(Math.max(...rows)).toBe(640);
});

it('squeezes long words, and breaks long titles', () => {
  expect(drawn()).toMatch(/textLength="260"[^>]*>Bartholomew/);
  expect(drawn()).not.toMatch(/textLength[^>]*>Ana/);
  expect(linesOf('The Old Dockside Road')).toEqual(['The Old Dockside', 'Road']);
});

it('breaks titles without spaces, whose characters are wider', () => {
  expect(linesOf('港町の長い名前のテーブルです')).toEqual(['港町の長い名前のテー', 'ブルです']);
  expect(linesOf('みんなの Dockside')).toEqual(['みんなの Dockside']);
  expect(drawn({ title: '港町' })).not.toMatch(/textLength[^>]*>港町/);
});

it('names its file after the table', () => {
  expect(fileName('Rue de l’Été 2')).toBe('rue-de-l-été-2.png');
  expect(fileName('!')).toBe('postcard.png');
});
