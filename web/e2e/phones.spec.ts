import { playedUntil } from './grown';
import type { Player } from './player';
import { started } from './requests';
import { expect, test } from './test';

const CITIES = 'police,traders,cities,cards,buildings,promises,roads';
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';

/** Opens a game for a person who is to plan. */
async function planning(who: Player, options: Record<string, string>) {
  const { id, at } = await started([who], { options });
  await playedUntil(who, id, ({ view }) => view.step === 'p2.plan');
  await who.page.goto(at);
  await expect(who.main).toBeVisible();
}

test('a laptop shows all tiles of a plan without scrolling', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 1280, height: 720 } });
  const { page } = ana;
  await planning(ana, { modules: CITIES, cities: 'paris' });
  const tiles = page.locator('[data-desk] .item');
  await expect(tiles.last()).toContainText('Grow');
  for (const each of await tiles.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
});

test('beside the plate of a city the map of a small phone is as high or as wide as its sheet', async ({
  guest,
}) => {
  const ana = await guest('Ana', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const { page } = ana;
  await planning(ana, { modules: CITIES, cities: 'paris' });
  const plate = page.locator('[data-city=paris]');
  await expect(plate).toBeInViewport({ ratio: 1 });
  const [sheet, map] = await Promise.all(
    ['.game .sheet', '[data-map]'].map((part) => page.locator(part).first().boundingBox()),
  );
  // 2 px above and below, 7 px beside
  const wide = sheet!.width - 15 - (await plate.boundingBox())!.width;
  expect(map!.height).toBeGreaterThanOrEqual(Math.min(sheet!.height - 5, wide));
  await plate.getByRole('button').tap();
  await expect(ana.sheet).toContainText('Paris');
});

test('a wide window has room for both drawers beside all tiles', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 1920, height: 1080 } });
  const { page } = ana;
  const sets: Record<string, string>[] = [
    { modules: CITIES, cities: 'paris' },
    { modules: FORESTS, advanced: 'yes' },
  ];
  for (const options of sets) {
    await planning(ana, options);
    await expect(page.locator('[data-desk] .item').last()).toContainText('Grow');
    const drawers = page.locator('.drawers section');
    await expect(drawers).toHaveCount(2);
    for (const drawer of await drawers.all()) {
      await expect(drawer).toBeInViewport({ ratio: 0.99 });
      expect((await drawer.boundingBox())!.height).toBeGreaterThanOrEqual(140);
    }
  }
});

test('the names of all tiles are whole', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  for (const [historic, name] of [
    ['colosseum', 'Coloss.'],
    ['neuschwanstein', 'Castle'],
  ] as const) {
    await planning(ana, { modules: FORESTS, advanced: 'yes', historic });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const names = page.locator('[data-desk] .item .code');
      await expect(names.filter({ hasText: 'Grow' })).toHaveCount(1);
      await expect(names.filter({ hasText: name })).toHaveCount(1);
      const cut = () =>
        names.evaluateAll((all) =>
          all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        );
      await expect.poll(cut, `${viewport.width} px`).toEqual([]);
    }
  }
});
