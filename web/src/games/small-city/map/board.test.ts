import { describe, expect, it } from 'vitest';
import { boardOf, Boards, walks, type BoardPerson } from './board';
import { boroughOf, seatOf, TABLES } from './example';
import { BADGES } from './persons';

const HALL = 'Hall c3 d3 e3 c4 d4 e4';
const owner = (wood: number, stone: number, metal: number, waiting: number) =>
  seatOf(boroughOf(7, []), { store: { wood, stone, metal }, hall: [{ person: 'citizen', count: waiting }] });

describe('pieces on a borough', () => {
  it('goods fill Warehouses first, then City Hall after the waiting people', () => {
    const board = boardOf(boroughOf(7, [HALL, 'War a1', 'War b7']), owner(4, 2, 1, 2), TABLES);
    expect(board.stores).toEqual([
      { cell: 'a1', goods: ['wood', 'wood', 'wood'], hall: false },
      { cell: 'b7', goods: ['wood', 'stone', 'stone'], hall: false },
      { cell: 'e3', goods: ['metal'], hall: true },
    ]);
    expect(board.people.map(({ cell }) => cell)).toEqual(['c3', 'd3']);
    expect(board.hall).toBe('c3');
  });

  it('people stand on their spaces, and free spaces are known', () => {
    const borough = boroughOf(7, [HALL, 'R2 a1 b1'], { a1: { seat: 2, idle: true }, b1: null });
    const board = boardOf(borough, owner(0, 0, 0, 0), TABLES);
    expect(board.people).toEqual([{ cell: 'a1', who: { person: 'citizen', seat: 2, idle: true } }]);
    expect(board.free).toEqual(['b1']);
    expect(board.tileOn.get('b1')?.key).toBe('a1');
  });

  it('people stand on open ground, with rioters and covered people known, those in City Hall by kind', () => {
    const borough = boroughOf(7, [HALL, 'R2 a1 b1'], { a1: { seat: 0, idle: true }, b1: null });
    const officer = { person: 'officer', seat: 0, idle: false };
    const hall = [{ person: 'citizen', count: 1 }];
    const marks = [
      { mark: 'covered', cells: 'b1', hall: [] },
      { mark: 'riots', cells: 'a1', hall },
      // a module's piece without a drawing
      { mark: 'sings', cells: 'a1', hall: [] },
    ];
    const board = boardOf({ ...borough, standing: { g7: officer }, marks }, owner(0, 0, 0, 2), TABLES);
    expect(board.people).toContainEqual({ cell: 'g7', who: officer });
    const badges = [...board.badges].map(([badge, cells]) => [badge, [...cells]]);
    expect(badges).toEqual([
      [BADGES.covered, ['b1']],
      [BADGES.riots, ['a1', 'c3']],
    ]);
    expect(boardOf(borough, owner(0, 0, 0, 2), TABLES).badges.size).toBe(0);
  });
});

describe('a board after another', () => {
  it('shares unchanged parts, and only those', () => {
    const boards = new Boards();
    const of = (metal: number) => boardOf(boroughOf(7, [HALL, 'War a1']), owner(3, 0, metal, 1), TABLES);
    const [first, second] = [boards.next(of(0)), boards.next(of(1))];
    expect(second.stores).toHaveLength(2);
    expect(second.stores[0]).toBe(first.stores[0]);
    expect(second.tiles.every((tile, index) => tile === first.tiles[index])).toBe(true);
    expect(second.people[0]).toBe(first.people[0]);
    expect(second.stores[1]).not.toBe(first.stores[1]);
  });
});

describe('a person who has walked', () => {
  const on = (cell: string, seat = 0, person = 'citizen'): BoardPerson => ({
    cell,
    who: { person, seat, idle: false },
  });

  it('is one who left a cell for another', () => {
    expect([...walks([on('a1'), on('b1')], [on('b1'), on('g6')])]).toEqual([['g6', 'a1']]);
  });

  it('is of one kind and seat', () => {
    expect([...walks([on('a1', 0), on('b1', 1)], [on('c1', 0), on('d1', 1)])]).toEqual([
      ['c1', 'a1'],
      ['d1', 'b1'],
    ]);
    expect([...walks([on('a1', 0, 'trader')], [on('c1', 0)])]).toEqual([]);
  });

  it('is nobody if two equal people could be meant, and nobody new', () => {
    expect([...walks([on('a1'), on('b1')], [on('c1'), on('d1')])]).toEqual([]);
    expect([...walks([], [on('c1')])]).toEqual([]);
  });
});
