import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { landName } from '../words';
import { cellAt, type Cell } from './geometry';
import { landOf } from './land';

const MODULES = join(import.meta.dirname, '../../../../../crates/smallcity/src/modules');
const art = readFileSync(join(import.meta.dirname, '../art/art.svg'), 'utf8');
const isDrawn = (drawing: string) => art.includes(`<symbol id="sc-${drawing}"`);

/** The land of cities, as the engine lists it: its letter, its name, whether it is never buildable. */
const marks = [
  ...readFileSync(join(MODULES, 'cities/data.rs'), 'utf8').matchAll(/\('(.)', "(\w+)", (true|false)\)/g),
].map(([, letter, name, closed]) => ({ letter: letter!, name: name!, closed: closed === 'true' }));
const maps = readdirSync(join(MODULES, 'cities/maps')).map((file) =>
  readFileSync(join(MODULES, 'cities/maps', file), 'utf8').split('\n'),
);
/** Where a letter stands on the map of a city. */
const cellsOn = (map: readonly string[], letter: string): Cell[] =>
  map.flatMap((line, y) => [...line].flatMap((mark, x) => (mark === letter ? [cellAt(x, y)] : [])));

describe('the land of cities', () => {
  it('is known to the last', () => {
    expect(maps).toHaveLength(8);
    expect(marks).toHaveLength(12);
  });

  it.each(marks)('$name has a drawing and a name', ({ name, letter, closed }) => {
    const cells = maps.map((map) => cellsOn(map, letter)).find(({ length }) => length)!;
    const land = landOf(name, letter, cells);
    expect(land.letters).toEqual([]);
    expect(landName(name)).not.toBe(name);
    expect(land.pieces.filter(({ drawing }) => !isDrawn(drawing))).toEqual([]);
    // lots mark buildable land, and no sight is buildable
    if (closed) expect(land.lots).toBe(false);
    for (const cell of land.named) expect([closed, cells.includes(cell)]).toEqual([true, true]);
  });

  it('has its name on the longest row of its cells, the lowest of several', () => {
    expect(landOf('tiber', 'T', ['c5', 'c6', 'c7', 'd7', 'e7', 'e8']).named).toEqual(['c7', 'd7', 'e7']);
    expect(landOf('parthenon', 'P', ['e4', 'f4', 'e5', 'f5']).named).toEqual(['e5', 'f5']);
  });

  it('leaves the line of a wall in the ground, but for the edge of the map', () => {
    const west = cellsOn(['WWWWWWWWWW', 'WWWWWWWWWE'], 'W');
    const [trace] = landOf('west', 'W', west).shapes;
    // two borders around j2, and those below the nine cells beside it
    expect(trace!.path.match(/M/g)).toHaveLength(2 + 9);
  });
});

describe('land', () => {
  it('of a forest is a tree on every cell', () => {
    const forest = landOf('forest', 'f', ['a1', 'b1']);
    expect([forest.pieces.length, forest.letters.length]).toEqual([2, 0]);
    expect(forest.pieces.every(({ drawing }) => isDrawn(drawing))).toBe(true);
  });

  it('without a drawing is its letter on empty lots', () => {
    const marsh = landOf('marsh', 'm', ['a1']);
    expect([marsh.letters, marsh.lots]).toEqual([[{ cell: 'a1', text: 'm' }], true]);
  });
});
