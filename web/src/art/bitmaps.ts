/**
 * Bitmaps of pictures. A browser keeps a document for each vector picture, which takes part in everything that it does
 * with documents, and paints its shapes anew wherever it stands; of a bitmap it copies the dots.
 */

import { idle } from '$lib/frames';

/** Dots in a unit of a drawing: enough for an enlarged map on a phone, and for the largest window. */
const scale = () => Math.min(2 + 2 * devicePixelRatio, 7.5);
/** What has more dots is drawn later than all around it by some browsers, so it stays a vector. */
const MOST = 2 ** 17;

/** The address of a bitmap that nobody has any more is nothing. */
const gone = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address));

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  return image;
}

async function drawn(vector: HTMLImageElement, width: number, height: number): Promise<HTMLImageElement> {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(vector, 0, 0, canvas.width, canvas.height);
  const address = URL.createObjectURL(await canvas.convertToBlob());
  const bitmap = await loaded(address);
  gone.register(bitmap, address);
  return bitmap;
}

/** One picture waits for the other. */
let last = Promise.resolve();

/**
 * Draws the picture of a drawing, so many units wide and high, when the browser has nothing else to do, and gives it to
 * `done`, which has to hold it. Not where a browser cannot, or would not show it at once.
 */
export function bitmapOf(
  picture: string,
  { width, height }: { width: number; height: number },
  done: (bitmap: HTMLImageElement) => void,
) {
  const dots = scale();
  if (typeof OffscreenCanvas === 'undefined' || width * height * dots ** 2 > MOST) return;
  last = last.then(idle).then(async () => {
    try {
      done(await drawn(await loaded(picture), width * dots, height * dots));
    } catch {
      // the vector stays, which looks the same
    }
  });
}
