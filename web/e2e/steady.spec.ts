import { opened, playedUntil } from './grown';
import type { State } from './requests';
import { expect, test } from './test';

/** The map of an upright window leaves this much to a tray with some lines more than usual, in pixels. */
const TALL = 250;

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet @full', { width: 820, height: 1180 }],
] as const)
  test(`the map keeps its size and place while plans are made, sealed and shown, on ${device}`, async ({
    guest,
  }) => {
    const ana = await guest('Ana', {
      viewport,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'no-preference',
    });
    ana.press = (what, most) => what.tap(most);
    const { page } = ana;
    const table = await opened(ana);
    const planning = ({ view }: State) => view.round >= 5 && view.step === 'p2.plan';
    await playedUntil(ana, table, planning, 'build');
    await page.goto(`/t/${table}`);
    await expect(ana.main).toHaveText(/^Seal the plan/);
    await expect(page.locator('[data-map]')).toHaveAttribute('aria-busy', 'false');
    // the width and start of the map, and the height of the tray, whenever one of them changes
    await page.evaluate(() => {
      const [map, tray] = ['[data-map]', '.action'].map((what) => document.querySelector<HTMLElement>(what)!);
      const sizes: [string, number][] = ((window as unknown as { sizes: unknown }).sizes = []);
      const look = new ResizeObserver(
        () =>
          void sizes.push([`${map!.offsetWidth} at ${map!.getBoundingClientRect().top}`, tray!.offsetHeight]),
      );
      for (const each of [map!, tray!]) look.observe(each);
    });
    const tile = page.locator('[data-tile-of][aria-disabled=false]');
    await ana.press(tile.first());
    await ana.press(page.locator('[data-map] [data-cell].lit').first());
    await ana.press(ana.main.filter({ hasText: 'Add to plan' }));
    await expect(page.locator('.plan .step')).not.toHaveCount(0);
    await ana.press(ana.main.filter({ hasText: 'Seal' }));
    await expect(page.locator('[data-chip]').first()).toBeVisible();
    const sizes = await page.evaluate(() => (window as unknown as { sizes: [string, number][] }).sizes);
    const usual = sizes.filter(([, tray]) => tray <= TALL).map(([map]) => map);
    expect(sizes.length, 'the tray has changed').toBeGreaterThan(1);
    expect(new Set(usual).size, JSON.stringify(sizes)).toBe(1);
  });
