import { expect, it } from 'vitest';
import type { CityFacts } from './facts';
import course from './index';

const HOME = { tile: 'R2', cells: ['c3', 'd3'] };
const WORKS = { tile: 'F1', cells: ['e5'] };
const what = (facts: Pick<CityFacts, 'built' | 'raised'>) => course.values(facts as CityFacts)['what'];

it('a lesson names what was built, else what was raised', () => {
  expect(what({ built: [WORKS], raised: [HOME] })).toBe('Factory 1');
  expect(what({ built: [], raised: [HOME] })).toBe('Residence 2');
  expect(what({ built: [], raised: [] })).toBe('');
});
