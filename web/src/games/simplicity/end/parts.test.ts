import { describe, expect, it } from 'vitest';
import { SOURCES } from '../words';
import { example } from './example';
import { partsOf, partsSaid } from './parts';

const view = example();

describe('the parts of a score', () => {
  it('add up to the server’s count, for every team and source', () => {
    for (const [team, { score }] of view.teams.entries())
      for (const source of SOURCES) {
        if (source === 'tokens') continue;
        const sum = partsOf(view, source, team).reduce((sum, { points }) => sum + points, 0);
        expect(sum, `${source} of team ${team}`).toBe(score[source]);
      }
  });

  it('say how each came about', () => {
    const said = partsSaid([
      { points: 4, spaces: ['c3'], types: 2 },
      { points: 5, spaces: ['d6'], types: null },
      { points: 3, spaces: ['a1', 'a2'], types: null },
    ]);
    expect(said).toBe('4 on c3 (2 types, squared), 5 on d6 and 3 between a1 and a2');
  });
});
