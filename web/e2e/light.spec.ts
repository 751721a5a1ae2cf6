import type { Page } from '@playwright/test';
import { grown, TO_THE_END } from './grown';
import { expect, test } from './test';

const MODULES = 'police,traders,forest,cards,buildings,promises,special,historic,roads';

/** The most elements of a page; the end's map keeps all opened boroughs: twice as many as any other. */
const [PAGE, MAPS] = [2_600, 900];

const elements = (page: Page, within = 'body') => page.locator(`${within} *`).count();

/** A wide window with the log visible, a laptop and a phone on which it is opened. */
const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('late in a game the page is still light, with the log too @full', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  await grown(ana, 7, { modules: MODULES, advanced: 'yes' });
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(ana.main).toBeVisible();
    const log = page.getByRole('tab', { name: 'Log', selected: true });
    if (viewport.width < 1000) await ana.button('Reference').click();
    if (!(await log.count())) await page.getByRole('tab', { name: 'Log' }).last().click();
    await expect(log).toBeVisible();
    const lines = page.getByRole('tabpanel', { name: 'Log' }).getByRole('listitem');
    await expect.poll(() => lines.count()).toBeGreaterThan(30);
    expect(await elements(page), 'elements with the log').toBeLessThanOrEqual(PAGE);

    // earlier lines load on demand, and reading continues with them
    const before = await lines.count();
    await page.getByRole('button', { name: 'Earlier lines' }).focus();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(before + 40);
    await expect(lines.nth(before)).toBeFocused();
    await page.getByRole('tab', { name: 'Stock' }).last().click();
    await page.getByRole('tab', { name: 'Log' }).last().click();
    await expect(lines).toHaveCount(before);
  }
});

test('after a game the page is still light with every borough open @full', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  await grown(ana, TO_THE_END, { modules: MODULES, advanced: 'yes' });
  await expect(ana.scoreSheet).toBeVisible();
  const map = page.locator('#end-borough [data-map]');
  const tabs = page.getByRole('tablist', { name: 'Boroughs at the end' }).getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(map).toHaveAttribute('aria-busy', 'false');
  }
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    expect(await elements(page), 'elements of the end').toBeLessThanOrEqual(PAGE);
    const drawn = await elements(page, '#end-borough .drawing');
    expect(drawn, 'elements of all four boroughs').toBeLessThanOrEqual(MAPS);
  }
});
