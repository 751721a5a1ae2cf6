import { expect, it, vi } from 'vitest';
import { MARKS } from '$lib/marks';
import { look } from '$lib/settings.svelte';
import art from './art.svg?raw';
import { emblemOf, personOf, pictureOf } from './drawn.svelte';
import { LOOKS, piecesOf } from '../map/kinds';

const PICTURE: unknown = expect.stringMatching(/^data:image\/svg\+xml,/);

it('has a picture of every tile of a borough', () => {
  const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
  const drawings = Object.keys(LOOKS).flatMap((code) =>
    [1, 2, 3, 4, 6].flatMap((size) => piecesOf(code, cells.slice(0, size)).map(({ drawing }) => drawing)),
  );
  const symbols = [...art.matchAll(/<symbol id="sc-([^"]+)"/g)].map(([, drawing]) => drawing!);
  for (const drawing of new Set([...drawings, ...symbols])) {
    expect([drawing, pictureOf(drawing)]).toEqual([drawing, PICTURE]);
    expect(decodeURIComponent(pictureOf(drawing))).not.toContain('currentColor');
  }
});

it('cuts off no circle of a line drawing', () => {
  const circles = [...art.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"/g)].flatMap(
    ([, id, path]) =>
      [...path!.matchAll(/M[\d.]+ ([\d.]+)a([\d.]+) \2 0 1 ([01]) \.1 0/g)].map(([, y, radius, below]) => {
        // drawn clockwise it hangs above its start, else below
        const middle = Number(y) + (below === '1' ? -1 : 1) * Number(radius);
        return { id, top: middle - Number(radius) - 1, bottom: middle + Number(radius) + 1 };
      }),
  );
  expect(circles.length).toBeGreaterThan(0);
  expect(circles.filter(({ top, bottom }) => top < 0 || bottom > 24)).toEqual([]);
});

it('has pictures of people and emblems in the colours of their seats', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => `worth of ${name}` }));
  look.theme = 'light';
  for (const { letter } of MARKS) {
    expect(emblemOf(letter)).toEqual(PICTURE);
    expect(decodeURIComponent(emblemOf(letter))).toContain(`"worth of --seat-${letter}-on"`);
    const trader = decodeURIComponent(personOf('trader', letter));
    expect(trader).toContain(`fill="worth of --seat-${letter}"`);
    expect(trader).toContain(`fill="worth of --seat-${letter}-on"`);
    expect(trader).not.toMatch(/currentColor|var\(/);
  }
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => `by night ${name}` }));
  look.theme = 'dark';
  expect(decodeURIComponent(personOf('trader', 's'))).toContain('fill="by night --seat-s"');
});

it('has pictures of the night for the end, with other windows wherever there is glass, but in roofs', () => {
  const night = {};
  vi.stubGlobal('document', { createElement: () => night, body: { appendChild: () => night } });
  vi.stubGlobal('getComputedStyle', (of: unknown) => ({
    getPropertyValue: (name: string) => (of === night ? `by night ${name}` : `by day ${name}`),
  }));
  look.theme = 'light';
  const drawn = (...which: Parameters<typeof pictureOf>) => decodeURIComponent(pictureOf(...which));
  expect(drawn('r1')).toMatch(/by day --wall/);
  expect(drawn('r1', 'lit')).toMatch(/#ffd873/);
  expect(drawn('r1', 'lit')).not.toMatch(/by day/);
  // City Hall has a roof of glass
  expect(drawn('hall-tower', 'lit')).toMatch(/by night --glass/);
  look.theme = 'dark';
  expect(pictureOf('hall-tower', 'lit')).toBe(pictureOf('hall-tower'));
  for (const drawing of ['r1', 'hall-tower'])
    expect(decodeURIComponent(pictureOf(drawing, 'out'))).toContain('#3a4468');
});

it('finds the glass of each drawing in itself: none of those it uses has any', () => {
  const symbol = (id: string) => art.split(`<symbol id="${id}"`)[1]!.split('</symbol>')[0]!;
  for (const [, body] of art.matchAll(/<symbol[^>]*>([^]*?)<\/symbol>/g))
    for (const [, used] of body!.matchAll(/<use href="#([^"]+)"/g)) {
      expect(symbol(used!), used).not.toContain('--glass');
    }
});

it('lights the windows in the evening of a light theme, and no roof of City Hall', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => `by day ${name}` }));
  const changed = () =>
    ['r1', 'c1', 'hall-wing', 'park-1'].filter((each) => pictureOf(each, 'evening') !== pictureOf(each));
  look.theme = 'light';
  expect(changed()).toEqual(['r1', 'c1']);
  expect(decodeURIComponent(pictureOf('r1', 'evening'))).toMatch(/by day --wall/);
  // at night they are lit anyway
  look.theme = 'dark';
  expect(changed()).toEqual([]);
});
