import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, until } from '$lib/testing/person';
import { Server } from '$lib/testing/program';
import { playLawfully } from './law';
import { TestTable } from './table.svelte';

/**
 * A whole game: its options, its number of bots, and whether the person follows a bot's advice, which gives a rich
 * town, or plays by chance.
 */
interface Whole {
  options: Record<string, string>;
  bots: number;
  by: 'advice' | 'chance';
}

/** Plays each game to its end at a separate server and checks the law in each of its states. */
export function playWhole(games: readonly Whole[]): void {
  const server = new Server();
  beforeAll(() => server.start());
  afterAll(() => server.remove());

  it.each(games.map((game, index) => ({ ...game, seed: index + 1, play: JSON.stringify(game.options) })))(
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
      await until(() => table.model.ending.shown, 'the result covers the screen');
      expect(entries).toBeGreaterThan(500);
      table.close();
    },
  );
}
