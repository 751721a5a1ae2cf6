// @vitest-environment client
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { playLawfully } from './testing/law';
import { TestTable } from './testing/table.svelte';

const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.remove());

/** All that may be played together: with forests, and with cities. */
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';
const CITIES = 'police,traders,cities,cards,buildings,promises,roads';

/**
 * Whole games in which every module and every city is played: with which options, against how many bots, and whether
 * the person plays as a bot advises, so that the town has all that a good one has, or by chance.
 */
const GAMES: { options: Record<string, string>; bots: number; by: 'advice' | 'chance' }[] = [
  { options: {}, bots: 1, by: 'chance' },
  { options: { advanced: 'yes' }, bots: 0, by: 'advice' },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 3, by: 'advice' },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 0, by: 'chance' },
  { options: { modules: CITIES, cities: 'rome,athens,zurich,berlin' }, bots: 3, by: 'chance' },
  { options: { modules: CITIES, cities: 'zurich' }, bots: 0, by: 'advice' },
  { options: { modules: CITIES, cities: 'athens' }, bots: 0, by: 'chance' },
  { options: { modules: 'police,traders,cities', cities: 'london,paris,helsinki' }, bots: 2, by: 'advice' },
  { options: { modules: 'cities,roads', cities: 'berlin' }, bots: 0, by: 'chance' },
  { options: { modules: 'cities,buildings', cities: 'madrid' }, bots: 0, by: 'advice' },
  { options: { modules: 'cities,cards' }, bots: 1, by: 'chance' },
];

it.each(GAMES.map((game, index) => ({ ...game, seed: index + 1, play: JSON.stringify(game.options) })))(
  'each legal entry is reached by verbs, each entry of verbs is legal: $play, $bots bots, by $by',
  { timeout: 300_000 },
  async ({ options, bots, by, seed }) => {
    const table = await TestTable.dealt(new Person(server, 'Ana'), {
      options,
      bots,
      phone: seed % 2 === 0,
    });
    const { faults, entries } = await playLawfully(table, seed, by);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(table.model.over).toBe(true);
    expect(entries).toBeGreaterThan(500);
    table.close();
  },
);
