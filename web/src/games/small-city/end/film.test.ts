import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { EventDoc, View } from '../wire';
import { film, firstOf, phaseFrom } from './film';

let seq = 0;
const step = (phase: number, events: [event: string, rule: string][], more: Partial<Step> = {}) =>
  ({
    seq: (seq += 1),
    at: 0,
    seat: 0,
    bot: false,
    taken_back: false,
    undoes: 0,
    events: events.map(([event, rule]) => ({ event, rule, seat: 0, round: 1 }) as unknown as EventDoc),
    view: { phase, over: phase === 9 } as View,
    ...more,
  }) as Step;

const game = () => {
  seq = 0;
  return film([
    step(0, [['promise_kept', 'SC-3.8']]),
    step(1, [
      ['city_hall', 'SC-3.5'],
      ['round_begins', 'SC-4.1'],
    ]),
    // a council move that a card brings, and its votes
    step(1, [
      ['card_taken', 'SC-4.2'],
      ['council_move', 'SC-12.2'],
    ]),
    step(2, [
      ['card_taken', 'SC-4.2'],
      ['voted', 'SC-4.9'],
    ]),
    step(2, [['planned', 'SC-5.1']]),
    step(7, [
      ['moved', 'SC-8.1'],
      ['went_home', 'SC-8.7'],
      ['earned', 'SP-TRD-3'],
      ['produced', 'SC-9.6'],
      ['voted', 'SC-10.1'],
      ['polluted', 'SC-11.4'],
    ]),
    step(9, [
      ['council_move', 'SC-12.2'],
      ['promise_judged', 'SC-14.2'],
      ['scored', 'SC-14.3'],
    ]),
  ]);
};

describe('the review', () => {
  it('has a shot for every event but secret plans', () => {
    expect(game().map(({ event }) => event.event)).not.toContain('planned');
    expect(game()).toHaveLength(16);
  });

  it('knows in which phase each happened, though one step leads through several', () => {
    expect(game().map(({ round, phase }) => `${round} ${phase}`)).toEqual([
      '0 0',
      '0 0',
      '1 1',
      '1 1',
      '1 1',
      '1 1',
      '1 1',
      '1 3',
      '1 3',
      '1 3',
      '1 4',
      '1 5',
      '1 6',
      '1 7',
      '1 9',
      '1 9',
    ]);
  });

  it('leaves out what was taken back', () => {
    seq = 0;
    const shots = film([
      step(4, [['bought', 'SC-9.2']]),
      step(4, [['bought', 'SC-9.2']]),
      step(4, [['taken', 'SC-9.2']], { taken_back: true, undoes: 1 }),
    ]);
    expect(shots.map(({ key }) => key)).toEqual(['1 0']);
  });

  it('goes from phase to phase', () => {
    const shots = game();
    expect(firstOf(shots, 1)).toBe(2);
    expect(firstOf(shots, 1, 5)).toBe(11);
    expect(firstOf(shots, 1, 8)).toBe(-1);
    expect(phaseFrom(shots, 2, 1)).toBe(7);
    expect(phaseFrom(shots, 15, 1)).toBe(15);
    // back to the beginning of the own phase first, then to that of the one before
    expect(phaseFrom(shots, 9, -1)).toBe(7);
    expect(phaseFrom(shots, 7, -1)).toBe(2);
    expect(phaseFrom(shots, 2, -1)).toBe(0);
    expect(phaseFrom(shots, 0, -1)).toBe(0);
  });
});
