import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { EventDoc, View } from '../wire';
import { film, firstOf, phaseFrom } from './film';

const EVENT = { seat: 0, round: 1, materials: [] };
const TABLES = { tiles: [] };

let seq = 0;
const step = (phase: number, events: [event: string, rule: string][], more: Partial<Step> = {}) =>
  ({
    seq: (seq += 1),
    at: 0,
    seat: 0,
    bot: false,
    taken_back: false,
    undoes: 0,
    events: events.map(([event, rule]) => ({ ...EVENT, event, rule }) as unknown as EventDoc),
    view: { phase, over: phase === 9, seats: [], circle: [] } as unknown as View,
    ...more,
  }) as Step;

const game = () => {
  seq = 0;
  return film(
    [
      step(0, [['promise_kept', 'SC-3.8']]),
      step(1, [
        ['committed', 'SC-3.9'],
        ['round_begins', 'SC-4.1'],
      ]),
      // a council move from a card, and its votes
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
        ['idle', 'SC-8.5'],
        ['arrived', 'SC-8.8'],
        ['earned', 'SP-TRD-3'],
        ['produced', 'SC-9.6'],
        ['voted', 'SC-10.1'],
        ['polluted', 'SC-11.4'],
      ]),
      step(9, [
        ['council_move', 'SC-12.2'],
        ['promise_judged', 'SP-BLD-9'],
        ['scored', 'SC-14.3'],
      ]),
    ],
    TABLES,
  );
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
    const shots = film(
      [
        step(4, [['bought', 'SC-9.2']]),
        step(4, [['bought', 'SC-9.2']]),
        step(4, [['taken', 'SC-9.2']], { taken_back: true, undoes: 1 }),
      ],
      TABLES,
    );
    expect(shots.map(({ key }) => key)).toEqual(['1 0']);
  });

  it('shows the boroughs as they were after each event, though a step has many', () => {
    const borough = { zone: 7, tiles: {}, spaces: {}, empty: 'a1 b1', mayor: '', land: [] };
    const placed = (cell: string) => ({ [cell]: { tile: 'Sch', level: 1, cells: cell } });
    const view = (tiles: object, empty: string) =>
      ({
        phase: 2,
        seats: [{ seat: 0, borough: { ...borough, tiles, empty } }],
        circle: [],
      }) as unknown as View;
    const built = (cells: string) =>
      ({ event: 'built', seat: 0, tile: 'Sch', cells, person: null, rule: 'SC-5.7' }) as unknown as EventDoc;
    const shots = film(
      [
        { ...step(2, [['committed', 'SC-5.1']]), view: view({}, 'a1 b1') },
        {
          ...step(2, []),
          events: [built('a1'), built('b1')],
          view: view({ ...placed('a1'), ...placed('b1') }, ''),
        },
      ],
      TABLES,
    );
    const standing = shots.map(({ view }) => Object.keys(view.seats[0]!.borough.tiles).join(' '));
    expect(standing).toEqual(['', 'a1', 'a1 b1']);
  });

  it('goes from phase to phase', () => {
    const shots = game();
    expect(firstOf(shots, 1)).toBe(2);
    expect(firstOf(shots, 1, 5)).toBe(11);
    expect(firstOf(shots, 1, 8)).toBe(-1);
    expect(phaseFrom(shots, 2, 1)).toBe(7);
    expect(phaseFrom(shots, 15, 1)).toBe(15);
    // back to the start of the current phase first, then to that of the one before
    expect(phaseFrom(shots, 9, -1)).toBe(7);
    expect(phaseFrom(shots, 7, -1)).toBe(2);
    expect(phaseFrom(shots, 2, -1)).toBe(0);
    expect(phaseFrom(shots, 0, -1)).toBe(0);
  });
});
