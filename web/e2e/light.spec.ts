import type { Page } from '@playwright/test';
import { grown } from './grown';
import { Mayor } from './mayor';
import { expect, test } from './test';

// tables may choose numbers with which bots build full towns
test.use({ box: 'rich.toml' });

const MODULES = 'police,traders,forest,cards,buildings,promises,special,historic,roads';

/** So many elements a page has at most, and the map of the end, in which all boroughs stay that were open: twice as many as any other. */
const [PAGE, MAPS] = [2_600, 900];

const elements = (page: Page, within = 'body') => page.locator(`${within} *`).count();

for (const [device, viewport] of Object.entries({
  'a wide window, the log in sight': { width: 1920, height: 1080 },
  'a laptop, the log open': { width: 1440, height: 900 },
  'a phone, the log open': { width: 390, height: 844 },
}))
  test(`late in a game and after it the page is still light: ${device}`, async ({ person }) => {
    test.setTimeout(400_000);
    const ana = await person('Ana', { viewport });
    const { page } = ana;
    await grown(ana, await person('Ben'), 7, { modules: MODULES, advanced: 'yes' });
    const mayor = new Mayor(ana, 2);
    await mayor.tableIsLaid();
    const log = page.getByRole('tab', { name: 'Log', selected: true });
    if (viewport.width < 1000) await ana.button('To look up').click();
    if (!(await log.count())) await page.getByRole('tab', { name: 'Log' }).last().click();
    await expect(log).toBeVisible();
    const lines = page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBeGreaterThan(30);
    expect(await elements(page), 'elements with the log').toBeLessThanOrEqual(PAGE);

    // earlier lines come when they are asked for, and reading goes on with them
    const before = await lines.count();
    await page.getByRole('button', { name: 'Earlier lines' }).focus();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(before + 40);
    await expect(lines.nth(before)).toBeFocused();
    await page.getByRole('tab', { name: 'Stock' }).last().click();
    await page.getByRole('tab', { name: 'Log' }).last().click();
    await expect(lines).toHaveCount(before);

    await page.keyboard.press('Escape');
    await expect(ana.sheet).toHaveCount(0);
    let most = 0;
    await mayor.playOut(async () => {
      most = Math.max(most, await elements(page));
    });
    expect(most, 'elements while it is played').toBeLessThanOrEqual(PAGE);
    await expect(mayor.result).toBeVisible();
    const map = page.locator('#end-borough [data-map]');
    for (const tab of await page
      .getByRole('tablist', { name: 'Boroughs at the end' })
      .getByRole('tab')
      .all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(map).toHaveAttribute('aria-busy', 'false');
    }
    expect(await elements(page), 'elements of the end').toBeLessThanOrEqual(PAGE);
    expect(
      await elements(page, '#end-borough .drawing'),
      'elements of all four boroughs',
    ).toBeLessThanOrEqual(MAPS);
  });
