import { SvelteMap } from 'svelte/reactivity';
import { addressOf, bitmapOf, fits, vectorOf, type Drawing } from './bitmaps';

/** A picture is as sharp as it is wide: some browsers draw it once at its own size. */
const SCALE = 8;

/** A class marks the drawings that are used many times at once. */
const SYMBOL = /<symbol id="([^"]+)"( class="picture")? viewBox="0 0 (\d+) (\d+)">([^]*?)<\/symbol>/g;

/** The current value of a CSS property. */
export type Property = (name: string) => string;

/** The symbols of a sprite, by id. */
export const symbolsOf = (sprite: string) =>
  new Map<string, Drawing>(
    [...sprite.matchAll(SYMBOL)].map(([, id, , width, height, body]) => [
      id!,
      { width: Number(width), height: Number(height), body: body! },
    ]),
  );

/** A self-contained drawing, independent of the page: it includes its symbols and property values. */
export function drawnAlone(
  { width, height, body }: Drawing,
  symbols: Map<string, Drawing>,
  property: Property,
): Drawing {
  const inlined = (body: string): string =>
    body.replace(/<use href="#([^"]+)"([^>]*)\/>/g, (_, id: string, place: string) => {
      const used = symbols.get(id)!;
      return `<svg viewBox="0 0 ${used.width} ${used.height}"${place}>${inlined(used.body)}</svg>`;
    });
  return { width, height, body: coloured(inlined(body), property) };
}

/** Shapes with the values of their properties. */
export const coloured = (shapes: string, property: Property): string =>
  shapes.replace(
    /var\((--[\w-]+)(?:,([^)]*))?\)/g,
    (_, name: string, otherwise = '') => property(name).trim() || otherwise,
  );

const vectorAddress = (drawing: Drawing): string =>
  addressOf(vectorOf(drawing, `width="${drawing.width * SCALE}" height="${drawing.height * SCALE}"`));

/**
 * Returns the picture of a sprite's symbol, by its id. It creates each picture on first use, and again when its
 * bitmap is ready.
 */
export function picturesOf(sprite: string, property: Property): (id: string) => string {
  const symbols = symbolsOf(sprite);
  const vectors = new Map<string, string>();
  // all are added from the start, so that a user waits only for its own picture
  const bitmaps = new SvelteMap([...symbols.keys()].map((id) => [id, '']));
  /** A browser decodes a picture on first display, and again after some time off screen. */
  const held: HTMLImageElement[] = [];
  const vector = (id: string, symbol: Drawing) => {
    const drawing = drawnAlone(symbol, symbols, property);
    const picture = vectorAddress(drawing);
    vectors.set(id, picture);
    if (fits(drawing))
      bitmapOf({
        drawing,
        done(bitmap) {
          held.push(bitmap);
          bitmaps.set(id, bitmap.src);
        },
      });
    else if (typeof Image !== 'undefined') held.push(Object.assign(new Image(), { src: picture }));
    return picture;
  };
  return (id) => {
    const symbol = symbols.get(id);
    return symbol ? bitmaps.get(id) || (vectors.get(id) ?? vector(id, symbol)) : '';
  };
}

/**
 * Makes a picture of each symbol of a sprite that is used many times. A browser copies every shape for each `<use>`,
 * and restyles it with its surroundings; of a picture it keeps one copy. A picture cannot see the page's CSS
 * properties, so their values are inserted here: `property` returns them.
 */
export function withPictures(sprite: string, property: Property): string {
  const symbols = symbolsOf(sprite);
  return sprite.replace(SYMBOL, (symbol: string, id: string, many: string | undefined) => {
    if (!many) return symbol;
    const drawing = drawnAlone(symbols.get(id)!, symbols, property);
    const { width, height } = drawing;
    const image = `<image width="${width}" height="${height}" href="${vectorAddress(drawing)}"/>`;
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${image}</symbol>`;
  });
}
