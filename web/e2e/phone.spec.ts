import { expect, test } from './test';
import { small } from './look';
import type { Player } from './player';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How much of the tray's text does not fit in it, in pixels. */
const trayHides = ({ tray }: Player) =>
  tray.locator('.text').evaluate((text) => text.scrollHeight - text.clientHeight);

test('a whole game on a phone by touch, in which nothing scrolls away @full', async ({ person }) => {
  const ana = await person('Ana', PHONE);
  const { page } = ana;
  ana.press = (what, most) => what.tap(most);

  await page.goto('/');
  await ana
    .button(/^Play against/)
    .first()
    .tap();
  await ana.tableIsLaid();

  while (await ana.turn()) {
    const check = async (when: string) => {
      // the whole game fits on the screen
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect.soft(size, `the page does not scroll, ${when}`).toEqual({ scrollWidth: 360, scrollHeight: 640 });
      for (const part of [page.locator('[data-city]'), page.locator('[data-plan]'), ana.tray, ana.main])
        await expect(part).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('[data-team]').first()).toBeInViewport({ ratio: 0.5 });
      expect.soft(await trayHides(ana), `the tray does not scroll, ${when}`).toBeLessThanOrEqual(0);
    };
    await check('before choosing');
    const what = await ana.choose(ana.openSlots.last());
    await check('a slot chosen');
    if (what === 'build') {
      await ana.litSpaces.last().tap();
      await expect(ana.main).toContainText('Build on');
      await check('a space chosen');
    }
    await ana.confirm();
  }
  await expect(ana.scoreSheet).toBeVisible();
});

test('Back closes a sheet and stays at the table', async ({ person }) => {
  const ana = await person('Ana', PHONE);
  const { page } = ana;
  await ana.playBots(3);
  await ana.turn();
  const address = page.url();
  const entries = () => page.evaluate(() => history.length);
  for (const name of ['Log', 'Settings', 'Scores of all teams']) {
    await ana.button(name).tap();
    await expect(ana.sheet).toBeVisible();
    await page.goBack();
    await expect(ana.sheet).toHaveCount(0);
    await ana.tableIsLaid();
  }
  // however often sheets open, close or replace each other, no history entry remains
  const before = await entries();
  for (let count = 0; count < 2; count += 1) {
    await ana.button('Keys and help').tap();
    await ana.button(/Move to another device/).tap();
    await expect(ana.button('Make a code')).toBeVisible();
    await ana.button('Close').tap();
    await expect(ana.sheet).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(await entries()).toBe(before);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the game fits a phone with any number of players @full', async ({ person }) => {
  const ana = await person('Ana', PHONE);
  const { page } = ana;
  // with the notes of a first game, and without
  for (const [bots, noted] of [
    [1, true],
    [2, true],
    [5, true],
    [4, false],
    [5, false],
  ] as const) {
    if (!noted) await ana.knows('simplicity');
    await ana.playBots(bots);
    await ana.turn();
    for (const plan of [async () => {}, () => ana.plan()]) {
      await plan();
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect.soft(size).toEqual({ scrollWidth: 360, scrollHeight: 640 });
      expect.soft(await small(page)).toEqual([]);
      await expect(page.locator('[data-team]').last()).toBeInViewport({ ratio: 0.9 });
      await expect(page.locator('[data-slot]').last()).toBeInViewport({ ratio: 0.99 });
      await expect(ana.main).toBeInViewport({ ratio: 0.99 });
      expect.soft(await trayHides(ana), 'the tray does not scroll').toBeLessThanOrEqual(0);
    }
  }
});
