import type { Locator } from '@playwright/test';
import { grown, TO_THE_END } from './grown';
import { Mayor } from './mayor';
import { shooting } from './shoot';
import { expect, test } from './test';

/** The best tile on the desk for its place. */
const DEAREST = ['R4', 'R3', 'C3', 'R2', 'C2', 'R1', 'C1'];

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
] as const)
  test(`the screens of Small City, ${device}`, async ({ person }) => {
    test.setTimeout(600_000);
    // a requested hint may come too late
    const ana = await person('Ana', { ...options, colorScheme: 'light', forgive: /hints/ });
    const { page } = ana;
    const shoot = await shooting(page, device);
    const small = await shooting(page, 'small-phone');
    /** On a small phone too. */
    const shootBoth = async (screen: string) => {
      await shoot(screen);
      if (device !== 'phone') return;
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await small(screen);
      await page.setViewportSize(options.viewport);
    };
    const mayor = new Mayor(ana, 7);
    /** Plays on until something is there. */
    const until = async (what: Locator) => {
      while ((await mayor.turn()) && !(await what.first().isVisible())) await mayor.act();
      await expect(what.first()).toBeVisible();
    };
    /** Acts as a bot would. */
    const advised = async () => {
      const hint = ana.tray.getByRole('button', { name: /^Hint/ });
      if (await hint.isVisible()) await mayor.press(hint);
      // things without a button are done randomly
      if ((await ana.main.getAttribute('aria-disabled')) === 'false') await mayor.press(ana.main);
      else await mayor.act();
    };

    // not a first game: no explanations
    await ana.knows('small-city');
    await grown(ana, 4);
    const card = page.locator('[data-card].lamp');
    await until(card);
    await card.first().click();
    await shootBoth('small-city-cards');
    await page.keyboard.press('Escape');
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
        await expect(page.locator('.plan .step')).toHaveCount(1);
        await expect(page.locator('[data-ghost]')).toHaveCount(0);
      }
    }
    await shootBoth('small-city-plan');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.keyboard.press('p');
    await expect(page.locator('.pledge:visible').first()).toBeVisible();
    await shoot('small-city-promises');
    await page.keyboard.press('Escape');

    await ana.button('Compare two boroughs').click();
    await expect(page.locator('main .half')).toHaveCount(2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await shoot('small-city-compare');
    await page.keyboard.press('Escape');

    // the reveal plays and is stopped
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(ana.main).toContainText('Seal');
    await ana.main.click();
    await expect(page.locator('.chip.done')).not.toHaveCount(0);
    await ana.button('Pause').click();
    await shoot('small-city-reveal');
    await page.keyboard.press('x');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    // the other rounds, in any order: continue as a bot would, so that there is much to see
    const council = page.getByRole('grid', { name: /ouncil/ }).locator('.lamp');
    const scenes = new Map<string, [Locator, Locator | null]>([
      ['move', [page.locator('[data-desk] li button.must:enabled'), page.locator('[data-pill]')]],
      ['shops', [page.locator('.uses .options button[aria-disabled=false]'), null]],
      ['council', [council, page.locator('.council [aria-pressed=true], .council .on')]],
    ]);
    for (const helper of ['', 'Dora', 'Finn']) {
      // another game if the last one did not have all of them
      if (helper && scenes.size) await grown(ana, 4);
      while (scenes.size && (await mayor.turn())) {
        for (const [name, [what, after]] of scenes) {
          if (!(await what.first().isVisible())) continue;
          if (after) {
            await what.first().click();
            await expect(after.first()).toBeVisible();
          }
          // a second tap does not answer the question
          if (name === 'shops') await expect(ana.main).toHaveAttribute('aria-disabled', 'false');
          await shootBoth(`small-city-${name}`);
          scenes.delete(name);
          if (after) await page.keyboard.press('Escape');
        }
        await advised();
      }
    }
    expect([...scenes.keys()], 'met in none of three games').toEqual([]);

    // the gains of a round are counted on the screen
    await grown(ana, 4);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const counted = page.locator('.tally section').nth(1);
    const playing = ana.main.filter({ hasText: 'Skip' });
    const votes = ana.main.filter({ hasText: 'Go on' });
    const due = async () =>
      (await counted.isVisible()) || ((await mayor.mayAct()) && !(await playing.isVisible()));
    for (;;) {
      await expect.poll(due, { timeout: 120_000, intervals: [50] }).toBe(true);
      if (await counted.isVisible()) break;
      if (await votes.isVisible()) await votes.click();
      else await advised();
    }
    // it stays for a while after the count
    await expect(ana.main).toContainText('On to the council');
    await shoot('small-city-tally');
    await page.keyboard.press('x');
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await grown(ana, TO_THE_END);
    await expect(mayor.result).toBeVisible();
    await shoot('small-city-end');

    // two people at one device: one has sealed, and the curtain falls before the other takes over
    await page.goto('/');
    await ana.openTable(4, 'Small City');
    await ana.button('Share this device').click();
    await ana.sheet.getByLabel('Your name').fill('Ben');
    await ana.button('Sit down here').click();
    await expect(ana.sheet).toHaveCount(0);
    await ana.button('Fill with bots').click();
    await ana.button('Start the game').click();
    const curtain = page.getByRole('alertdialog');
    const sealed = curtain.getByRole('listitem');
    while (!(await sealed.count()))
      if (await curtain.isVisible())
        // it may fall again for another person
        await expect(async () => {
          if (await curtain.isVisible()) await curtain.getByRole('button').first().click({ timeout: 2_000 });
        }).toPass({ timeout: 30_000 });
      else if (await mayor.mayAct()) await mayor.act();
    await shoot('small-city-curtain');
  });
