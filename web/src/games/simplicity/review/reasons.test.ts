import { describe, expect, it } from 'vitest';
import type { ReviewDecision } from '$lib/wire';
import { deedOf, drawn } from './deeds';
import './messages';
import { reasonsOf, wordsOf, type Words } from './reasons';

const LETTERS = ['O', 'V', 'R', 'K', 'P', 'O', 'V', 'R', 'R', 'R', 'R', 'R', 'R', 'K'];
const log = [
  { strip: '2' },
  { face: 'a' },
  ...LETTERS.slice(0, 7).map((tile) => ({ tile })),
  { team: 0, block: 2 },
  { team: 1, take: 7, build: 'a5' },
  ...LETTERS.slice(7).map((tile) => ({ tile })),
];

describe('an entry', () => {
  it('takes the tile that was drawn for its slot in its round', () => {
    expect(drawn(log, 9).join('')).toBe('OVRKPOV');
    expect(drawn(log, log.length).join('')).toBe('RRRRRRK');
    expect(deedOf(log, 10, [log[10]])).toEqual({ team: 1, slot: 7, tile: 'V', space: 'a5' });
    expect(deedOf(log, 18, [{ team: 1, take: 7, build: 'b1' }])).toMatchObject({ tile: 'K' });
    expect(deedOf(log, 9, [log[9]])).toEqual({ team: 0, slot: 2, space: null });
  });

  it('has no known tile where the record does not say what lay there', () => {
    expect(deedOf([], 0, [{ team: 1, take: 3, build: 'b1' }])).toMatchObject({ tile: null, space: 'b1' });
  });
});

const words: Words = {
  gain: (points, slot) => `+${points} slot ${slot}`,
  rival: (team, points) => `${team} gains ${points}`,
  reply: (team, points) => `${team} replies ${points}`,
  place: (first, last) => `place ${first} ${last}`,
  open: (spaces) => `${spaces} open`,
  final: (own, other) => `${own} to ${other}`,
};
const build = (take: number, facts: object, score?: number[]) => ({
  plan: [{ team: 0, take, build: 'c1' }],
  facts,
  ...(score && { score }),
});
const decision = (played: object, more: Partial<ReviewDecision> = {}) =>
  ({ who: 0, score: [32, 30], played, ...more }) as ReviewDecision;

describe('reasons', () => {
  it('leave out what is equal and keep three, the own points first', () => {
    const was = {
      gain: 4,
      reply: { team: 1, before: 8, after: 8 },
      rivals: [{ team: 2, points: 2 }],
      place: [2, 2],
      open: 1,
    };
    const is = { gain: 9, reply: { team: 1, before: 8, after: 1 }, place: [5, 5], open: 1 };
    const { played, better } = reasonsOf(decision(build(1, was)), build(5, is), words);
    expect(played).toEqual(['+4 slot 1', '1 replies 8', 'place 2 2']);
    expect(better).toEqual(['+9 slot 5', '1 replies 1', 'place 5 5']);
  });

  it('tell the proved end, and what only one choice gives a rival', () => {
    const was = build(1, { gain: 4, rivals: [{ team: 2, points: 2 }] }, [31, 35]);
    const is = build(1, { gain: 4 }, [32, 32]);
    const { played, better } = reasonsOf(decision(was, { proved: true }), is, words);
    expect(played).toEqual(['31 to 35', '2 gains 2']);
    expect(better).toEqual(['32 to 32']);
  });
});

it('says in the sentence of a hint what others gain', () => {
  expect(wordsOf((team) => ['Ana', 'Ben'][team]!).rival(1, 2)).toBe('Ben gains 2');
});
