import { describe, expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import type { SimplicityEvent, Tile } from './wire';
import { lines, plain, spoken } from './sentences';
import '../../screens/messages';

const TEAMS = ['Star', 'Moon'];
const team = (number: number) => TEAMS[number] ?? '';
const nameOf = (seat: number) => ['Jo', 'Ben'][seat] ?? '';
/** Ben is a bot. */
const isPerson = (seat: number) => seat === 0;
const built = (of: number, space: string): SimplicityEvent => ({
  event: 'built',
  team: of,
  slot: 6,
  tile: 'V',
  space,
  total: 9,
  parts: [
    { source: 'neighbourhood', rule: 'SIM-5.2', points: 3, tile: 'V', spaces: [] },
    { source: 'link', rule: 'SIM-5.1', points: 6, tile: null, spaces: [] },
  ],
});
const drawn = [...'RKOVPRK'].map((tile, i): SimplicityEvent => ({
  event: 'tile_drawn',
  slot: i + 1,
  tile: tile as Tile,
}));

function steps(...made: (Partial<Step> & { events: SimplicityEvent[] })[]): Step[] {
  return made.map((step, i) => ({
    seq: i + 1,
    at: 0,
    seat: null,
    bot: false,
    taken_back: false,
    undoes: 0,
    ...step,
  }));
}
const told = (all: Step[]) =>
  lines(all, nameOf, isPerson).map(
    (line) => `${line.round} ${line.undone ? '(undone) ' : ''}${plain(line.pieces, team)}`,
  );

describe('sentences', () => {
  it('tells a round, and seven tiles in one line', () => {
    const all = steps(
      { events: [{ event: 'pawn_placed', team: 1, slot: 1 }] },
      { events: [{ event: 'pawn_placed', team: 0, slot: 2 }] },
      { events: [{ event: 'token_given', team: 0 }] },
      ...drawn.map((event) => ({ events: [event] })),
      { seat: 0, events: [{ event: 'slot_blocked', team: 0, slot: 1, tile: 'R' }] },
      { seat: 1, events: [built(1, 'd5')] },
    );
    expect(told(all)).toEqual([
      '0 The order: Moon and Star.',
      '0 Star plays last and takes a token.',
      '1 New tiles: residential, commercial, office, civic, park, residential and commercial',
      '1 Star blocks slot 1 with a residential tile.',
      '1 Moon builds a civic tile from slot 6 on d5.',
    ]);
    expect(lines(all, nameOf, isPerson).at(-1)).toMatchObject({
      points: 9,
      spaces: ['d5'],
      slot: 6,
      team: 1,
    });
  });

  it('counts the rounds by their tiles', () => {
    const all = steps({ events: drawn }, { seat: 0, events: [built(0, 'a1')] }, { events: drawn });
    expect(lines(all, nameOf, isPerson).map((line) => line.round)).toEqual([1, 1, 2]);
    // a practice table began in round 3
    const within = steps({ seat: 0, events: [built(0, 'a1')] }, { events: drawn });
    expect(lines(within, nameOf, isPerson, 4).map((line) => line.round)).toEqual([3, 4]);
  });

  it('keeps what was taken back, marked', () => {
    const all = steps(
      { seat: 0, events: [built(0, 'a1')] },
      { seat: 0, events: [], taken_back: true, undoes: 1 },
      { seat: 0, events: [built(0, 'b2')] },
    );
    expect(told(all)).toEqual([
      '0 (undone) Star builds a civic tile from slot 6 on a1.',
      '0 Jo takes the last move back.',
      '0 Star builds a civic tile from slot 6 on b2.',
    ]);
  });

  it('says "you" of the player who takes back here', () => {
    const all = steps(
      { seat: 0, events: [built(0, 'a1')] },
      { seat: 0, events: [], taken_back: true, undoes: 1 },
    );
    const [, back] = lines(all, () => 'You', isPerson);
    expect([plain(back!.pieces, team), back!.takesBack]).toEqual(['You take the last move back.', true]);
  });

  it('says a bot built, with its parts', () => {
    expect(spoken(built(1, 'd5'), true, team)).toBe(
      'Moon (bot) builds a civic tile from slot 6 on d5: +9 = 3 neighbourhood + 6 link.',
    );
    expect(spoken(drawn[0]!, false, team)).toBe('');
  });

  it('says that a bot acted for a person, not that it acted for itself', () => {
    const after: SimplicityEvent = { event: 'token_given', team: 1 };
    const all = steps(
      { seat: 0, bot: true, lent: true, events: [built(0, 'd5'), after] },
      { seat: 0, bot: true, events: [built(0, 'd7')] },
      { seat: 1, bot: true, events: [built(1, 'd6')] },
    );
    expect(told(all)).toEqual([
      '0 Star builds a civic tile from slot 6 on d5. (by a bot)',
      '0 Moon plays last and takes a token.',
      '0 Star builds a civic tile from slot 6 on d7. (by a bot, time ran out)',
      '0 Moon builds a civic tile from slot 6 on d6.',
    ]);
  });
});
