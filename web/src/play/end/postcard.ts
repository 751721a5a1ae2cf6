/** A finished town as a postcard: one picture that contains all it needs, its letters too. */

import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { vectorOf, type Drawing } from '$art/bitmaps';
import { Composed, type Paint } from '$art/composed';
import { language } from '$lib/language';
import { isWide, lettersIn } from '$lib/width';

export interface Postcard {
  town: Drawing;
  /** The names of the table and of the game, and the day. */
  title: string;
  game: string;
  day: string;
  /** The winner first. */
  players: readonly { name: string; score: string; disc: string; won: boolean }[];
  /** What a game says about the result besides. */
  note: string | null;
}

const WIDTH = 1200;
const HEIGHT = 760;
/** The upper left of the words. */
const LEFT = 764;
/** More letters in a line would leave the card. */
const LETTERS = 19;
/** The lower rim of the last player. */
const LOWEST = 640;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The words in lines; a word that is too long stays whole, and is written more narrowly. A script without spaces may
 * break anywhere.
 */
export function linesOf(text: string, letters = LETTERS): string[] {
  const lines: string[] = [];
  const add = (word: string, space: string) => {
    const last = lines.at(-1);
    const longer = `${last}${space}${word}`;
    if (last !== undefined && lettersIn(longer) <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  };
  for (const word of text.split(/\s+/)) {
    if (!isWide(word) || lettersIn(word) <= letters) add(word, ' ');
    else [...word].forEach((character, at) => add(character, at ? '' : ' '));
  }
  return lines;
}

/** A line of text, at most this wide. */
function line(text: string, place: string, size: number, most: number): string {
  const long =
    lettersIn(text) * size * 0.56 > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text ${place} font-size="${size}"${long}>${escaped(text)}</text>`;
}

/** The picture. `discs` paints marks; `face` is the address of the typeface, whose letters the card then contains. */
export function postcardOf(card: Postcard, discs: Paint, face: string | null): Drawing {
  const picture = new Composed();
  const plain = { property: () => '' };
  const style = face ? `<style>@font-face{font-family:F;font-weight:300 900;src:url(${face})}</style>` : '';
  const { town, players } = card;
  picture.draw(
    plain,
    `${style}<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf1"/>` +
      '<rect x="36" y="36" width="688" height="688" rx="20" fill="#1d2334"/>' +
      vectorOf(town, 'x="48" y="48" width="664" height="664"') +
      '<g fill="none" stroke="#d3c4ab" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round">' +
      '<rect x="1064" y="36" width="100" height="112" rx="4"/></g>' +
      // a tower and its neighbours, as a stamp
      '<rect x="1072" y="44" width="84" height="96" rx="3" fill="#cfe3f6"/>' +
      '<path d="M1078 134v-34h22v34z" fill="#2d7261"/><path d="M1128 134v-44h22v44z" fill="#f4d454"/>' +
      '<path d="M1100 134V76l14-14 14 14v58z" fill="#d4562b"/>' +
      '<path d="M1108 84h5v7h-5zM1116 84h5v7h-5zM1108 98h5v7h-5zM1116 98h5v7h-5zM1084 108h10v6h-10zM1134 98h10v6h-10zM1134 112h10v6h-10z" fill="#fff6d8"/>' +
      `<g lang="${language()}" font-family="F, Figtree, system-ui, sans-serif" fill="#2a2430">` +
      `<g font-weight="700" fill="#6b6070">${line(card.game, `x="${LEFT}" y="60"`, 24, 280)}</g><g font-weight="850">` +
      linesOf(card.title)
        .slice(0, 3)
        .map((text, at) => line(text, `x="${LEFT}" y="${118 + at * 48}"`, 44, at ? 400 : 286))
        .join('') +
      '</g>',
  );
  const row = players.length > 4 ? 56 : 66;
  const top = LOWEST - players.length * row;
  players.forEach(({ name, score, disc, won }, at) => {
    const y = top + at * row;
    picture.draw(
      plain,
      `<path d="M${LEFT} ${y}h400" stroke="#e2d6c2" stroke-width="2"/><g font-weight="${won ? 850 : 600}">` +
        line(name, `x="${LEFT + 52}" y="${y + row / 2 + 10}"`, 28, 260) +
        line(score, `x="${LEFT + 400}" y="${y + row / 2 + 12}" text-anchor="end"`, won ? 40 : 32, 90) +
        '</g>',
    );
    picture.add(discs, disc, LEFT, y + row / 2 - 19, 38);
  });
  picture.draw(
    plain,
    `<path d="M${LEFT} ${LOWEST}h400" stroke="#2a2430" stroke-width="3"/>` +
      (card.note ? `<g font-weight="700">${line(card.note, `x="${LEFT}" y="676"`, 24, 400)}</g>` : '') +
      `<g font-weight="600" fill="#6b6070">${line(card.day, `x="${LEFT}" y="720"`, 22, 240)}` +
      `${line('Citywright', `x="${LEFT + 400}" y="720" text-anchor="end"`, 22, 150)}</g></g>`,
  );
  return picture.drawing(WIDTH, HEIGHT);
}

/** The typeface as an address that contains it; null without a connection. */
export async function typeface(): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await (await fetch(font)).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return `data:font/woff2;base64,${btoa(text)}`;
  } catch {
    return null;
  }
}

/** The name of the file: letters and digits of the table's name. */
export const fileName = (title: string) =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'postcard'
  }.png`;
