import { grown } from './grown';
import { shooting } from './shoot';
import { expect, test } from './test';

/** Every city, four to a table. */
const TABLES = [
  ['paris', 'london', 'zurich', 'madrid'],
  ['rome', 'berlin', 'helsinki', 'athens'],
];

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
] as const)
  test(`the cities of Small City, ${device}`, async ({ person }) => {
    test.setTimeout(300_000);
    const ana = await person('Ana', { ...options, colorScheme: 'light', forgive: /hints/ });
    const { page } = ana;
    const shoot = await shooting(page, device);
    await ana.knows('small-city');
    for (const cities of TABLES) {
      await grown(ana, 6, { modules: 'cities', cities: cities.join() });
      await expect(ana.main).toBeVisible();
      for (const [seat, city] of cities.entries()) {
        await page.locator(`#tab-${seat}`).click();
        await expect(page.locator(`[data-city=${city}]`)).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await shoot(`small-city-${city}`);
      }
    }
  });
