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

/** Whole games in which every module and every city is played: what with, and with which luck of ours. */
const GAMES: { options: Record<string, string>; bots: number }[] = [
  { options: {}, bots: 1 },
  { options: { advanced: 'yes' }, bots: 0 },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 3 },
  { options: { modules: FORESTS, advanced: 'yes' }, bots: 0 },
  { options: { modules: CITIES, cities: 'rome,athens,zurich,berlin' }, bots: 3 },
  { options: { modules: CITIES, cities: 'zurich' }, bots: 0 },
  { options: { modules: CITIES, cities: 'athens' }, bots: 0 },
  { options: { modules: CITIES, cities: 'rome' }, bots: 0 },
  { options: { modules: 'police,traders,cities', cities: 'london,paris' }, bots: 1 },
  { options: { modules: 'police,traders,cities', cities: 'paris' }, bots: 0 },
  { options: { modules: 'cities,roads', cities: 'berlin' }, bots: 0 },
  { options: { modules: 'cities,buildings', cities: 'madrid' }, bots: 0 },
  { options: { modules: 'traders,cities', cities: 'helsinki' }, bots: 0 },
  { options: { modules: 'cities,cards' }, bots: 1 },
];

it.each(GAMES.map((game, index) => ({ ...game, seed: index + 1 })))(
  'each legal entry is reached by verbs, each entry of verbs is legal: $options, $bots bots',
  { timeout: 300_000 },
  async ({ options, bots, seed }) => {
    const table = await TestTable.dealt(new Person(server, 'Ana'), { options, bots });
    const t0 = process.cpuUsage().user / 1000;
    const { faults, entries, states, tasks } = await playLawfully(table, seed, !!process.env.ADV);
    console.log(
      JSON.stringify(options),
      bots,
      Math.round(process.cpuUsage().user / 1000 - t0),
      'ms',
      { entries, states, faults: faults.length },
      [...tasks].join(),
    );
    expect(faults.slice(0, 10)).toEqual([]);
    expect(table.model.over).toBe(true);
    table.close();
  },
);
