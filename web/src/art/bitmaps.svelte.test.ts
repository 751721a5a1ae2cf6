// @vitest-environment client
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { picturesOf } from './pictures';

const HOUSE = '<symbol id="house" viewBox="0 0 48 48"><path d="M0 0h9v9z"/></symbol>';
const CASTLE = '<symbol id="castle" viewBox="0 0 144 96"><path d="M0 0h9v9z"/></symbol>';

/** A stand-in for the browser's drawing: each bitmap has a URL of its own. */
let drawn: string[] = [];
/** The images that it loads. */
let loaded: string[] = [];
let breaks = false;
/** The number of bitmaps that fail before one succeeds. */
let lost = 0;
/** The part of the loaded image that it draws: its left edge and width. */
let cuts: [number, number][] = [];
/** The pixels that it reports. */
let dots: number[];

beforeEach(() => {
  [drawn, loaded, cuts, breaks, lost] = [[], [], [], false, 0];
  dots = [200, 60, 20, 255, 20, 80, 160, 255];
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work));
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        loaded.push(this.src);
        return breaks ? Promise.reject(new Error('no picture')) : Promise.resolve();
      }
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext = () => ({
        fillRect() {},
        getImageData: () => ({ data: dots }),
        drawImage: (_: unknown, x: number, y: number, width: number) => void cuts.push([x + y, width]),
      });
      convertToBlob = () =>
        lost-- > 0
          ? Promise.reject(new Error('no memory'))
          : Promise.resolve(`${this.width} by ${this.height}`);
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    drawn.push(String(blob));
    return `blob:${drawn.length}`;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Flushes all pending work. */
async function settled() {
  for (let tasks = 0; tasks < 400; tasks += 1) await Promise.resolve();
}

/** The URLs that a user of a picture gets, in order. */
async function shown(sprite: string, id: string): Promise<string[]> {
  const pictures = picturesOf(sprite, () => '');
  const all: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void all.push(pictures(id).slice(0, 8)));
  });
  flushSync();
  await settled();
  flushSync();
  end();
  return all;
}

it('shows a picture as it is, and as its bitmap once there is one', async () => {
  expect(await shown(HOUSE, 'house')).toEqual(['data:ima', 'blob:1']);
  // six pixels in each of 48 units
  expect(drawn).toEqual(['288 by 288']);
});

it('leaves a large picture as it is', async () => {
  expect(await shown(CASTLE, 'castle')).toEqual(['data:ima']);
});

it('leaves a picture as it is where a browser does not draw it', async () => {
  breaks = true;
  expect(await shown(HOUSE, 'house')).toEqual(['data:ima']);
  breaks = false;
  for (const missing of ['requestIdleCallback', 'OffscreenCanvas']) {
    loaded = [];
    vi.stubGlobal(missing, undefined);
    expect(await shown(HOUSE, 'house')).toEqual(['data:ima']);
    expect(loaded).toEqual([]);
  }
});

it('leaves a picture as it is where a browser reports other pixels', async () => {
  dots = [255, 255, 255, 255, 255, 255, 255, 255];
  expect(await shown(HOUSE, 'house')).toEqual(['data:ima']);
  expect(drawn).toEqual([]);
});

it('cuts out each drawing at its place', async () => {
  const flag = HOUSE.replace('house', 'flag').replace('0 0 48 48', '0 0 24 48');
  const pictures = picturesOf(HOUSE + flag, () => '');
  pictures('house');
  pictures('flag');
  await settled();
  expect(cuts).toEqual([
    [0, 288],
    [289, 144],
  ]);
  expect(drawn).toEqual(['288 by 288', '144 by 288']);
});

it('draws many of one document', async () => {
  const many = Array.from({ length: 20 }, (_, at) => HOUSE.replace('house', `house-${at}`)).join('');
  const pictures = picturesOf(many, () => '');
  for (let at = 0; at < 20; at += 1) pictures(`house-${at}`);
  await settled();
  expect(drawn).toHaveLength(20);
  expect(loaded.filter((address) => address.startsWith('data:'))).toHaveLength(2);
  expect(pictures('house-19')).toBe('blob:20');
});

it('draws the others where one cannot be drawn', async () => {
  lost = 1;
  const pictures = picturesOf(HOUSE + HOUSE.replace('house', 'shop'), () => '');
  pictures('house');
  pictures('shop');
  await settled();
  expect(pictures('house')).toMatch(/^data:/);
  expect(pictures('shop')).toBe('blob:1');
});
