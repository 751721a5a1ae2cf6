import { SvelteMap } from 'svelte/reactivity';
import { bitmapOf } from './bitmaps';

/** A game may light windows by this property, so they stay shapes of the page. */
const LIVE = '--glass';
/** A picture is as sharp as it is wide: some browsers draw it once at its own size. */
const SCALE = 8;

/** A drawing that is used many times at once says so by its class. */
const SYMBOL = /<symbol id="([^"]+)"( class="picture")? viewBox="0 0 (\d+) (\d+)">([^]*?)<\/symbol>/g;

/** What a property of the page is worth now. */
type Property = (name: string) => string;
interface Symbol {
  width: number;
  height: number;
  body: string;
}

const symbolsOf = (sprite: string) =>
  new Map<string, Symbol>(
    [...sprite.matchAll(SYMBOL)].map(([, id, , width, height, body]) => [
      id!,
      { width: Number(width), height: Number(height), body: body! },
    ]),
  );

/** The address of a picture of a symbol: a drawing of its own, which knows nothing of the page's properties. */
function pictureOf(
  { width, height, body }: Symbol,
  symbols: Map<string, Symbol>,
  property: Property,
): string {
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
  const size = `width="${width * SCALE}" height="${height * SCALE}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${coloured(inlined(body))}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/**
 * Gives the picture of a symbol of a sprite, by its id. Each is made when it is asked for first, and asked for again
 * when there is a bitmap of it.
 */
export function picturesOf(sprite: string, property: Property): (id: string) => string {
  const symbols = symbolsOf(sprite);
  const vectors = new Map<string, string>();
  const bitmaps = new SvelteMap([...symbols.keys()].map((id) => [id, '']));
  /** A browser takes a picture apart when it is first shown, and again once nobody has shown it for a while. */
  const held = new Map<string, HTMLImageElement>();
  const vector = (id: string, symbol: Symbol) => {
    const picture = pictureOf(symbol, symbols, property);
    vectors.set(id, picture);
    if (typeof Image === 'undefined') return picture;
    held.set(id, Object.assign(new Image(), { src: picture }));
    bitmapOf(picture, symbol, (bitmap) => {
      held.set(id, bitmap);
      bitmaps.set(id, bitmap.src);
    });
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
    const { width, height, body } = symbols.get(id)!;
    const live = [...body.matchAll(/<[^<>]+\/>/g)]
      .map(([shape]) => shape)
      .filter((shape) => shape.includes(LIVE));
    const href = pictureOf(symbols.get(id)!, symbols, property);
    const image = `<image width="${width}" height="${height}" href="${href}"/>`;
    return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${image}${live.join('')}</symbol>`;
  });
}
