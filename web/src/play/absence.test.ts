import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pace, SeatDoc, TableDoc } from '$lib/wire';
import { aboutAway, awaySeat, awayText, isAway } from './absence';
import '../screens/messages';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOON = Date.UTC(2026, 10, 29, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** Ana at this browser, Ben who left so long ago, and other people. */
const table = (
  ago: number,
  { others = 0, pace = { kind: 'untimed' } as Pace, you = [0], seat = {} as Partial<SeatDoc> } = {},
) => {
  const person = { kind: 'person', here: true, away_since: null, can_lend: false };
  const ben = { ...person, name: 'Ben', here: false, away_since: NOON - ago, ...seat };
  const more = Array.from({ length: others }, () => person);
  const clock = pace.kind === 'untimed' ? null : { now: NOON, deadline: NOON, reserves: [] };
  return { seats: [{ ...person, name: 'Ana' }, ben, ...more], you, pace, clock } as unknown as TableDoc;
};

it('marks people who are away, not those of this browser, nor bots', () => {
  expect(isAway(table(0), 1)).toBe(true);
  expect(isAway(table(0, { you: [0, 1] }), 1)).toBe(false);
  expect(isAway(table(0, { seat: { here: true } }), 1)).toBe(false);
  expect(isAway(table(0, { seat: { kind: 'bot' } }), 1)).toBe(false);
});

it('says for how long', () => {
  const text = (ago: number) => awayText(table(ago), 1);
  expect(text(59 * SECOND)).toBe('away');
  expect(text(2 * MINUTE)).toBe('away 2 min');
  expect(text(3 * 60 * MINUTE)).toBe('away 3 h');
  expect(text(50 * 60 * MINUTE)).toBe('away 2 days');
  expect(awayText(table(0), 0)).toBe('');
});

it('is about the due seat, unless a bot plays it', () => {
  expect(awaySeat(table(0), [0, 1])).toBe(1);
  expect(awaySeat(table(0), [0])).toBe(null);
  expect(awaySeat(table(0, { seat: { lent: true } }), [1])).toBe(null);
});

it('says what may be done now, or when', () => {
  const about = (...inputs: Parameters<typeof table>) => aboutAway(table(...inputs), 1);
  expect(about(7 * MINUTE)).toMatch(
    /^Ben has been away for 7 min\. From .*30.*2026.* a bot may play this seat, or somebody with a code/,
  );
  expect(about(9 * SECOND, { others: 1 })).toMatch(
    /^Ben is away\. After a minute you may let a bot play this seat/,
  );
  const live: Pace = { kind: 'live', reserve: 300, increment: 30 } as unknown as Pace;
  expect(about(0, { pace: live })).toMatch(/If the time runs out, a bot makes the move/);
  const lends = { can_lend: true };
  expect(about(0, { seat: lends })).toMatch(/A bot may play this seat until Ben is back\.$/);
  expect(about(0, { others: 1, seat: lends })).toMatch(/Ask the others\?$/);
  expect(about(0, { you: [] }), 'a spectator').toBe('Ben is away.');
});
