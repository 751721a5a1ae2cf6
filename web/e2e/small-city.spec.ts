import type { Player } from './player';
import { expect, test } from './test';

const modules = (who: Player) => who.page.getByRole('group', { name: /^Modules/ });

/** Opens a table of Small City from the start page. */
async function open(who: Player, players: number): Promise<string> {
  return who.openTable(players, 'Small City');
}

test('the lobby explains each option and its dependencies @full', async ({ person }) => {
  const ana = await person('Ana');
  await open(ana, 2);
  const { page } = ana;
  await expect(page.getByText('Small City: 2 players')).toBeVisible();
  const sides = page.getByRole('group', { name: /^Side of the forest board/ }).first();
  await expect(sides).toHaveCount(0);
  await modules(ana)
    .getByRole('switch', { name: /^Forest boards/ })
    .check();
  await modules(ana)
    .getByRole('switch', { name: /^Traders/ })
    .check();
  await expect(sides).toBeVisible();
  await page
    .getByRole('group', { name: 'Side of the forest board of Ana' })
    .getByRole('radio', { name: 'Expert' })
    .check();
  await page.getByRole('switch', { name: /^Advanced game/ }).check();

  // another browser sees the same, and may not change it
  const ben = await person('Ben');
  await ben.page.goto(await ana.inviteLink());
  const terms = ben.page.locator('dl > div');
  await expect(terms.filter({ hasText: /^Modules/ })).toContainText('Traders and Forest boards');
  await expect(terms.filter({ hasText: /^Side of the forest board/ })).toContainText('Expert');
  await expect(modules(ben)).toHaveCount(0);

  // more seats: each has a side; without forest no seat has one
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
  await expect(page.getByRole('group', { name: /^Side of the forest board of/ })).toHaveCount(3);
  await expect(modules(ana).getByRole('switch', { name: /^Forest boards/ })).toBeChecked();
  await modules(ana)
    .getByRole('switch', { name: /^Forest boards/ })
    .uncheck();
  await expect(sides).toHaveCount(0);
});

test('one press on the start page deals a game of Small City against bots', async ({ person }) => {
  const ana = await person('Ana');
  await ana
    .game('Small City')
    .getByRole('button', { name: /^Play against/ })
    .click();
  const boroughs = ana.page.getByRole('tablist', { name: 'Boroughs' }).getByRole('tab');
  await expect(boroughs).toHaveCount(4);
  await expect(ana.tray).toContainText(/promise/i);
});
