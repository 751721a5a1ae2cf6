import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { SimplicityEvent, SimplicityView } from '../wire';
import { frames } from './frames';

let seq = 0;
const step = (round: number, seat: number | null, kinds: string[], more: Partial<Step> = {}): Step => ({
  seq: (seq += 1),
  at: 0,
  seat,
  bot: false,
  taken_back: false,
  undoes: 0,
  events: kinds.map((event) => ({ event }) as SimplicityEvent),
  view: { round } as SimplicityView,
  ...more,
});

describe('the review', () => {
  it('shows luck in a row at once and every move by itself', () => {
    seq = 0;
    const film = frames([
      step(0, null, ['strip_laid']),
      step(0, null, ['face_up']),
      step(1, null, ['pawn_placed', 'token_given']),
      step(1, null, ['tile_drawn']),
      step(1, null, ['tile_drawn']),
      step(1, 0, ['slot_blocked']),
      step(1, 1, ['built']),
      step(2, 0, ['built', 'round_ended', 'order_set', 'token_given']),
      step(2, null, ['tile_drawn']),
    ]);
    expect(film.map(({ steps }) => steps.map((each) => each.seq))).toEqual([
      [1, 2, 3],
      [4, 5],
      [6],
      [7],
      [8],
      [9],
    ]);
    expect(film.map(({ round }) => round)).toEqual([1, 1, 1, 1, 1, 2]);
    expect(film[1]!.view).toBe(film[1]!.steps[1]!.view);
  });

  it('leaves out what was taken back', () => {
    seq = 0;
    const film = frames([
      step(1, 0, ['built']),
      step(1, 1, ['built']),
      step(1, 1, [], { taken_back: true, undoes: 1 }),
      step(1, 1, ['built']),
    ]);
    expect(film.flatMap(({ steps }) => steps.map((each) => each.seq))).toEqual([1, 4]);
  });
});
