import { kindOf } from './axe';
import { dealt, type Options } from './dealt';
import { grown } from './grown';
import { covered, lost } from './look';
import { Mayor } from './mayor';
import type { Player } from './player';
import { expect, test } from './test';

// tables may choose numbers with which bots build full towns
test.use({ box: 'rich.toml' });

const CITIES = 'police,traders,cities,cards,buildings,promises,roads';
const FORESTS = 'police,traders,forest,cards,buildings,promises,special,historic,roads';

interface Phone {
  name: string;
  width: number;
  height: number;
  /** Text is twice as large, and the page may scroll. */
  large?: true;
}
const PHONES: readonly Phone[] = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 360, height: 640 },
];

/** Somebody with such a phone, who acts by touch. */
async function holding(
  { width, height }: Phone,
  person: (name: string, options: object) => Promise<Player>,
): Promise<Player> {
  const viewport = { width, height };
  const who = await person('Ana', { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  who.press = (what, most) => what.tap(most);
  await who.knows('small-city');
  return who;
}

/** Everything lies where a thumb finds it: nothing is covered, and nothing is out of reach. */
async function inReach({ page, tray, sheet }: Player, { width, height, large }: Phone, screen: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  const [under, gone] = [large ? [] : await covered(page), await lost(page)];
  // the game may have ended meanwhile: that is a page of its own, which scrolls
  if (!(await tray.isVisible())) return;
  expect.soft(size.scrollWidth, `${screen} scrolls sideways`).toBeLessThanOrEqual(width);
  if (!large)
    expect.soft(size.scrollHeight, `the page does not scroll: ${screen}`).toBeLessThanOrEqual(height);
  expect.soft(under, `covered: ${screen}`).toEqual([]);
  expect.soft(gone, `out of reach: ${screen}`).toEqual([]);
  const folded = tray.locator('[data-deed=desk]');
  if (!(await folded.isVisible())) return;
  if (!(await sheet.count())) await folded.tap();
  await expect(sheet).toBeVisible();
  expect.soft(await lost(page), `out of reach on the desk: ${screen}`).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
}

/** Plays on until a round begins or the game is over, and looks at every kind of screen, with nothing chosen and with something. */
async function looked(who: Player, phone: Phone, until: number): Promise<number> {
  const mayor = new Mayor(who, 21);
  await mayor.tableIsLaid();
  const seen = new Set<string>();
  const bar = who.page.locator('.bar');
  while ((await mayor.turn()) && !((await bar.textContent()) ?? '').includes(`${until}/8`)) {
    const chosen = (await mayor.back.textContent())?.includes('Back');
    const kind = `${await kindOf(who.tray)}${chosen ? ', chosen' : ''}`;
    // what comes after the game is a page of its own, which scrolls
    if (await mayor.result.isVisible()) break;
    if (!seen.has(kind)) await inReach(who, phone, kind);
    seen.add(kind);
    await mayor.act();
  }
  return seen.size;
}

for (const phone of PHONES) {
  for (const cities of ['paris,london,zurich,madrid', 'rome,berlin,helsinki,athens'])
    test(`nothing is covered on ${phone.name}: ${cities}`, async ({ person }) => {
      test.setTimeout(600_000);
      const ana = await holding(phone, person);
      await grown(ana, await person('Ben'), 7, { modules: CITIES, cities });
      await expect(ana.main).toBeVisible();
      for (const [seat, city] of cities.split(',').entries()) {
        await ana.page.locator(`#tab-${seat}`).tap();
        await expect(ana.page.locator(`[data-city=${city}]`)).toBeVisible();
        await inReach(ana, phone, city);
      }
      await ana.page.locator('#tab-0').tap();
      expect(await looked(ana, phone, 9), 'kinds of screens').toBeGreaterThan(6);
    });

  test(`nothing is covered on ${phone.name} from the first choice on`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await holding(phone, person);
    const games: Options[] = [{ modules: CITIES }, { modules: FORESTS, advanced: 'yes' }];
    for (const options of games) {
      await dealt(ana, options, 3);
      expect(await looked(ana, phone, 2), 'kinds of screens').toBeGreaterThan(6);
    }
  });

  test(`large text on ${phone.name} loses no control in any phase`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await holding(phone, person);
    await grown(ana, await person('Ben'), 7, { modules: CITIES, cities: 'paris,london,zurich,madrid' });
    await expect(ana.main).toBeVisible();
    // as the browser's own setting of the text size does it
    await ana.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await looked(ana, { ...phone, large: true }, 8), 'kinds of screens').toBeGreaterThan(3);
  });
}

test('a laptop shows all that a plan may build without scrolling', async ({ person }) => {
  const ana = await person('Ana', { viewport: { width: 1280, height: 720 } });
  const { page } = ana;
  await dealt(ana, { modules: CITIES, cities: 'paris' }, 0);
  await new Mayor(ana).untilPlan();
  await page.reload();
  const tiles = page.locator('[data-desk] .item');
  await expect(tiles.last()).toContainText('Grow');
  for (const each of await tiles.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
});

test('beside the plate of a city the map of a small phone is as high or as wide as its sheet', async ({
  person,
}) => {
  const ana = await holding({ name: 'a small phone', width: 360, height: 640 }, person);
  const { page } = ana;
  await dealt(ana, { modules: CITIES, cities: 'paris' }, 0);
  await new Mayor(ana).untilPlan();
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

test('a wide window has room for both drawers beside all that may be built', async ({ person }) => {
  const ana = await person('Ana', { viewport: { width: 1920, height: 1080 } });
  const { page } = ana;
  const sets: Record<string, string>[] = [
    { modules: CITIES, cities: 'paris' },
    { modules: FORESTS, advanced: 'yes' },
  ];
  for (const options of sets) {
    await dealt(ana, options, 0);
    await new Mayor(ana).untilPlan();
    await expect(page.locator('[data-desk] .item').last()).toContainText('Grow');
    const drawers = page.locator('.drawers section');
    await expect(drawers).toHaveCount(2);
    for (const drawer of await drawers.all()) {
      await expect(drawer).toBeInViewport({ ratio: 0.99 });
      expect((await drawer.boundingBox())!.height).toBeGreaterThanOrEqual(140);
    }
  }
});

for (const [device, options] of Object.entries({
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'a laptop': { viewport: { width: 1280, height: 800 } },
  'a wide window': { viewport: { width: 1920, height: 1080 } },
}))
  test(`names of all that may be built are whole, on ${device}`, async ({ person }) => {
    const ana = await person('Ana', options);
    const { page } = ana;
    for (const [historic, name] of [
      ['colosseum', 'Coloss.'],
      ['neuschwanstein', 'Castle'],
    ] as const) {
      await dealt(ana, { modules: FORESTS, advanced: 'yes', historic }, 0);
      await new Mayor(ana).untilPlan();
      const names = page.locator('[data-desk] .item .code');
      await expect(names.last()).toHaveText('Grow');
      await expect(names.filter({ hasText: name })).toHaveCount(1);
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    }
  });
