import { describe, expect, it } from 'vitest';
import { example } from './example';
import { lightOf } from './light';

const view = example();
const light = (source: Parameters<typeof lightOf>[1]['source'], team: number | null = null) => {
  const lit = lightOf(view, { source, team })!;
  return {
    bright: [...lit.bright].sort(),
    half: [...lit.half].sort(),
    bridges: [...lit.bridges],
    halfBridges: [...lit.halfBridges],
    ropes: [...lit.ropes],
  };
};

describe('the light of points', () => {
  it('lights the discs of every link, and its rope', () => {
    expect(light('links', 2)).toEqual({
      bright: ['b1', 'b2', 'c1', 'd1'],
      half: [],
      bridges: [],
      halfBridges: [],
      ropes: ['b1-c1', 'b1-b2', 'c1-d1'],
    });
    expect(light('links').ropes).toHaveLength(11);
  });

  it('lights the neighbourhoods with a disc, a team its own', () => {
    expect(light('R', 3)).toMatchObject({
      bright: ['d6'],
      half: ['e6'],
      bridges: [],
      halfBridges: ['d6-e6'],
      ropes: [],
    });
    expect(light('V').bright).not.toContain('f3');
    expect(light('O', 5)).toMatchObject({ bright: [], half: [] });
  });

  it('lights parks, and half what they look at; a park is no type', () => {
    expect(light('parks', 1)).toMatchObject({ bright: ['d4', 'd5'], half: ['c5', 'd6', 'e4', 'e5'] });
  });

  it('lights all parts of a team when only the team is chosen', () => {
    expect(light(null, 4).bright).toEqual(['b4', 'd7', 'e7', 'f4', 'f7']);
    expect(light(null, 4).ropes).toEqual(['d7-e7', 'e7-f7']);
  });

  it('lights no space for tokens', () => {
    expect(lightOf(view, { source: 'tokens', team: null })).toBeNull();
    expect(lightOf(view, { source: null, team: null })).toBeNull();
  });
});
