import { expect, it, vi } from 'vitest';
import art from './art.svg?raw';
import { LOOKS, piecesOf } from '../map/kinds';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

it('has a picture of everything that stands in a borough', async () => {
  const { pictureOf } = await import('./drawn.svelte');
  const cells = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
  const drawings = Object.keys(LOOKS).flatMap((code) =>
    [1, 2, 3, 4, 6].flatMap((size) => piecesOf(code, cells.slice(0, size)).map(({ drawing }) => drawing)),
  );
  const symbols = [...art.matchAll(/<symbol id="sc-([^"]+)"/g)].map(([, drawing]) => drawing!);
  for (const drawing of new Set([...drawings, ...symbols]))
    expect([drawing, pictureOf(drawing)]).toEqual([drawing, expect.stringMatching(/^data:image\/svg\+xml,/)]);
});
