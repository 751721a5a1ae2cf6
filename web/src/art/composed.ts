/** Pictures made of many drawings, independent of the page: postcards, and thumbnails of towns. */

import { vectorOf, type Drawing } from './bitmaps';
import { coloured, drawnAlone, symbolsOf, type Property } from './pictures';

/** A sprite with the colours of its drawings. */
export interface Paint {
  sprite: string;
  property: Property;
}

/** A picture that contains each drawing once, however often it shows it. */
export class Composed {
  readonly #drawings = new Map<string, string>();
  readonly #paints: { paint: Paint; symbols: ReturnType<typeof symbolsOf> }[] = [];
  #body = '';

  /** Adds a drawing of a sprite, by its id; nothing if the sprite has none. */
  add(paint: Paint, id: string, x: number, y: number, size: number, high = size) {
    let at = this.#paints.findIndex((known) => known.paint === paint);
    if (at < 0) at = this.#paints.push({ paint, symbols: symbolsOf(paint.sprite) }) - 1;
    const { symbols } = this.#paints[at]!;
    const symbol = symbols.get(id);
    if (!symbol) return;
    const key = `${id}-${at}`;
    const { width, height } = symbol;
    if (!this.#drawings.has(key)) {
      const { body } = drawnAlone(symbol, symbols, paint.property);
      this.#drawings.set(key, `<symbol id="${key}" viewBox="0 0 ${width} ${height}">${body}</symbol>`);
    }
    this.#body += `<use href="#${key}" x="${x}" y="${y}" width="${size}" height="${high}"/>`;
  }

  /** Adds shapes in the colours of a paint. */
  draw(paint: Pick<Paint, 'property'>, shapes: string) {
    this.#body += coloured(shapes, paint.property);
  }

  /** The picture; `x` and `y` are the lowest coordinates in it. */
  drawing(width: number, height: number, x = 0, y = 0): Drawing {
    const body = `<defs>${[...this.#drawings.values()].join('')}</defs>${this.#body}`;
    return { width, height, body: x || y ? `<g transform="translate(${-x} ${-y})">${body}</g>` : body };
  }
}

/** The dots of a vector picture, as a file of this type. */
export async function rasterOf(
  picture: Drawing,
  width: number,
  type: 'image/png' | 'image/webp',
): Promise<Blob> {
  const height = Math.round((width * picture.height) / picture.width);
  const vector = vectorOf(picture, `width="${width}" height="${height}"`);
  const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(vector)}` });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), type, 0.8),
  );
}
