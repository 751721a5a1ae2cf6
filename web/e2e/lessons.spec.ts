import { expect, test } from './test';

test('a lesson is shown, taken back, played by hand, and leads on', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = ana;
  await page.goto('/learn/simplicity/1');
  await expect(ana.tray.getByRole('heading')).toContainText('Step 1');
  await ana.button('Show me').tap();
  await expect(ana.button('Do it myself')).toBeVisible();
  await ana.button('Do it myself').tap();
  await expect(ana.button('Skip')).toBeVisible();
  await ana.openSlots.nth(1).tap();
  await ana.litSpaces.first().tap();
  await ana.main.tap();
  await expect(ana.main).toContainText('Next');
  await ana.main.tap();
  await expect(page).toHaveURL(/\/learn\/simplicity\/2$/);
  await expect(ana.tray.getByRole('heading')).toContainText('Step 2');
});

test('an answer needs no further tap, and shows the board alone', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = ana;
  await page.goto('/learn/small-city/homes/1');
  await ana.button('Show me').tap();
  await expect(ana.button('Do it myself')).toBeVisible();
  // the next decision is no part of the lesson
  await expect(page.locator('[data-tile-of]')).toHaveCount(0);
  // nobody hands the device over to the other seat of a lesson
  await page.goto('/learn/small-city/people/6');
  await ana.button('Show me').tap();
  await expect(ana.button('Do it myself')).toBeVisible();
});
