/**
 * Pictures in words. The first entry, or several, says what stands there, in the words of a game; the verbs of this file
 * point at it:
 *
 * | verb | shows |
 * |---|---|
 * | `ring a1 b2` | a lamp around places |
 * | `lit a1:b2` | places where one may act |
 * | `cross a1` | a place where one may not |
 * | `area a1 a2` | everything around places |
 * | `tab a1 +3` | a number on a place |
 * | `arrow a1 c2` | a way |
 * | `view a1:e4` | the part of the whole that is in sight |
 *
 * Entries end with `;`. Instead of places, `row coin=2 vote` shows pieces side by side, each with a number or none.
 */

type PlaceName = string;

export interface Pointers {
  ring: PlaceName[];
  lit: PlaceName[];
  cross: PlaceName[];
  area: PlaceName[];
  view: PlaceName[];
  tabs: { at: PlaceName; text: string }[];
  arrows: { from: PlaceName; to: PlaceName }[];
}

/** A picture in parts: what its game reads, what points at it, or a row of pieces. */
export interface PictureText extends Pointers {
  entries: string[];
  row: { piece: string; text: string | null }[];
}

const PLACE = /^[a-j]\d+$/;
const columnOf = (place: PlaceName) => place.charCodeAt(0) - 97;
const rowOf = (place: PlaceName) => Number(place.slice(1));
const place = (column: number, row: number): PlaceName => String.fromCharCode(97 + column) + row;

/** One place, or all of a rectangle such as `a1:b3`. */
export function placesOf(text: string): PlaceName[] {
  const [from, to = from] = text.split(':') as [string, string?];
  if (!PLACE.test(from) || !PLACE.test(to)) throw new Error(`"${text}" names no place`);
  const found: PlaceName[] = [];
  for (let row = rowOf(from); row <= rowOf(to); row++)
    for (let column = columnOf(from); column <= columnOf(to); column++) found.push(place(column, row));
  return found;
}

/** Reads a picture. Texts are part of the program, so a wrong one throws. */
export function pictureOf(text: string): PictureText {
  const read: PictureText = {
    entries: [],
    row: [],
    ring: [],
    lit: [],
    cross: [],
    area: [],
    view: [],
    tabs: [],
    arrows: [],
  };
  for (const entry of text.split(';').map((each) => each.trim())) {
    const [verb, ...rest] = entry.split(/\s+/) as [string, ...string[]];
    if (verb === 'ring' || verb === 'lit' || verb === 'cross' || verb === 'area' || verb === 'view')
      read[verb].push(...rest.flatMap(placesOf));
    else if (verb === 'tab') {
      const [at, label] = rest;
      if (!at || !label) throw new Error(`"${entry}" needs a place and a number`);
      read.tabs.push({ at: placesOf(at)[0]!, text: label });
    } else if (verb === 'arrow') {
      const [from, to] = rest.flatMap(placesOf);
      if (!from || !to) throw new Error(`"${entry}" needs two places`);
      read.arrows.push({ from, to });
    } else if (verb === 'row')
      read.row.push(
        ...rest.map((each) => {
          const [piece, label] = each.split('=') as [string, string?];
          return { piece, text: label ?? null };
        }),
      );
    else if (entry) read.entries.push(entry);
  }
  return read;
}
