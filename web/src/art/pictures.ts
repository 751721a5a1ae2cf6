import { SvelteMap } from 'svelte/reactivity';
import { addressOf, bitmapOf, fits, vectorOf, type Drawing } from './bitmaps';

/** A picture is as sharp as it is wide: some browsers draw it once at its own size. */
const SCALE = 8;

/** A drawing that is used many times at once says so by its class. */
const SYMBOL = /<symbol id="([^"]+)"( class="picture")? viewBox="0 0 (\d+) (\d+)">([^]*?)<\/symbol>/g;

/** What a property of the page is worth now. */
type Property = (name: string) => string;

const symbolsOf = (sprite: string) =>
  new Map<string, Drawing>(
    [...sprite.matchAll(SYMBOL)].map(([, id, , width, height, body]) => [
      id!,
      { width: Number(width), height: Number(height), body: body! },
    ]),
  );

/** A drawing of its own, which knows nothing of the page: what a symbol uses, and what properties are worth, is in it. */
function drawnAlone(
  { width, height, body }: Drawing,
  symbols: Map<string, Drawing>,
  property: Property,
): Drawing {
  const inlined = (body: string): string =>
    body.replace(/<use href="#([^"]+)"([^>]*)\/>/g, (_, id: string, place: string) => {
      const used = symbols.get(id)!;
      return `<svg viewBox="0 0 ${used.width} ${used.height}"${place}>${inlined(used.body)}</svg>`;
    });
  const coloured = (body: string): string =>
    body.replace(
      /var\((--[\w-]+)(?:,([^)]*))?\)/g,
      (_, name: string, otherwise = '') => property(name).trim() || otherwise,
    );
  return { width, height, body: coloured(inlined(body)) };
}

const vectorAddress = (drawing: Drawing): string =>
  addressOf(vectorOf(drawing, `width="${drawing.width * SCALE}" height="${drawing.height * SCALE}"`));

/**
 * Gives the picture of a symbol of a sprite, by its id. Each is made when it is asked for first, and asked for again
 * when there is a bitmap of it.
 */
export function picturesOf(sprite: string, property: Property): (id: string) => string {
  const symbols = symbolsOf(sprite);
  const vectors = new Map<string, string>();
  // all are in it from the first on, so that whoever shows one waits for that one alone
  const bitmaps = new SvelteMap([...symbols.keys()].map((id) => [id, '']));
  /** A browser takes a picture apart when it is first shown, and again once nobody has shown it for a while. */
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
 * Makes one picture of each symbol of a sprite that is used many times. A browser keeps a copy of every shape for each `<use>` and
 * styles it anew whenever something around it changes; of a picture it keeps one. A picture knows nothing of the
 * page's properties, so they are put in here: `property` gives what each is worth now.
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
