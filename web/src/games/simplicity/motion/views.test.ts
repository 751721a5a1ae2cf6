import { describe, expect, it } from 'vitest';
import type { SimplicityEvent } from '../wire';
import { example, rescored } from '../end/example';
import { runs } from './runs';
import { builtView, emptied, gains } from './views';

const before = { ...example(), order: [3, 1, 0], place: 0, team: 3 };
const built = { event: 'built', team: 3, slot: 7, tile: 'P', space: 'e1', total: 5, parts: [] } as const;

describe('views in between', () => {
  const after = rescored(rescored(before, 3, { parks: 4, tokens: 1 }), 1, { R: 2 });
  const view = builtView(before, { ...built, parts: [] }, after);

  it('has the tile, the disc and the pawn, and still the builder to move', () => {
    expect(view.columns[4]![0]).toMatchObject({ tile: 'P', team: 3 });
    expect(before.columns[4]![0]!.tile).toBeNull();
    expect(view.slots[6]).toMatchObject({ tile: null, pawn: 3 });
    expect(view).toMatchObject({ place: 0, team: 3 });
    expect(view.teams[3]!.discs).toBe(before.teams[3]!.discs - 1);
  });

  it('counts the points but not yet the token', () => {
    expect(gains(before, view)).toEqual([0, 2, 0, 4, 0, 0]);
    expect(gains(before, after)[3]).toBe(5);
  });

  it('empties the planning board', () => {
    expect(emptied(before).slots.every(({ tile, pawn }) => tile === null && pawn === null)).toBe(true);
  });
});

describe('the runs of a step', () => {
  it('takes what ends a round together, and tiles that are dealt', () => {
    const kinds = ['built', 'round_ended', 'face_up', 'order_set', 'token_given', 'tile_drawn', 'tile_drawn'];
    const told = runs(kinds.map((event) => ({ event }) as SimplicityEvent));
    expect(told.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['built', 1],
      ['round_ended', 3],
      ['token_given', 1],
      ['tile_drawn', 2],
    ]);
  });
});
