import { describe, expect, it } from 'vitest';
import type { Reviewed } from '$lib/reviewed';
import type { ReviewDecision, Step } from '$lib/wire';
import { compare, isFound } from '../../../screens/review/walk';
import { words } from './words';
import '../../../screens/messages';

/** Slots 2 and 5 have equal tiles. */
const log = [...'VRKORPP'].map((tile) => ({ tile }));
const at = log.length;
const game = { record: { log }, seats: 4, nameOf: () => 'Ana' } as unknown as Reviewed;
const take = (slot: number, build = 'c1', worth = 10) => ({
  plan: [{ team: 0, take: slot, build }],
  value: [worth],
});
const decision = {
  ...{ at, who: 0, loss: 4, value: [10], score: [] },
  ...{ played: take(2, 'c1', 6), best: [take(5)] },
} as unknown as ReviewDecision;
const built = (slot: number, space = 'c1', team = 0) => [
  { events: [{ event: 'built', team, slot, tile: 'R', space }] } as unknown as Step,
];
const does = (plan: readonly unknown[], steps: readonly Step[]) =>
  words.does(game, decision, plan, { steps, after: null });

describe('equal tiles of two slots', () => {
  it('are two choices', () => {
    expect(does(take(5).plan, built(5))).toBe(true);
    expect(does(take(5).plan, built(2))).toBe(false);
    expect(does(take(5).plan, built(5, 'c2'))).toBe(false);
    expect(does(take(5).plan, built(5, 'c1', 1))).toBe(false);
  });

  it('do not make what was played a find', () => {
    const tried = (steps: Step[]) => compare(decision, (plan) => does(plan, steps));
    expect(tried(built(2))).toMatchObject({ same: true, choice: null });
    expect(isFound(decision, tried(built(2)))).toBe(false);
    expect(isFound(decision, tried(built(5)))).toBe(true);
  });

  it('are named with their slots, others without', () => {
    expect(words.said(game, decision, take(2).plan).join()).toMatch(/slot 2 on c1$/);
    expect(words.said(game, decision, take(5).plan).join()).toMatch(/slot 5 on c1$/);
    expect(words.said(game, decision, take(1, 'c2').plan).join()).not.toContain('slot');
    const other = { ...decision, best: [take(5, 'c2')] } as ReviewDecision;
    expect(words.said(game, other, take(2).plan).join()).not.toContain('slot');
  });
});

it('a block names its team and its slot', () => {
  const blocked = (slot: number, team: number) => [
    { events: [{ event: 'slot_blocked', team, slot, tile: 'R' }] } as unknown as Step,
  ];
  expect(does([{ team: 0, block: 2 }], blocked(2, 0))).toBe(true);
  expect(does([{ team: 0, block: 2 }], blocked(5, 0))).toBe(false);
  expect(does([{ team: 0, block: 2 }], blocked(2, 1))).toBe(false);
  expect(does([{ team: 0, block: 2 }], built(2))).toBe(false);
});

it('what was played is no find where the review names it among others', () => {
  const named = { ...decision, best: [take(5), take(2, 'c1', 6)] } as ReviewDecision;
  expect(compare(named, (plan) => does(plan, built(2)))).toEqual({ same: true, choice: null, loss: 4 });
});
