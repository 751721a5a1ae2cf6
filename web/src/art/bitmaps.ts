/**
 * Bitmaps of pictures. A browser keeps a document for each vector picture, includes it in all document work, and
 * repaints its shapes at each use. It copies the pixels of a bitmap.
 */

import { idle } from '$lib/frames';

/** The content of a vector picture, with its width and height in units. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** A vector picture, or one within another. */
export const vectorOf = ({ width, height, body }: Drawing, place: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${place}>${body}</svg>`;
export const addressOf = (vector: string): string => `data:image/svg+xml,${encodeURIComponent(vector)}`;

/**
 * Pixels per side: enough for a cell of an enlarged map on a phone, for one in the largest window, and for a later
 * zoom. With a few more, some browsers would draw it later than its surroundings.
 */
const side = () => Math.min(96 + 96 * devicePixelRatio, 360);
/** Units per side. Anything larger appears alone and large, and stays a vector. */
const MOST = 48;
/** The number of drawings in a document. */
const SHARE = 16;

/** Whether a canvas returns its true pixels: some browsers add noise against fingerprinting. */
const honest = new WeakMap<typeof OffscreenCanvas, boolean>();

function isHonest(Canvas: typeof OffscreenCanvas): boolean {
  const context = new Canvas(2, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  const colours = [
    [200, 60, 20],
    [20, 80, 160],
  ];
  for (const [x, colour] of colours.entries()) {
    context.fillStyle = `rgb(${colour.join()})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, 2, 1);
  // nobody sees such a small difference
  return colours.flatMap((colour) => [...colour, 255]).every((worth, at) => Math.abs(worth - data[at]!) < 8);
}

/** Whether a bitmap is possible: shown at once, and drawn in idle time. */
export function fits({ width, height }: Drawing): boolean {
  const { OffscreenCanvas: Canvas, requestIdleCallback: asks } = globalThis as Partial<typeof globalThis>;
  if (!Canvas || !asks || Math.max(width, height) > MOST) return false;
  if (!honest.has(Canvas)) honest.set(Canvas, isHonest(Canvas));
  return honest.get(Canvas)!;
}

interface Order {
  drawing: Drawing;
  /** Gets the bitmap, and must keep a reference to it. */
  done: (bitmap: HTMLImageElement) => void;
}
const orders: Order[] = [];
let busy = false;

/** Draws the bitmap of a drawing that fits, in idle time. */
export function bitmapOf(order: Order) {
  orders.push(order);
  if (!busy) void drawAll();
}

/** A failed drawing stays a vector, which looks the same. */
const stay = () => undefined;

async function drawAll() {
  busy = true;
  while (orders.length) {
    // one order usually comes with many
    let before: number;
    do {
      before = orders.length;
      await idle();
    } while (orders.length > before && orders.length < SHARE);
    await drawSome(orders.splice(0, SHARE)).catch(stay);
  }
  busy = false;
}

/** Draws several drawings side by side in one vector picture. */
async function drawSome(some: readonly Order[]) {
  let right = 0;
  const places = some.map(({ drawing, done }) => {
    const dots = side() / Math.max(drawing.width, drawing.height);
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
    await cut(sheet, x, width, height).then(done, stay);
  }
}

/** The bitmap at this offset from the left of a sheet. */
async function cut(sheet: HTMLImageElement, x: number, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(sheet, x, 0, width, height, 0, 0, width, height);
  return held(await canvas.convertToBlob());
}

/** The URL of a bitmap without references is void. */
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
