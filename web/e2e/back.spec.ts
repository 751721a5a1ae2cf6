import { played, playedOut, started } from './requests';
import { expect, test } from './test';

test('Back of a phone closes the top sheet or page, and then leaves the game', async ({ guest }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [ana, ben] = [await guest('Ana', phone), await guest('Ben')];
  const { page } = ana;
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await page.goto('/');
  await page.goto(at);
  const comparing = page.locator('[data-compare]');

  await ana.button('Compare two boroughs').tap();
  await comparing
    .getByRole('button', { name: /^Votes/ })
    .first()
    .tap();
  await expect(ana.sheet).toBeVisible();
  await page.goBack();
  await expect(ana.sheet).toHaveCount(0);
  await expect(comparing).toBeVisible();
  await page.goBack();
  await expect(comparing).toHaveCount(0);
  await expect(page.getByRole('tablist', { name: 'Boroughs' })).toBeVisible();

  await playedOut(scribes);
  await page.reload();
  const review = page.locator('[data-review]');
  await ana.button('Review the game').tap();
  await expect(review).toBeVisible();
  await page.goBack();
  await expect(review).toHaveCount(0);
  await expect(ana.button('Review the game')).toBeVisible();
  // closed by its button, it leaves no entry
  await ana.button('Review the game').tap();
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await ana.closed();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
