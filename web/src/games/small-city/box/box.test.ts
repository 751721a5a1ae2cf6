import { describe, expect, it, vi } from 'vitest';
import { cards, copies, keeps, money, policeStations, surplus, wood, zoneGrows } from './layout';
import { MODULES } from './modules';
import { deaths, growth, isLost, votes, type Count } from './round';

// it adds drawings to the document
vi.mock('../art/pieces', () => ({}));
vi.mock('../art/picture', () => ({}));

const NOTHING: Count = { voters: [0, 0, 0, 0, 0], students: 0, people: 0, goods: 0, parks: 0, fire: false };

describe('the sums of a round', () => {
  it('count votes by the level of the home (SC-10.1, SC-10.2)', () => {
    expect(votes({ ...NOTHING, voters: [1, 1, 1, 1, 1] })).toBe(13);
    expect(votes({ ...NOTHING, voters: [2, 0, 0, 0, 3], students: 1 })).toBe(18);
  });

  it.each([
    [8, 2, 4, false, 6],
    // half at most, rounded down
    [7, 0, 8, false, 4],
    [1, 0, 5, true, 1],
    [9, 3, 2, true, 8],
    [0, 0, 3, false, 0],
  ])('people %i, goods %i, parks %i, fire %s grow by %i', (people, goods, parks, fire, grows) => {
    expect(growth({ ...NOTHING, people, goods, parks, fire })).toBe(grows);
  });

  it('wood of cleared forest is added after relief (SP-FOR-6)', () => {
    expect(growth({ ...NOTHING, people: 4, parks: 9, cleared: 3 })).toBe(5);
  });

  it('each module says what to remember in its phases, with the number of the round', () => {
    const tips = (id: string) => Object.keys(MODULES[id]?.tips ?? {}).map(Number);
    expect(tips('police')).toEqual([3, 4, 5, 6, 7]);
    // SP-POL-10
    expect([1, 5].map((round) => MODULES['police']!.tips![3]!(round))).toEqual([
      expect.stringContaining('one citizen riots'),
      expect.stringContaining('5 citizens riot'),
    ]);
    // SP-TRD-2
    expect(MODULES['traders']!.tips![3]!(1)).toContain('4, 8 and 12');
  });

  it('a citizen dies at each mark reached (SC-11.5)', () => {
    expect([deaths(16, 19), deaths(16, 20), deaths(20, 25), deaths(19, 41), deaths(79, 80)]).toEqual([
      0, 1, 0, 2, 1,
    ]);
    // SC-11.7
    expect([deaths(75, 100), isLost(99), isLost(100)]).toEqual([0, false, true]);
  });
});

describe('a set-up', () => {
  const at = (seats: number, ...modules: string[]) => ({ seats, modules });

  it('has one copy fewer than seats, and Police Stations for all with officers (SC-3.4, SP-POL-1)', () => {
    expect([1, 2, 3, 4].map((seats) => copies(at(seats)))).toEqual([1, 1, 2, 3]);
    expect([policeStations(at(3)), policeStations(at(3, 'police'))]).toEqual([2, 3]);
  });

  it('has eight cards in the circle (SP-SET-4)', () => {
    expect(cards(at(2)).join('')).toBe('ABCDEFGH');
    expect(cards(at(2, 'police')).join('')).toBe('ABCDEFGHL');
    expect(cards(at(2, 'cards')).join('')).toBe('ABCDEFGHKL');
    expect([keeps(at(2, 'cards')), keeps(at(2, 'police'))]).toEqual([[], ['L']]);
    expect([surplus(at(2)), surplus(at(2, 'police')), surplus(at(2, 'police', 'cards'))]).toEqual([0, 1, 2]);
  });

  it('has more wood for a forest (SC-3.3, SP-FOR-1)', () => {
    expect([wood(at(2)), wood(at(2, 'forest'))]).toEqual([24, 36]);
  });

  it('knows money and zone (SC-3.6, SC-17.1, SP-SET-3)', () => {
    expect([money(at(1)), money(at(3))]).toEqual([[8], [7, 8, 9]]);
    expect([zoneGrows(at(2, 'traders')), zoneGrows(at(2, 'cities')), zoneGrows(at(2, 'forest'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
