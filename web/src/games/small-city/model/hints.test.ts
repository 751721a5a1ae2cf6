import { describe, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { m } from '$messages';
import { hints } from './teacher.svelte';
import type { View } from '../wire';

type Moment = Parameters<typeof hints>[0];

/** The hints at a moment of a solo game, by name. */
function said(view: { step: string; phase: number; round: number }, more: Partial<Moment> = {}) {
  const moment = {
    view: { seats: [{}], ...view } as unknown as View,
    offers: null,
    acts: true,
    shown: null,
  };
  return hints({ ...moment, ...more }).flatMap(({ key, when }) => (when ? [key] : []));
}

describe('hints of a first game', () => {
  it('say what each phase is for, also where nobody acts', () => {
    expect(said({ step: 'p1.choose', phase: 1, round: 1 }, { offers: { take: { A: [] } } as never })).toEqual(
      ['card'],
    );
    expect(said({ step: 'p2.plan', phase: 2, round: 1 })).toEqual(['plan']);
    expect(
      said({ step: 'p3.move', phase: 3, round: 1 }, { offers: { move: { b3: ['c4'] } } as never }),
    ).toEqual(['move']);
    expect(said({ step: 'p4.use', phase: 4, round: 1 })).toEqual(['income']);
    expect(said({ step: 'p5.vote', phase: 5, round: 1 }, { acts: false, shown: 'votes' })).toEqual(['vote']);
    expect(said({ step: 'p6.measure', phase: 6, round: 1 }, { acts: false, shown: 'pollution' })).toEqual([
      'pollution',
    ]);
    expect(said({ step: 'p7.council', phase: 7, round: 1 })).toEqual(['council']);
    expect(said({ step: 'p1.mayor', phase: 1, round: 2 })).toEqual(['round']);
  });

  it('depend on the question, not only on the step', () => {
    // a person goes home; the City Councilor leads to the council
    expect(said({ step: 'p3.home', phase: 3, round: 1 })).toEqual([]);
    expect(said({ step: 'p1.choose', phase: 1, round: 1 })).toEqual([]);
  });

  it('offer sounds, once the first round has been played without them', () => {
    expect(said({ step: 'p3.home', phase: 3, round: 2 })).toEqual(['sound']);
    settings.sound = true;
    expect(said({ step: 'p3.home', phase: 3, round: 2 })).toEqual([]);
    settings.sound = false;
  });

  it('are short, one for each of the eight phases and one for sounds', () => {
    const view = { seats: [{}, {}], step: '', phase: 0, round: 0 } as unknown as View;
    const all = hints({ view, offers: null, acts: true, shown: null });
    expect(new Set(all.map(({ key }) => key)).size).toBe(9);
    expect(all).toHaveLength(9);
    // two lines on a phone
    for (const { text } of all) expect(text().length, text()).toBeLessThanOrEqual(90);
  });

  it('say something else than the task below them', () => {
    const view = { seats: [{}, {}], step: '', phase: 0, round: 0 } as unknown as View;
    const tasks = [m.sc_cards_lead(), m.sc_council_lead()];
    const sentences = tasks.flatMap((text) => text.split('. ').map((each) => each.slice(0, 20)));
    for (const { text } of hints({ view, offers: null, acts: true, shown: null }))
      for (const sentence of sentences) expect(text()).not.toContain(sentence);
  });

  it('are absent while another player acts', () => {
    expect(said({ step: 'p3.move', phase: 3, round: 2 }, { acts: false })).toEqual([]);
  });
});
