import { expect, test } from './test';

test('one click from the start page to a game against bots', async ({ person }) => {
  const ana = await person('Ana');
  await ana.game('Simplicity').getByRole('button', { name: 'Play against 3 bots' }).click();
  await ana.tableIsLaid();
  await expect(ana.openSlots.first()).toBeVisible();
  await expect(ana.page.locator('[data-team]')).toHaveCount(4);
});

test('two browsers and two bots play a whole game by link, and its rematch is dealt', async ({ person }) => {
  const ana = await person('Ana');
  const ben = await person('Ben');

  const link = await ana.openTable(4);
  await ben.join(link, 'Wave');
  // the key of the seat does not stay where others can read it
  expect(ben.page.url()).not.toContain('#');
  await ana.button('Fill with bots').click();
  await expect(ana.page.getByText('All are ready.')).toBeVisible();
  await ana.deal();
  await ben.tableIsLaid();

  const order = await ana.order();
  expect(order).toHaveLength(4);
  expect(await ben.order()).toEqual(order);

  const moves = await Promise.all([ana.playOut(), ben.playOut()]);
  for (const count of moves) expect(count).toBeGreaterThanOrEqual(5);

  // both see the same sheet: four totals, the winner's first and highest
  const totals = await ana.totals();
  expect(totals).toHaveLength(4);
  expect(totals[0]).toBe(Math.max(...totals));
  expect(await ben.totals()).toEqual(totals);

  // Ben is notified on every screen, and one press deals it for both
  const told = await ben.glimpse('[role=status]', /Ana asked for a rematch\./);
  await ana.button('Rematch, order reversed').click();
  await expect(ana.page.getByText('It starts with a yes from Ben.')).toBeVisible();
  await told();
  await expect(ben.page).toHaveTitle('Ana asked for a rematch.');
  await ben.button('Play again with Ana').click();
  await ben.tableIsLaid();
  await ana.tableIsLaid();
  await expect.poll(() => ben.order()).toEqual(order.toReversed());

  // the address of the finished game still shows it, and leads on
  await ana.page.goBack();
  await expect.poll(() => ana.totals()).toEqual(totals);
  await ana.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await ana.tableIsLaid();
});
