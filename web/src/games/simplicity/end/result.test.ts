import { describe, expect, it } from 'vitest';
import { countAt, countedSources } from './count';
import { example, rescored } from './example';
import { difference, mostOf, ranking, runs } from './result';
import { tiesSaid, verdict } from './verdict';

const seats = (view: ReturnType<typeof example>) => ranking(view, null).map(({ seat }) => seat);
const why = (view: ReturnType<typeof example>) => difference(view, ranking(view, null));
const say = (view: ReturnType<typeof example>) => verdict(why(view), (seat) => `P${seat}`, undefined);

describe('the ranking', () => {
  it('puts the highest score first', () => {
    expect(seats(example())).toEqual([4, 1, 2, 5, 0, 3]);
  });

  it('counts the lower of two teams, and puts it first (SIM-5.5)', () => {
    const players = ranking(example(3), null);
    expect(players.map(({ seat, score }) => [seat, score])).toEqual([
      [2, 25],
      [0, 22],
      [1, 20],
    ]);
    expect(players[0]!.teams).toEqual([5, 4]);
  });

  it('breaks a tie by the higher pawn of a team that scores it (SIM-5.6)', () => {
    const tie = (pawns: number[]) => seats(rescored(example(6, pawns), 4, { tokens: 1 }));
    expect(tie([0, 1, 2, 3, 4, 5]).slice(0, 2)).toEqual([1, 4]);
    expect(tie([4, 0, 1, 2, 3, 5]).slice(0, 2)).toEqual([4, 1]);
  });

  it('trusts the standings where there are some', () => {
    const standings = [6, 5, 4, 3, 2, 1].map((rank) => ({ score: 0, rank }));
    expect(ranking(example(), standings).map(({ seat }) => seat)).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe('what made the difference', () => {
  it('is tokens when the second has none and the lead is no larger', () => {
    expect(why(example())).toEqual({ kind: 'tokens', count: 3, lead: 2, second: 1 });
    expect(say(example()).text).toBe('3 tokens made the difference: 2 points ahead of P1.');
  });

  it('is the source with the largest lead when that alone decides', () => {
    const view = rescored(example(), 1, { tokens: 1 });
    expect(why(view)).toEqual({ kind: 'source', source: 'R', more: 6, less: 0, lead: 1, second: 1 });
    expect(say(view).text).toBe(
      'What decided it: residential neighbourhoods, 6 against 0. 1 point ahead of P1.',
    );
  });

  it('is no single source when none is enough', () => {
    const view = rescored(rescored(example(), 4, { V: 7, K: 8, O: 9 }), 1, { tokens: 1 });
    expect(why(view)).toEqual({ kind: 'most', source: 'K', more: 8, less: 0, lead: 19, second: 1 });
  });

  it('is balance when the second has as much in all (SIM-5.5)', () => {
    const view = rescored(example(3), 1, { parks: 20 });
    expect(why(view)).toEqual({ kind: 'balance', own: [25, 30], other: [22, 38], lead: 3, second: 0 });
    expect(say(view).rule).toBe('SIM-5.5');
  });

  it('compares the teams that count', () => {
    expect(why(example(3))).toMatchObject({ kind: 'source', source: 'parks', more: 9, less: 0, lead: 3 });
  });

  it('is the pawns in a tie, told by the option in force', () => {
    const view = rescored(example(), 4, { tokens: 1 });
    expect(why(view)).toEqual({ kind: 'tie', score: 28, second: 4 });
    expect(say(view)).toEqual({
      text: 'Level with P4 at 28: the winner’s pawn stands higher after the last round.',
      rule: 'SIM-5.6',
    });
    expect(verdict(why(view), String, 'last_round_order').text).toContain('earlier');
  });
});

describe('a tie below the first', () => {
  const players = ranking(rescored(example(), 3, { tokens: 2 }), null);

  it('is a run of the same score, in the order of the pawns', () => {
    expect(runs(players).map((run) => run.map(({ seat, score }) => [seat, score]))).toEqual([
      [[4, 30]],
      [[1, 28]],
      [[2, 27]],
      [[5, 25]],
      [
        [0, 22],
        [3, 22],
      ],
    ]);
  });

  it('names its reason, by the option in force', () => {
    const say = (option?: string) => tiesSaid(players, (seat) => `P${seat}`, option);
    expect(say()).toEqual([
      'Level at 22: P0 and P3. The pawn that stands higher after the last round comes first.',
    ]);
    expect(say('last_round_order')[0]).toContain('The team that played earlier in the last round');
    expect(tiesSaid(ranking(example(), null), String, undefined)).toEqual([]);
  });
});

describe('the count', () => {
  const view = example();

  it('goes through the sources that brought something', () => {
    expect(countedSources(view)).toEqual(['links', 'R', 'K', 'O', 'V', 'parks', 'tokens']);
    const none = view.teams.reduce((each, _, team) => rescored(each, team, { V: 0 }), view);
    expect(countedSources(none)).not.toContain('V');
  });

  it('raises all towers together, each to its own height', () => {
    const counted = countAt(view, 'K', 4);
    expect(counted.get(2)).toEqual({ links: 9, R: 0, K: 4 });
    expect(counted.get(4)).toEqual({ links: 6, R: 6, K: 1 });
    expect(mostOf(view, 'K')).toBe(10);
  });
});
