// @vitest-environment client
import { playWhole } from './testing/whole';

/** All options that combine with cities. */
const CITIES = 'police,traders,cities,cards,buildings,promises,roads';

playWhole([
  { options: { modules: CITIES, cities: 'rome,athens,zurich,berlin' }, bots: 3, by: 'chance' },
  { options: { modules: CITIES, cities: 'zurich' }, bots: 0, by: 'advice' },
  { options: { modules: CITIES, cities: 'athens' }, bots: 0, by: 'chance' },
  { options: { modules: 'police,traders,cities', cities: 'london,paris,helsinki' }, bots: 2, by: 'advice' },
  { options: { modules: 'cities,roads', cities: 'berlin' }, bots: 0, by: 'chance' },
  { options: { modules: 'cities,buildings', cities: 'madrid' }, bots: 0, by: 'advice' },
]);
