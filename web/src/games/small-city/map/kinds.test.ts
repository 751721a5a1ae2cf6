import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zoneCells } from './geometry';
import { lookOf, LOOKS, piecesOf } from './kinds';
import { drawingOf } from './persons';

const CRATE = join(import.meta.dirname, '../../../../../crates/smallcity');
const art = ['picture', 'art']
  .map((name) => readFileSync(join(import.meta.dirname, `../art/${name}.svg`), 'utf8'))
  .join('\n');
const isDrawn = (drawing: string) => art.includes(`<symbol id="sc-${drawing}"`);

/** Every tile of the standard data: its code, its number of cells and its colours as facets. */
const tiles = [
  ...readFileSync(join(CRATE, 'data/tiles.toml'), 'utf8').matchAll(
    /code = "(\w+)".*facets = \[([^\]]*)\].*cells = (\d+), shapes = "(\w+)"/g,
  ),
].map(([, code, facets, cells, shapes]) => ({
  code: code!,
  facets: facets!,
  size: Number(cells),
  shapes: shapes!,
}));
/** The tiles of modules, as they come in the box. */
const added = [
  { code: 'Sta', facets: '"light_green", "red"', size: 1, shapes: 'S1' },
  { code: 'Pal', facets: '"purple"', size: 4, shapes: 'O4' },
  { code: 'Col', facets: '"red"', size: 4, shapes: 'O4' },
  { code: 'Neu', facets: '"red"', size: 3, shapes: 'L3' },
];
/** The codes of all tiles, which have messages; landmarks of cities have names in lower case. */
const named = [
  ...readFileSync(join(CRATE, '../../messages/en/small-city.ftl'), 'utf8').matchAll(/^tile-([A-Z]\w*) =/gm),
].map(([, code]) => code!);

/** The cells of a tile on the map: a square, City Hall, or a row. */
const cellsFor = (size: number, shapes: string) => {
  if (shapes === 'O4') return zoneCells(2);
  if (shapes === '2x3') return ['c3', 'd3', 'e3', 'c4', 'd4', 'e4'];
  return ['c3', 'd3', 'e3', 'f3', 'g3'].slice(0, size);
};
/** The colours of the rulebook (SC-2.6), and the grounds that show them. */
const GROUNDS: Record<string, string> = {
  green: 'home',
  blue: 'shop',
  yellow: 'works',
  light_green: 'park',
  red: 'culture',
  grey: 'service',
  white: 'hall',
  purple: 'palace',
};

describe('the looks of tiles', () => {
  it('are known for every tile of the game', () => {
    expect(tiles.length).toBeGreaterThan(25);
    expect(named.sort()).toEqual([...tiles, ...added].map(({ code }) => code).sort());
    expect(Object.keys(LOOKS).sort()).toEqual(named);
  });

  it.each([...tiles, ...added])(
    'of $code fill its cells, with drawings that there are, on the colour of the rules',
    (tile) => {
      const cells = cellsFor(tile.size, tile.shapes);
      const pieces = piecesOf(tile.code, [...cells].reverse());
      expect(pieces.filter(({ drawing }) => !isDrawn(drawing))).toEqual([]);
      expect(pieces.reduce((sum, { size }) => sum + size * size, 0)).toBe(tile.size);
      const ground = Object.entries(GROUNDS).find(([colour]) => tile.facets.includes(`"${colour}"`))?.[1];
      expect(lookOf(tile.code).kind).toBe(ground);
    },
  );

  it('put the main part where an L bends, and the tower of City Hall in the middle when it lies', () => {
    expect(piecesOf('Fir', ['e6', 'd7', 'e7']).find(({ drawing }) => drawing === 'fire-a')?.cell).toBe('e7');
    const wide = piecesOf('Hall', ['c3', 'd3', 'e3', 'c4', 'd4', 'e4']);
    expect(wide.find(({ drawing }) => drawing === 'hall-tower')?.cell).toBe('d3');
    const tall = piecesOf('Hall', ['a5', 'b5', 'a6', 'b6', 'a7', 'b7']);
    expect(tall.find(({ drawing }) => drawing === 'hall-tower')?.cell).toBe('a5');
  });

  it('of a tile without a drawing are a plate with its letters', () => {
    expect(lookOf('Xyz').lettered).toBe(true);
    expect(piecesOf('Xyz', ['a1'])).toEqual([]);
  });
});

describe('people', () => {
  it('are drawn, each kind that modules bring', () => {
    const names = [
      ...readFileSync(join(CRATE, '../../messages/en/small-city.ftl'), 'utf8').matchAll(/^person-(\w+) =/gm),
    ].map(([, name]) => name!);
    expect(names).toContain('citizen');
    for (const name of names) expect(drawingOf(name)).toBe(name);
    for (const name of [...names, 'stranger']) expect(isDrawn(drawingOf(name))).toBe(true);
  });
});
