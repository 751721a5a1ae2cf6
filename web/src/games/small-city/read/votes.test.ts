import { expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import games from '../end/games.json';
import { votesOf } from './sums';
import type { View } from '../wire';

const GAMES = games as unknown as { name: string; steps: Step[]; seats: View['seats'] }[];
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);

it.each(GAMES)('adds up to the track of every seat of $name, by rules', ({ steps, seats }) => {
  for (const { seat, votes } of seats) {
    const brought = votesOf(steps, seats, seat);
    expect(sum(brought)).toBe(votes);
    expect(brought.every(({ rule }) => rule !== null)).toBe(true);
  }
});

it('shows what has brought votes so far in a running game', () => {
  const voted = (votes: number) => ({
    ...{ event: 'voted', seat: 1, source: 'homes', votes, parts: [], rule: 'SC-10.1' },
  });
  const bought = { event: 'bought', seat: 1, money: 2, votes: 3, parts: [], rule: 'SC-9.2' };
  const steps = [[voted(4)], [bought, voted(5)]].map((events, seq) => ({
    ...{ seq, seat: null, bot: false, taken_back: false, undoes: 0, events },
  }));
  const seats = [0, 1].map((seat) => ({ seat, votes: 12 * seat }));
  expect(votesOf(steps as unknown as Step[], seats, 1)).toEqual([
    { source: 'Homes', amount: 9, rule: 'SC-10.1' },
    { source: 'Votes bought', amount: 3, rule: 'SC-9.2' },
  ]);
});
