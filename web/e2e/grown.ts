import type { Player } from './player';
import { call } from './requests';
import { expect } from './test';

/** No game has such a round: the bots play to the end. */
export const TO_THE_END = 99;

/**
 * Opens a table of Small City at which bots build up all boroughs until a round begins: that of `owner`, who
 * is away until then, and those of `helper`, who lends it to a bot with somebody else and leaves, as they do. Another
 * bot plays with them.
 * They play with what `options` add; they have money and points in plenty (`rich.toml`), so that their towns fill up. The page of `owner` lies at the table afterwards.
 */
export async function grown(
  owner: Player,
  helper: Player,
  round: number,
  options: Record<string, string> = {},
) {
  const [own, help] = [owner.page.request, helper.page.request];
  const bot = { kind: 'bot', level: 'thoughtful' };
  const { table, invite } = await call<{ table: { id: string }; invite: string }>(help, 'POST', '', {
    game: 'small-city',
    players: 4,
    name: 'Linden Quarter',
    options: { constants: 'a rich start', ...options },
    seats: [{ kind: 'open' }, { kind: 'me', name: helper.name, colour: 'wave' }, { kind: 'open' }, bot],
  });
  const at = `/${table.id}`;
  await call(own, 'POST', `${at}/seats`, { name: owner.name, colour: 'star', invite });
  await call(own, 'PATCH', `${at}/seats/0`, { ready: true });
  // one other person alone lends no seat in a game without a clock before a day is over
  const baseURL = new URL('/', (await help.get('/health')).url()).href;
  const context = await helper.page.context().browser()!.newContext({ baseURL });
  const third = context.request;
  await call(third, 'POST', `${at}/seats`, { name: `${helper.name} too`, colour: 'tulip', invite });
  await call(third, 'PATCH', `${at}/seats/2`, { ready: true });
  await call(help, 'POST', `${at}/start`, {});
  await call(help, 'PUT', `${at}/bot-pace`, { pace: 'quick' });
  // who has looked and closed the page is away at once
  await owner.page.goto(`/t${at}`);
  await expect(owner.page.getByRole('tablist', { name: 'Boroughs' })).toBeVisible();
  await owner.page.goto('about:blank');
  await helper.page.goto(`/t${at}`);
  const lendable = async () => {
    const { seats } = await call<{ seats: { can_lend: boolean }[] }>(help, 'GET', at);
    return seats[0]!.can_lend;
  };
  await expect.poll(lendable).toBe(true);
  await call(third, 'POST', `${at}/seats/0/lend`, {});
  await call(help, 'POST', `${at}/seats/0/lend`, {});
  await helper.page.goto('about:blank');
  await call(third, 'POST', `${at}/seats/2/give-up`, {});
  await call(help, 'POST', `${at}/seats/1/give-up`, {});
  await context.close();
  const reached = async () => {
    const { state } = await call<{ state: { view: { round: number; over: boolean } } }>(
      help,
      'GET',
      `${at}/state`,
    );
    return state.view.over || state.view.round >= round;
  };
  await expect.poll(reached, { timeout: 120_000, intervals: [50] }).toBe(true);
  if (round < TO_THE_END) await call(own, 'DELETE', `${at}/seats/0/lend`);
  await owner.page.goto(`/t${at}`);
}
