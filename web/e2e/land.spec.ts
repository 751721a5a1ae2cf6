import { dealt } from './dealt';
import { small } from './look';
import { expect, test } from './test';

test('a city has its name, its rules, its land and its wall on a phone', async ({ guest }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ana = await guest('Ana', phone);
  const { page } = ana;
  await dealt(ana, { modules: 'cities', cities: 'paris,berlin,rome,madrid' }, 3);
  const plate = page.locator('[data-city]');
  const label = (cell: string) => page.locator(`[data-cell=${cell}]`);

  await expect(plate).toContainText('Paris');
  // everything that the keyboard reaches there is visible
  const hidden = await plate.locator('a').evaluateAll((links) =>
    links.filter((link) => {
      const cut = link.getBoundingClientRect().top >= link.parentElement!.getBoundingClientRect().bottom;
      return cut && getComputedStyle(link).visibility !== 'hidden';
    }),
  );
  expect(hidden).toHaveLength(0);
  await page.getByRole('tab', { name: 'Berlin' }).click();
  await expect(plate).toContainText('Berlin');
  await expect(page.locator('[data-wall]')).toHaveCount(1);
  await expect(label('e10')).toHaveAttribute('aria-label', /The wall towards f10\.$/);
  // its cells are small, and shown under the loupe
  expect((await small(page)).filter((control) => /Berlin|SP-EUR/.test(control))).toEqual([]);

  await plate.getByRole('link', { name: /SP-EUR-60$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('SP-EUR-60');
  await page.keyboard.press('Escape');
  await plate.getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Berlin' }).getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Rome' }).click();
  await expect(plate).toContainText('Rome');
  await expect(page.locator('[data-wall]')).toHaveCount(0);
  await expect(page.locator('[data-land=tiber]')).toBeVisible();
  await expect(label('d1')).toHaveAttribute('aria-label', 'd1, The Tiber.');
});
