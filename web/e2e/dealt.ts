import type { Player } from './player';
import { started } from './requests';

/** Options of a table by key, as people write them; empty ones are left out. */
export type Options = Record<string, string>;

/** Deals a game of Small City for one person and bots, and opens it; returns the table's id. */
export async function dealt(who: Player, options: Options, bots: number): Promise<string> {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
  const { id, at } = await started([who], { options: given, bots });
  await who.page.goto(at);
  return id;
}
