import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Mayor } from './mayor';
import { expect, test } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe that is serious or critical, on the screen as it is now. */
async function clean(page: Page, screen: string) {
  // what still slides or fades in is not what people read
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, any }) => `${impact} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  expect.soft(findings, screen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    const look = { colorScheme, viewport };

    test(`axe before the deal, ${device}, ${colorScheme}`, async ({ person }) => {
      const ana = await person('Ana', { ...look, forgive: /404/ });
      const ben = await person('Ben', look);
      const { page } = ana;
      await clean(page, 'start');
      const link = await ana.openTable(3);
      await clean(page, 'lobby');
      await page.getByText('More options').click();
      await clean(page, 'lobby with all options');
      await page.getByRole('button', { name: 'Change the seat of Ana' }).click();
      await clean(page, 'sheet of a seat');
      await page.keyboard.press('Escape');
      await ana.button('Share this device').click();
      await clean(page, 'sheet of one more person');
      await page.keyboard.press('Escape');
      await ana.button(/Move to another device/).click();
      await ana.button('Make a code').click();
      await expect(ana.sheet.getByRole('img')).toBeVisible();
      await clean(page, 'sheet of the code');
      await page.keyboard.press('Escape');
      await ben.page.goto(link);
      await expect(ben.button('Sit down')).toBeVisible();
      await clean(ben.page, 'sitting down');
      for (const address of ['claim', 'settings', 'help', 'rules', 'nowhere', 't/nothing']) {
        await page.goto(`/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (address === 'rules') await expect(page.locator('[id="SIM-3.5"]')).toBeVisible();
        await clean(page, address);
      }
    });

    test(`axe in the game, ${device}, ${colorScheme}`, async ({ person }) => {
      const ana = await person('Ana', look);
      const { page } = ana;
      // all seats are here, so the block before the first round is ours
      await ana.playTogether('Bo');
      await ana.turn();
      await clean(page, 'a slot is to be blocked');
      await ana.openSlots.first().click();
      await clean(page, 'a slot to be blocked is chosen');
      await ana.confirm();
      await ana.turn();
      await clean(page, 'own turn');
      await ana.openSlots.first().click();
      await clean(page, 'a slot is chosen');
      await page.locator('[data-space]:has(.symbol):not([aria-label*="open: +"])').first().click();
      await expect(ana.tray.getByRole('alert')).toContainText('SIM-');
      await clean(page, 'a refusal');
      await page.keyboard.press('Escape');
      await ana.litSpaces.first().click();
      await expect(ana.main).toContainText('Build on');
      await clean(page, 'a space is chosen');
      await ana.confirm();
      for (const name of ['Log', 'Rules', 'Keys and help', 'Settings', 'Scores of all teams']) {
        await ana.button(name).click();
        // on a wide window the log is a part of the screen
        if (name !== 'Log' || device === 'phone') await expect(ana.sheet).toBeVisible();
        await clean(page, name);
        await page.keyboard.press('Escape');
        await expect(ana.sheet).toHaveCount(0);
      }
      const eve = await person('Eve', look);
      await eve.page.goto(page.url());
      await expect(eve.tray).toContainText('You are watching.');
      await clean(eve.page, 'watching');

      await ana.playOut();
      await clean(page, 'end');
      await ana.scoreSheet.getByRole('button', { name: 'Links' }).click();
      await clean(page, 'end, a source lit');
      await ana.button('Check the luck').click();
      await expect(ana.sheet.getByText('The secret fits the seal')).toBeVisible();
      await clean(page, 'luck');
      await page.keyboard.press('Escape');
      await ana.button('Review the game').click();
      await expect(page.getByRole('slider')).toBeFocused();
      await clean(page, 'review');
    });

    test(`axe in Small City, ${device}, ${colorScheme}`, async ({ person }) => {
      test.setTimeout(600_000);
      const ana = await person('Ana', look);
      const { page } = ana;
      await ana.openLobby(2, 'Small City');
      await clean(page, 'lobby of Small City');
      await page.getByRole('switch', { name: /^Advanced game/ }).check();
      await ana.button('Seat a bot').click();
      await ana.button('Start the game').click();
      const mayor = new Mayor(ana, 4);
      await mayor.tableIsLaid();
      const seen = new Set<string>();
      await mayor.playOut(async () => {
        const title = (await ana.tray.locator('h2').first().textContent()) ?? '';
        // what is chosen differs, what it looks like does not
        const kind = title.replace(/ on .*| [a-j]\d.*|, .*/, '').trim();
        if (seen.has(kind) || seen.size > 16) return;
        seen.add(kind);
        await clean(page, kind);
      });
      expect(seen.size).toBeGreaterThan(8);
      await clean(page, 'end of Small City');
    });
  }
