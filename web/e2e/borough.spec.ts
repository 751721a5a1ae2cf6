import { Mayor } from './mayor';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };

test('two people at one device hand it over behind a curtain', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  await ana.openTable(2, 'Small City');
  await ana.button('Share this device').click();
  await ana.sheet.getByLabel('Your name').fill('Bo');
  await ana.button('Sit down here').click();
  await expect(ana.sheet).toHaveCount(0);
  await ana.button('Start the game').click();

  const curtain = page.getByRole('alertdialog');
  const mayor = new Mayor(ana, 8);
  let curtains = 0;
  let acted = Date.now();
  for (;;) {
    const boroughs = page.getByRole('tablist', { name: 'Boroughs' });
    await expect(curtain.or(mayor.result).or(boroughs).first()).toBeVisible();
    if (await curtain.isVisible()) {
      // behind it lies nothing
      await expect(page.locator('[role=grid], .tray, .desk')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/promise/i);
      curtains += 1;
      await curtain.getByRole('button').first().click();
      await expect(curtain).toHaveCount(0);
      continue;
    }
    if (await mayor.result.isVisible()) break;
    if (await mayor.mayAct()) {
      await mayor.act();
      acted = Date.now();
    }
    expect(Date.now() - acted, 'somebody may act').toBeLessThan(30_000);
    expect(mayor.taps, 'the game goes on').toBeLessThan(1_500);
  }
  // eight rounds of plans at least
  expect(curtains).toBeGreaterThanOrEqual(8);
});

test('a solo game', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: { width: 360, height: 640 }, hasTouch: true });
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
  const mayor = new Mayor(ana, 3);
  await mayor.tableIsLaid();
  await mayor.playOut();
  await expect(mayor.result).toBeVisible();
});
