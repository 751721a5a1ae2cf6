import { describe, expect, it } from 'vitest';
import { hints } from './hints';
import type { View } from './wire';

type Moment = Parameters<typeof hints>[0];

/** What is said at a moment of a game for one, each by its name. */
function said(view: { step: string; phase: number; round: number }, more: Partial<Moment> = {}) {
  const moment = {
    view: { seats: [{}], ...view } as unknown as View,
    offers: null,
    acts: true,
    aimed: false,
    shown: null,
  };
  return hints({ ...moment, ...more }).flatMap(({ key, when }) => (when ? [key] : []));
}

describe('what a first game is told', () => {
  it('is what each phase is for, also where nobody acts', () => {
    expect(
      said({ step: 's.city_hall', phase: 0, round: 0 }, { offers: { hall: { '0': 'a1:c4' } } as never }),
    ).toEqual(['hall']);
    expect(said({ step: 'p1.choose', phase: 1, round: 1 }, { offers: { take: { A: [] } } as never })).toEqual(
      ['card'],
    );
    expect(said({ step: 'p2.plan', phase: 2, round: 1 })).toEqual(['plan']);
    expect(said({ step: 'p2.plan', phase: 2, round: 1 }, { acts: false, shown: 'plans' })).toEqual([
      'reveal',
    ]);
    expect(said({ step: 'p5.vote', phase: 5, round: 1 }, { acts: false, shown: 'votes' })).toEqual(['vote']);
    expect(said({ step: 'p6.measure', phase: 6, round: 1 }, { acts: false, shown: 'pollution' })).toEqual([
      'pollution',
    ]);
    expect(said({ step: 'p7.council', phase: 7, round: 1 })).toEqual(['council']);
    expect(said({ step: 'p1.mayor', phase: 1, round: 2 })).toEqual(['round']);
  });

  it('is of what is asked, not of the step alone', () => {
    // tiles of the start follow City Hall; the City Councilor leads to the council
    expect(said({ step: 's.city_hall', phase: 0, round: 0 })).toEqual([]);
    expect(said({ step: 'p1.choose', phase: 1, round: 1 })).toEqual([]);
  });

  it('is nothing while another acts', () => {
    expect(said({ step: 'p3.move', phase: 3, round: 2 }, { acts: false })).toEqual([]);
  });
});
