import { describe, expect, it } from 'vitest';
import type { View } from '../wire';
import games from './games.json';
import { difference, ranking, rating } from './result';
import { tallyOf } from './tally';
import { verdict } from './words';

type Game = {
  name: string;
  standings: { score: number; rank: number }[];
  steps: never[];
  seats: View['seats'];
};
const named = (name: string) => (games as unknown as Game[]).find((game) => game.name === name)!;
const view = ({ seats }: Pick<Game, 'seats'>) => ({ seats }) as View;

const told = (game: Game) => {
  const players = ranking(view(game), game.standings);
  const why = difference(view(game), players, tallyOf(game.steps, view(game)));
  return { players, why, text: why && verdict(why, (seat) => `P${seat}`) };
};
/** Two seats with these tracks and even scores. */
const even = (own: [pollution: number, money: number], other: [number, number], rank: number) => {
  const [seat] = named('solo').seats;
  const of = (index: number, [pollution, money]: [number, number]) => {
    const score = { votes: 40 + pollution, promises: 0, special: 0, platform: 0, pollution, total: 40 };
    return { ...seat!, seat: index, votes: 40 + pollution, pollution, money, score };
  };
  const standings = [
    { score: 40, rank: 1 },
    { score: 40, rank },
  ];
  return told({ name: '', standings, steps: [], seats: [of(0, own), of(1, other)] });
};

describe('what decided', () => {
  it('is the line with the largest lead', () => {
    const { players, text } = told(named('adv4'));
    expect(players.map(({ seat, score }) => [seat, score])).toEqual([
      [2, 30],
      [0, 19],
      [1, -15],
      [3, -20],
    ]);
    expect(text!.text).toBe('What decided it: Promises, 27 against −15. 11 points ahead of P0.');
  });

  it('is no single line where none is enough', () => {
    const game = named('adv4');
    const [a, b] = [game.seats[0]!, game.seats[2]!];
    const scored = (seat: View['seats'][number], promises: number, pollution: number) => {
      const total = seat.votes + promises - pollution;
      return { ...seat, score: { votes: seat.votes, promises, special: 0, platform: 0, pollution, total } };
    };
    const seats = [
      { ...scored(a, 6, 10), seat: 0 },
      { ...scored(b, 1, 20), seat: 1 },
    ];
    const standings = seats.map(({ score }, rank) => ({ score: score.total, rank: rank + 1 }));
    const { why, text } = told({ name: '', steps: [], standings, seats });
    // 34 + 6 - 10 to 31 + 1 - 20
    expect(why).toMatchObject({ kind: 'most', line: 'pollution', own: -10, other: -20, lead: 18 });
    expect(text!.text).toBe('18 points ahead of P1. What helped most: Pollution, −10 against −20.');
  });

  it('is survival where nobody else is left (SC-18.4)', () => {
    const { players, text } = told(named('s33'));
    expect(players[0]).toMatchObject({ seat: 1, out: null });
    expect(text).toEqual({ text: 'Every other borough is lost.', rule: 'SC-18.4' });
  });

  it('is lasting longer where every borough is lost, or less pollution (SC-18.3)', () => {
    const { players, text } = told(named('s31'));
    expect(players[0]).toMatchObject({ seat: 1, out: 8 });
    expect(text).toEqual({
      text: 'Every borough is lost; P0 had more pollution.',
      rule: 'SC-18.3',
    });
  });

  it('is what breaks the tie (SC-14.4)', () => {
    expect(even([10, 5], [12, 9], 2).text!.text).toBe(
      'Level with P1 at 40: less pollution decides, 10 to 12.',
    );
    expect(even([10, 9], [10, 5], 2).text!.text).toBe(
      'Level with P1 at 40 and in pollution: more money decides, 9 to 5.',
    );
    expect(even([10, 5], [10, 5], 2).why!.kind).toBe('citizens');
    expect(even([10, 5], [10, 5], 1).text).toEqual({
      text: 'Even in everything at 40: the place is shared.',
      rule: 'SC-14.4',
    });
  });

  it('is nothing in a solo game', () => {
    expect(told(named('solo')).why).toBe(null);
  });
});

describe('a solo score (SC-17.4)', () => {
  const of = (score: number) => rating(score, { solo_rating: [30, 60, 90] });
  it('has a rating, and how much the next one needs', () => {
    expect(of(29)).toEqual({ office: 'clerk', next: { office: 'councillor', missing: 1 } });
    expect(of(-40)).toEqual({ office: 'clerk', next: { office: 'councillor', missing: 70 } });
    expect(of(30)).toEqual({ office: 'councillor', next: { office: 'deputy', missing: 30 } });
    expect(of(89)).toEqual({ office: 'deputy', next: { office: 'mayor', missing: 1 } });
    expect(of(90)).toEqual({ office: 'mayor', next: null });
  });
});
