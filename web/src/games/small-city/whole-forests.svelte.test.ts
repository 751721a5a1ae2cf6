// @vitest-environment client
import { playWhole } from './testing/whole';

/** All options that combine with forests. */
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';

playWhole([
  { options: {}, bots: 1, by: 'chance' },
  { options: { advanced: 'yes' }, bots: 0, by: 'advice' },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 3, by: 'advice' },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 0, by: 'chance' },
  { options: { modules: 'cities,cards' }, bots: 1, by: 'chance' },
]);
