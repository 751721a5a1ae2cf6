import { describe, expect, it } from 'vitest';
import { factsOf } from './facts';
import { boroughOf, seatOf } from '../map/example';
import type { Tables } from '../wire';

const effects = (tile: string, ...effects: object[]) => ({ tile, effects });
const home = (level: number, votes: number) => effects(`R${level}`, { effect: 'home_votes', votes });
const TABLES = {
  tiles: [
    home(1, 1),
    home(3, 3),
    effects('C2', { effect: 'shop', functions: ['cash', 'sell'] }),
    effects('F2', { effect: 'makes', materials: [{ material: 'stone', count: 1 }] }),
    effects('Pk2', { effect: 'relieves', percent: 2 }),
    effects('Sch', { effect: 'public' }),
    effects('Hall', { effect: 'public' }),
    effects('Sta', { effect: 'public' }, { effect: 'relieves', percent: 1 }),
    effects('Uni', { effect: 'public' }, { effect: 'students', votes: 4 }),
    effects('Mus', { effect: 'public' }, { effect: 'visitors', money: 1 }),
    effects('Pol', { effect: 'tourists', money: 1 }),
  ],
} as unknown as Pick<Tables, 'tiles'>;

describe('the facts of a comparison', () => {
  const own = seatOf(
    boroughOf(
      8,
      [
        'R3 a1 b1 c1',
        'R1 a2',
        'C2 a3 b3',
        'F2 a4 b4',
        'Pk2 a5 b5',
        'Sch c2',
        'Uni d1 e1 d2 e2',
        'Mus d4 e4 f4',
        'Pol g1 h1',
        'Sta g3',
        'Sta g4',
        'Hall g6 h6',
      ],
      {
        a1: { seat: 0 },
        b1: null,
        c1: { seat: 0 },
        a2: { seat: 0 },
        a3: { seat: 0 },
        b3: { seat: 1 },
        a4: { seat: 0, idle: true },
        b4: null,
        d1: { seat: 0 },
        e2: { seat: 0, idle: true },
        d4: null,
        e4: { seat: 1 },
        g1: null,
        h1: null,
      },
    ),
    { forecast: { increase: 5 } as never },
  );
  const other = seatOf(boroughOf(7, ['F2 a1 b1', 'R1 c1'], { a1: { seat: 0 }, b1: null, c1: { seat: 1 } }), {
    seat: 1,
    forecast: { increase: 2 } as never,
  });

  it('counts who works and who is at home, and nobody who is idle', () => {
    expect(factsOf(own, [own, other], TABLES)).toEqual({
      // two on level 3, one on level 1, a student
      votes: 3 + 3 + 1 + 4,
      homes: 3,
      shops: 1,
      // in a Factory of the neighbour
      goods: 1,
      culture: 4,
      parks: 4,
      smoke: 5,
      // in the Factory and in the Museum; nobody visits homes or the Police (SC-8.6)
      open: 2,
    });
  });

  it('counts people abroad for their owner', () => {
    expect(factsOf(other, [own, other], TABLES)).toEqual({
      votes: 1,
      homes: 1,
      shops: 1,
      goods: 0,
      culture: 0,
      parks: 0,
      smoke: 2,
      open: 1,
    });
  });

  it('counts no officers (SP-POL-12, SP-POL-14), and Traders in shops alone (SP-TRD-5)', () => {
    const officer = { person: 'officer' };
    const trader = { person: 'trader' };
    const mixed = seatOf(
      boroughOf(8, ['R3 a1 b1 c1', 'C2 a2 b2', 'F2 a3 b3', 'Uni d1 e1 d2 e2'], {
        a1: officer,
        b1: trader,
        c1: {},
        a2: officer,
        b2: trader,
        a3: officer,
        b3: trader,
        d1: officer,
        e1: trader,
        d2: {},
      }),
      { forecast: { increase: 0 } as never },
    );
    // one citizen at home on level 3, and a student
    expect(factsOf(mixed, [mixed], TABLES)).toMatchObject({ votes: 3 + 4, homes: 1, shops: 1, goods: 0 });
  });
});
