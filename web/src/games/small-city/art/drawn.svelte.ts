/**
 * Pictures of everything in boroughs: tiles, people, the signs over them, and icons. A map has hundreds of them. A
 * browser draws a picture in one go; each `<use>` is a drawing within the drawing.
 */

import { drawingOf, nightOf, propertyOf } from '$art/drawn.svelte';
import type { Paint } from '$art/composed';
import { picturesOf } from '$art/pictures';
import { whileIdle } from '$lib/frames';
import { look } from '$lib/settings.svelte';
import art from './art.svg?raw';
import first from './picture.svg?raw';

/** The windows of a town: at night, lights for the winners, dark for the others; in the evening of a round. */
export type Windows = 'lit' | 'out' | 'evening';

const GLASS = '--glass';
/** Their glass. */
const WINDOWS: Readonly<Record<Windows, string>> = {
  lit: '#ffd873',
  out: '#3a4468',
  evening: '#ffc93f',
};

/** Drawings in the text colour take the page's. */
const SPRITE = (art + first).replaceAll('currentColor', 'var(--ink)');
/** In the colours of a seat. */
const spriteOf = (letter: string) =>
  art.replaceAll('currentColor', `var(--seat-${letter})`).replaceAll('--who-on', `--seat-${letter}-on`);

const drawn = $derived.by(() => {
  const plain = picturesOf(SPRITE, propertyOf);
  const night = look.theme === 'light' ? picturesOf(SPRITE, nightOf) : plain;
  const glazed = (windows: Windows) =>
    picturesOf(SPRITE, (name) => (name === GLASS ? WINDOWS[windows] : nightOf(name)));
  const own = new Map<string, (id: string) => string>();
  const of = (letter: string) => {
    if (!own.has(letter)) own.set(letter, picturesOf(spriteOf(letter), propertyOf));
    return own.get(letter)!;
  };
  const evening = picturesOf(SPRITE, (name) => (name === GLASS ? WINDOWS.evening : propertyOf(name)));
  return { lit: glazed('lit'), out: glazed('out'), night, evening, plain, of };
});

const SYMBOLS = [...(art + first).matchAll(/<symbol id="sc-([^"]+)"[^>]*>([^]*?)<\/symbol>/g)];
const drawnWith = (what: RegExp) =>
  new Set(SYMBOLS.flatMap(([, drawing, body]) => (what.test(body!) ? [drawing!] : [])));
const INKED = drawnWith(/currentColor|--who-on/);
const GLAZED = drawnWith(RegExp(GLASS));
/** A drawing in the colour of the text around it; a picture does not inherit that. */
export const inked = (drawing: string): boolean => INKED.has(drawing);
/** All drawings with colours of their own. */
const COLOURED: readonly string[] = SYMBOLS.map(([, drawing]) => drawing!).filter(
  (drawing) => !inked(drawing),
);

/** The URL of the picture of a drawing such as `r1`; with windows, at night. */
export function pictureOf(drawing: string, windows?: Windows): string {
  // the glass of City Hall is its roof
  const glazed = GLAZED.has(drawing) && !(windows !== 'out' && drawing.startsWith('hall-'));
  // in the dark theme windows are always lit
  if (windows === 'evening')
    return drawn[glazed && look.theme === 'light' ? windows : 'plain'](`sc-${drawing}`);
  return drawn[windows ? (glazed ? windows : 'night') : 'plain'](`sc-${drawing}`);
}

/** What draws a whole town at night: things without windows, with them, and the people of a seat by its letter. */
export function nightPaints(windows: Windows) {
  const plain: Paint = { sprite: SPRITE, property: nightOf };
  const property = (name: string) => (name === GLASS ? WINDOWS[windows] : nightOf(name));
  const people = new Map<string, Paint>();
  const person = (letter: string) => {
    const known = people.get(letter) ?? { sprite: spriteOf(letter), property: nightOf };
    people.set(letter, known);
    return known;
  };
  return { plain, glazed: { sprite: SPRITE, property } satisfies Paint, person };
}

/** The URL of the picture of a seat's person, drawn as `citizen`, by the letter of the seat's mark. */
export const personOf = (drawing: string, letter: string): string => drawn.of(letter)(`sc-${drawing}`);

/** The URL of the picture of a seat's emblem. */
export const emblemOf = (letter: string): string => drawingOf(`em-${letter}`);

/** Draws pictures ahead of time: a map that shows some for the first time would wait for them. */
export const drawSeats = (letters: readonly string[]) =>
  whileIdle(letters, (letter) => void [personOf('citizen', letter), emblemOf(letter)]);
/** The same for the windows at the end. */
export const drawWindows = () =>
  whileIdle(COLOURED, (drawing) => void [pictureOf(drawing, 'lit'), pictureOf(drawing, 'out')]);
export const drawEvening = () => whileIdle([...GLAZED], (drawing) => void pictureOf(drawing, 'evening'));
/** The same for what any table may have. */
export const drawPieces = () => whileIdle(COLOURED, (drawing) => void pictureOf(drawing));
