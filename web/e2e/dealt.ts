import type { Player } from './player';
import { call } from './requests';

/** Options of a table by key, as people write them; those that are empty are left out. */
export type Options = Record<string, string>;

/** Deals a game of Small City for `who` and bots that do not pause, and opens it; the table's id. */
export async function dealt(who: Player, options: Options, bots: number): Promise<string> {
  const { page } = who;
  await who.knows('small-city');
  const { table } = await call<{ table: { id: string } }>(page.request, 'POST', '', {
    game: 'small-city',
    players: bots + 1,
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value)),
    seats: [
      { kind: 'me', name: who.name, colour: 'star' },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'steady' })),
    ],
  });
  await call(page.request, 'POST', `/${table.id}/start`, {});
  await call(page.request, 'PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
  await page.goto(`/t/${table.id}`);
  return table.id;
}
