import { expect, it } from 'vitest';
import '../messages';
import { doing, LOST, SEALED, VISITED } from './tab';
import type { View } from '../wire';

const OUT = 3;
/** Four seats in this order: seat 1 has sealed, and `OUT` was lost. */
const view = (phase: number, order = [2, 0, 1]) => ({
  phase,
  order,
  seats: [0, 1, 2, OUT].map((seat) => ({
    out: seat === OUT ? 6 : null,
    committed: seat === 1,
    pollution: seat === OUT ? 104 : 20,
    // around the table, without the eliminated seat (SC-2.12)
    neighbours: [0, 1, 2].filter((other) => other !== seat),
  })) as View['seats'],
});
const signs = (
  phase: number,
  due: readonly number[],
  together = false,
  me: number | null = null,
  still = false,
) => [0, 1, 2, OUT].map((seat) => doing(view(phase), seat, due, together, me, still).sign);

it('gives the order in the phase of the cards', () => {
  expect(signs(1, [0])).toEqual(['●', '3rd', '1st', LOST]);
  expect(doing(view(1), 2, [0], false)).toEqual({ sign: '1st', narrow: '1', said: 'Plays 1st' });
  expect(doing(view(1, [0]), 0, [], false).sign).toBe('');
});

it('shows in other phases who acts, who plans and who is ready', () => {
  expect(signs(3, [0])).toEqual(['●', '', '', LOST]);
  expect(signs(2, [0, 2], true, 0)).toEqual(['…', '✓', '…', LOST]);
  expect(doing(view(2), 1, [0, 2], true).said).toBe('Sealed');
  expect(doing(view(3), OUT, [], false).said).toBe('Out in round 6 at 104\u00a0%');
});

it('shows a sealed plan as an envelope to spectators, and where no envelope is seen flying there', () => {
  expect(signs(2, [0, 2], true, null)).toEqual(['…', SEALED, '…', LOST]);
  expect(signs(2, [0, 2], true, 0, true)).toEqual(['…', SEALED, '…', LOST]);
});

it('marks the neighbours that citizens may visit while people move, for a player with citizens', () => {
  const marked = (phase: number, me: number | null) =>
    [0, 1, 2, OUT].map((seat) => doing(view(phase), seat, [0], false, me).sign);
  expect(marked(3, 0)).toEqual(['●', VISITED, VISITED, LOST]);
  // an acting seat says so, even if it is nobody's neighbour
  expect(marked(3, 2)).toEqual(['●', VISITED, '', LOST]);
  expect(marked(3, OUT)).toEqual(['●', '', '', LOST]);
  expect(marked(3, null)).toEqual(['●', '', '', LOST]);
  expect(marked(4, 0)).toEqual(['●', '', '', LOST]);
  expect(doing(view(3), 1, [0], false, 0).said).toBe('A neighbour, whom your citizens may visit');
});
