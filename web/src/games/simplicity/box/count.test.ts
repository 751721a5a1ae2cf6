import { describe, expect, it } from 'vitest';
import {
  boardOf,
  cityOf,
  discsOf,
  emptyCity,
  paint,
  playersOf,
  strokeOf,
  tapped,
  textOf,
  type City,
} from './count';

const TEXT = [
  'game: simplicity 4',
  'R0 R0 .. .. V-',
  'K1 .. O2 .. ..',
  ...Array.from({ length: 5 }, () => '.. .. .. .. ..'),
  'tokens: 0=2 1=1',
].join('\n');

describe('a painted city', () => {
  it('reads its own text back', () => {
    const city = cityOf(TEXT)!;
    expect(textOf(city)).toBe(TEXT);
    expect([discsOf(city, 0), discsOf(city, 1), discsOf(city, 3)]).toEqual([2, 1, 0]);
    const whole = { ...paint(city, 'e7', { tile: 'P', team: 3 }), pawns: [3, 0, 1, 2] };
    expect(textOf(whole).split('\n').slice(-2)).toEqual(['players: 0 1 2 3', 'pawns: 3 0 1 2']);
    expect(cityOf(textOf(whole))).toEqual(whole);
  });

  it('reads no names as phrases', () => {
    expect(cityOf(`${TEXT}\n# 0 Ana; players: 3 2 1 0`)).toEqual(cityOf(TEXT));
  });

  it('pairs two teams with each of two or three players (SIM-2.2)', () => {
    expect(playersOf(emptyCity(3))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(boardOf(emptyCity(2))).toHaveLength(5);
    expect(boardOf(emptyCity(6))).toHaveLength(7);
  });

  it('empties a space that is tapped with the same brush', () => {
    const brush = { tile: 'O', team: 2 } as const;
    const painted = paint(emptyCity(4), 'c4', tapped(emptyCity(4), 'c4', brush));
    expect(painted.spaces['c4']).toEqual(brush);
    expect(paint(painted, 'c4', tapped(painted, 'c4', brush)).spaces).toEqual({});
    expect(tapped(painted, 'c4', { tile: 'O', team: null })).toEqual({ tile: 'O', team: null });
    // parks are never printed (SIM-2.4)
    expect(strokeOf({ tile: 'P', team: null })).toBeNull();
  });

  it('takes no text of another kind', () => {
    for (const text of ['', 'game: small-city 3', 'game: simplicity 9', 'RA RB'])
      expect(cityOf(text)).toBeNull();
    const odd: City | null = cityOf(
      'game: simplicity 2\nR9 X1 ?? K1 .. R0 R0\ntokens: 9=3 1=44\npawns: 1 1 2 3',
    );
    expect(odd).toEqual({ ...emptyCity(2), spaces: { d1: { tile: 'K', team: 1 } } });
  });
});
