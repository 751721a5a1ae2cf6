/** The finished city as one picture, at night. */

import type { Drawing } from '$art/bitmaps';
import { Composed, type Paint } from '$art/composed';
import { nightOf, sprite } from '$art/drawn.svelte';
import '../tokens.css';
import art from '../art/art.svg?raw';
import { bridges, PITCH, ropes, ROWS, type City } from '../geometry';

const CELL = 48;
const GLASS = '--glass';

/** The city; `letters` are those of the emblems by team, and `lit` the teams whose windows have light. */
export function cityOf(columns: City, letters: readonly string[], lit: readonly number[]): Drawing {
  const city = new Composed();
  const paint = (glass: string): Paint => ({
    sprite: art.replaceAll('currentColor', 'var(--lot-mark)'),
    property: (name) => (name === GLASS ? glass : nightOf(name)),
  });
  const [light, dark] = [paint('#ffd873'), paint('#3a4468')];
  const discs: Paint = { sprite, property: nightOf };
  const spaces = columns.flatMap((column, i) =>
    column.map((space, j) => ({ space, x: i * PITCH, y: j * PITCH })),
  );
  for (const { space, x, y } of spaces) {
    if (space.tile) {
      const shines = space.team !== null && lit.includes(space.team);
      city.add(shines ? light : dark, `tile-${space.tile.toLowerCase()}`, x, y, CELL);
      if (space.team === null) city.add(dark, 'printed', x, y, CELL);
      continue;
    }
    const lot = (fill: string, drop: number) =>
      `<rect x="${x}" y="${y + drop}" width="48" height="46.5" rx="6" fill="var(--${fill})"/>`;
    city.draw(dark, lot('lot-edge', 1.5) + lot('lot', 0));
    city.add(dark, `ter-${space.symbol ?? 'blank'}`, x + 14, y + 13.5, 20);
  }
  for (const { tile, x, y, width, height } of bridges(columns))
    city.draw(
      dark,
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--t-${tile.toLowerCase()})"/>`,
    );
  for (const { team, path } of ropes(columns)) {
    const letter = letters[team] ?? 's';
    city.draw(
      dark,
      `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="var(--rim)" stroke-width="7"/><path d="${path}" stroke="var(--seat-${letter})" stroke-width="4.4"/></g>`,
    );
  }
  for (const { space, x, y } of spaces)
    if (space.tile && space.team !== null)
      city.add(discs, `disc-${letters[space.team] ?? 's'}`, x + 26, y + 23.5, 20);
  return city.drawing(columns.length * PITCH + 9, ROWS * PITCH + 9, -6, -6);
}
