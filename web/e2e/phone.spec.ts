import { expect, test } from './test';
import { lost, small } from './look';
import type { Player } from './player';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** How much of what the tray says does not fit in it, in pixels. */
const trayHides = ({ tray }: Player) =>
  tray.locator('.text').evaluate((text) => text.scrollHeight - text.clientHeight);

test('a whole game on a phone by touch: nothing scrolls away and everything is big enough', async ({
  person,
}) => {
  const ana = await person('Ana', PHONE);
  const { page } = ana;
  ana.press = (what, most) => what.tap(most);

  /** On every screen: no sideways scrolling, nothing lost, nothing too small for a finger. */
  const fits = async (screen: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${screen} scrolls sideways`).toBeLessThanOrEqual(360);
    expect.soft(await small(page), `too small on ${screen}`).toEqual([]);
  };
  await fits('the start');

  // the lobby of another table
  await ana.game('Simplicity').getByRole('button', { name: 'New table with friends' }).tap();
  await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await fits('the lobby');
  await ana.button('Share this device').tap();
  await expect(ana.button('Sit down here')).toBeVisible();
  await fits('the sheet of the next person');
  await page.keyboard.press('Escape');
  await ana.closed();
  await ana.button(/Move to another device/).tap();
  await ana.button('Make a code').tap();
  await expect(ana.sheet.getByRole('img')).toBeVisible();
  await fits('the sheet of the code');
  await page.keyboard.press('Escape');
  await ana.closed();
  await page.goto('/claim');
  await expect(page.getByLabel('Code')).toBeVisible();
  await fits('the claim of a seat');

  await page.goto('/');
  await ana
    .button(/^Play against/)
    .first()
    .tap();
  await ana.tableIsLaid();

  let rounds = 0;
  while (await ana.turn()) {
    const check = async (when: string) => {
      // the whole game stands on the screen at once
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
      if (rounds === 0) await fits('the game');
    }
    await ana.confirm();
    rounds += 1;
  }
  await expect(ana.scoreSheet).toBeVisible();
  await fits('the end');
  await ana.button('Check the luck').tap();
  await expect(ana.sheet.getByText('The secret fits the seal')).toBeVisible();
  await fits('the luck');
  await ana.button('Close').tap();
  await ana.closed();
  await ana.button('Review the game').tap();
  await expect(page.getByRole('slider')).toBeVisible();
  await fits('the review');
});

test('the sheets of the game on a phone', async ({ person }) => {
  const ana = await person('Ana', PHONE);
  await ana.playBots(5);
  await ana.turn();
  await ana.move();
  for (const name of ['Log', 'Rules', 'Keys and help', 'Settings', 'Scores of all teams']) {
    await ana.button(name).tap();
    await expect(ana.sheet).toBeInViewport();
    // what it holds comes a moment later
    await expect(ana.sheet.locator('.content > *').first()).toBeVisible();
    const width = await ana.page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${name} scrolls sideways`).toBeLessThanOrEqual(360);
    expect.soft(await small(ana.page), `too small in ${name}`).toEqual([]);
    expect.soft(await lost(ana.page), `out of reach in ${name}`).toEqual([]);
    await ana.button('Close').tap();
    await expect(ana.sheet).toHaveCount(0);
  }
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
  // however often a sheet is opened and closed, or gives way to another, no entry stays behind it
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

for (const bots of [1, 2, 4, 5])
  test(`the game fits a phone with ${bots + 1} players`, async ({ guest }) => {
    const ana = await guest('Ana', PHONE);
    const { page } = ana;
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
  });
