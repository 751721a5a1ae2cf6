import type { Locator } from '@playwright/test';
import { grown, TO_THE_END } from './grown';
import { Mayor } from './mayor';
import { shooting } from './shoot';
import { expect, test } from './test';

test.use({ box: 'rich.toml' });

/** The most worth its place of what lies on the desk. */
const DEAREST = ['R4', 'R3', 'C3', 'R2', 'C2', 'R1', 'C1'];

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
] as const)
  test(`the screens of Small City, ${device}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', { ...options, colorScheme: 'light' });
    const { page } = ana;
    const shoot = await shooting(page, device);
    const mayor = new Mayor(ana, 7);
    /** Plays on until something is there. */
    const until = async (what: Locator) => {
      while ((await mayor.turn()) && !(await what.first().isVisible())) await mayor.act();
      await expect(what.first()).toBeVisible();
    };

    // no first game: nothing explains itself
    const coach = JSON.stringify({ read: [], over: true });
    await page.evaluate((coach) => localStorage.setItem('citywright.coach.small-city', coach), coach);
    await grown(ana, await person('Ben'), 7);
    const tiles = page.locator('[data-tile-of][aria-disabled="false"]');
    await until(tiles);
    const lit = page.locator('[data-cell].lit');
    for (let planned = 0; planned < 2; planned += 1) {
      const open = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile-of')!));
      const best = DEAREST.find((tile) => open.includes(tile));
      if (!best) break;
      await page.locator(`[data-tile-of="${best}"]`).click();
      await lit.first().click();
      await expect(page.locator('.tray .sum')).toBeVisible();
      if (planned === 0) {
        await ana.main.click();
        await expect(page.locator('[data-ghost]')).toHaveCount(0);
      }
    }
    await shoot('small-city-plan');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await ana.button('Compare two boroughs').click();
    await expect(page.locator('main .half')).toHaveCount(2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await shoot('small-city-compare');
    await page.keyboard.press('Escape');

    // the reveal plays, and is stopped
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(ana.main).toContainText('Seal');
    await ana.main.click();
    await expect(page.locator('.chip.done')).not.toHaveCount(0);
    await ana.button('Pause').click();
    await shoot('small-city-reveal');
    await page.keyboard.press('x');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const mover = page.locator('[data-desk] li button.must');
    await until(mover);
    await mover.first().click();
    await expect(page.locator('[data-pill]').first()).toBeVisible();
    await shoot('small-city-move');
    await page.keyboard.press('Escape');

    const council = page.getByRole('grid', { name: /ouncil/ });
    await until(council.locator('.lamp'));
    await council.locator('.lamp').first().click();
    await shoot('small-city-council');

    await grown(ana, await person('Cleo'), TO_THE_END);
    await expect(mayor.result).toBeVisible();
    await shoot('small-city-end');
  });
