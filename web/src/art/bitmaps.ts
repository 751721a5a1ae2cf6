/**
 * Bitmaps of pictures. A browser keeps a document for each vector picture, which takes part in everything that it does
 * with documents, and paints its shapes anew wherever it stands; of a bitmap it copies the dots.
 */

import { idle } from '$lib/frames';

/** What stands in a vector picture, so many units wide and high. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** A vector picture, or one within another. */
export const vectorOf = ({ width, height, body }: Drawing, place: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${place}>${body}</svg>`;
export const addressOf = (vector: string): string => `data:image/svg+xml,${encodeURIComponent(vector)}`;

/** Dots in a unit of a drawing: enough for an enlarged map on a phone, and for the largest window. */
const scale = () => Math.min(2 + 2 * devicePixelRatio, 7.5);
/** What has more dots is drawn later than all around it by some browsers. */
const MOST = 2 ** 17;
/** So many drawings share a document. */
const SHARE = 16;

/** Whether there can be a bitmap of it that a browser shows at once. */
export const fits = ({ width, height }: Drawing): boolean =>
  typeof OffscreenCanvas !== 'undefined' && width * height * scale() ** 2 <= MOST;

interface Order {
  drawing: Drawing;
  /** Is given its bitmap, and has to hold it. */
  done: (bitmap: HTMLImageElement) => void;
}
const orders: Order[] = [];
let drawing = false;

/** Draws the bitmap of a drawing that fits, when the browser has nothing else to do. */
export function bitmapOf(order: Order) {
  orders.push(order);
  if (!drawing) void drawAll();
}

async function drawAll() {
  drawing = true;
  while (orders.length) {
    // who orders one orders many
    let before: number;
    do {
      before = orders.length;
      await idle();
    } while (orders.length > before && orders.length < SHARE);
    try {
      await drawSome(orders.splice(0, SHARE));
    } catch {
      // they stay vectors, which look the same
    }
  }
  drawing = false;
}

/** Draws some of one vector picture, in which they stand side by side. */
async function drawSome(some: readonly Order[]) {
  const dots = scale();
  let right = 0;
  const places = some.map(({ drawing, done }) => {
    const [x, width, height] = [right, Math.ceil(drawing.width * dots), Math.ceil(drawing.height * dots)];
    right += width + 1;
    return { drawing, done, x, width, height };
  });
  const high = Math.max(...places.map(({ height }) => height));
  const body = places
    .map(({ drawing, x, width, height }) => vectorOf(drawing, `x="${x}" width="${width}" height="${height}"`))
    .join('');
  const all = vectorOf({ width: right, height: high, body }, `width="${right}" height="${high}"`);
  const sheet = await loaded(addressOf(all));
  for (const { done, x, width, height } of places) {
    await idle();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(sheet, x, 0, width, height, 0, 0, width, height);
    done(await held(await canvas.convertToBlob()));
  }
}

/** The address of a bitmap that nobody has any more is nothing. */
const gone = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address));

async function held(blob: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(blob);
  const bitmap = await loaded(address);
  gone.register(bitmap, address);
  return bitmap;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  return image;
}
