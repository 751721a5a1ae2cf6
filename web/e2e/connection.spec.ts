import { expect, test } from './test';

test('without a connection the plan is kept, and the game goes on after', async ({ guest }) => {
  const ana = await guest('Ana', { forgive: /ERR_INTERNET_DISCONNECTED/ });
  await ana.playBots(3);
  await ana.turn();
  while ((await ana.choose()) === 'block') {
    await ana.confirm();
    await ana.turn();
  }
  const name = (await ana.litSpaces.first().getAttribute('data-space'))!;
  const space = ana.space(name);
  await space.click();

  await ana.page.context().setOffline(true);
  await expect(ana.page.getByText(/^Offline\. Your plan is kept; we try again in \d+ s\.$/)).toBeVisible();
  await expect(ana.main).toHaveText(/^Sends when online/);
  await expect(space).toHaveAttribute('aria-label', /chosen$/);
  await ana.page.context().setOffline(false);
  await expect(ana.page.getByText(/^Offline/)).toHaveCount(0);
  await expect(ana.main).toContainText(`Build on ${name}`);
  await ana.confirm();
  await expect(space).toHaveAttribute('aria-label', /’s disc/);
});
