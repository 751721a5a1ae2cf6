/** A finished town as one picture, at night. */

import { nightPaints, type Windows } from '../art/drawn.svelte';
import { Composed } from '$art/composed';
import type { Drawing } from '$art/bitmaps';
import { boardOf } from '../map/board';
import { AFTER, cellsOf, cornerOf, inOrder, UNIT, zoneCells } from '../map/geometry';
import { lookOf, piecesOf } from '../map/kinds';
import { landOf } from '../map/land';
import { lots, outline, outlines, seams } from '../map/outline';
import { drawingOf } from '../map/persons';
import type { SeatView, Tables } from '../wire';

/** The strokes of land. */
const STROKES: Readonly<Record<string, string>> = {
  wave: 'stroke="var(--wall)" stroke-width="1.6" stroke-linecap="round" opacity=".75"',
  seam: 'stroke="var(--l-river-deep)" stroke-width="1.2" stroke-dasharray="3 3"',
  trace: 'stroke="var(--edge)" stroke-width="3" stroke-dasharray="2.6 3.4" opacity=".6"',
};

/** The borough of a seat; `letters` are those of the marks, by seat. */
export function townOf(
  seat: SeatView,
  tables: Pick<Tables, 'tiles'>,
  letters: readonly string[],
  windows: Windows,
): Drawing {
  const { borough } = seat;
  const town = new Composed();
  const { plain, glazed, person } = nightPaints(windows);
  const piece = (drawing: string, x: number, y: number, size: number, high = size) =>
    town.add(
      drawing.startsWith('hall-') && windows === 'lit' ? plain : glazed,
      `sc-${drawing}`,
      x,
      y,
      size,
      high,
    );
  const length = borough.zone * UNIT;

  const lands = borough.land.map(({ name, letter, cells }) => ({
    cells: cellsOf(cells),
    drawn: landOf(name, letter, cellsOf(cells)),
  }));
  const graves = cellsOf(borough.cemetery);
  const taken = new Set([
    ...Object.values(borough.tiles).flatMap(({ cells }) => cellsOf(cells)),
    ...lands.flatMap(({ cells, drawn }) => (drawn.lots ? [] : cells)),
    ...graves,
  ]);
  const bare = lots(zoneCells(borough.zone).filter((cell) => !taken.has(cell)));
  town.draw(
    plain,
    `<path d="${bare}" fill="var(--c-lot-edge)" transform="translate(0 1.5)"/><path d="${bare}" fill="var(--c-lot)" transform="translate(0 -1)"/>`,
  );
  for (const { shapes, pieces } of lands.map(({ drawn }) => drawn)) {
    for (const { path, fill, stroke } of shapes)
      town.draw(
        plain,
        `<path d="${path}" fill="${fill ? `var(--${fill})` : 'none'}" ${STROKES[stroke ?? ''] ?? ''}/>`,
      );
    for (const { drawing, cell, size, high = size } of pieces) {
      const { x, y } = cornerOf(cell);
      piece(drawing, x, y - 1, size * UNIT, high * UNIT);
    }
  }
  for (const cell of graves) {
    const { x, y } = cornerOf(cell);
    town.draw(plain, `<path d="${outlines([cell], 3, 6)}" fill="var(--c-park-pale)" stroke="var(--grave)"/>`);
    piece('grave', x, y, UNIT);
  }
  const board = boardOf(borough, seat, tables);
  for (const { code, cells } of board.tiles) {
    const ordered = [...cells].sort(inOrder);
    const { kind } = lookOf(code);
    const pieces = piecesOf(code, ordered);
    town.draw(
      plain,
      `<path d="${outline(ordered, 2, 6, 2.5)}" fill="var(--c-${kind}-deep)"/><path d="${outline(ordered, 2, 6, -0.5)}" fill="var(--c-${kind})"/>`,
    );
    if (pieces.length >= cells.length)
      town.draw(
        plain,
        `<path d="${seams(ordered)}" fill="none" stroke="var(--c-${kind}-deep)" stroke-width="1.2" stroke-dasharray="3 3" opacity=".45"/>`,
      );
    for (const { drawing, cell, size } of pieces) {
      const { x, y } = cornerOf(cell);
      piece(drawing, x, y - 1, size * UNIT);
    }
  }
  for (const { cell, who } of board.people) {
    const { x, y } = cornerOf(cell);
    town.add(person(letters[who.seat] ?? 's'), `sc-${drawingOf(who.person)}`, x + 25, y + 24, 21);
  }
  return town.drawing(length + AFTER, length + AFTER, -AFTER / 2, -AFTER / 2);
}
