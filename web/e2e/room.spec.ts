import type { Locator } from '@playwright/test';
import { lost } from './look';
import { played, started } from './requests';
import { expect, test } from './test';

const PHONE = { width: 360, height: 640 };

/** Whether all of something is visible and uncovered. */
const inSight = (what: Locator) =>
  what.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + 2, bottom - 2].every((y) => node.contains(document.elementFromPoint(middle, y)));
  });

/** The least width of cells, by the size of the ground. */
const WIDTHS = [
  [
    { width: 390, height: 844 },
    { 7: 47, 8: 42, 10: 34 },
  ],
  [PHONE, { 7: 44, 8: 39, 10: 31 }],
] as const;

test('on a phone cells are as wide as designed, with a plan and with an aimed place', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { at, scribes } = await started([ana]);
  const cells = ana.page.locator('[data-map] [role=gridcell]');
  for (const size of [7, 8, 9, 10] as const) {
    await played(scribes, 'p2.plan', size - 6);
    if (size === 9) {
      await scribes[0].send({ do: 'grow' });
      continue;
    }
    await ana.page.goto(at);
    const least = async (screen: string) => {
      await expect(cells).toHaveCount(size * size);
      const width = async () => (await cells.first().boundingBox())!.width;
      // the grid leaves no gaps, so that a touch always lands
      for (const [viewport, widths] of WIDTHS) {
        await ana.page.setViewportSize(viewport);
        await expect
          .poll(width, `${screen}, ${viewport.width} px`)
          .toBeGreaterThanOrEqual(widths[size] - 1.5);
      }
    };
    await least(`${size}, nothing is planned`);
    const folded = ana.tray.locator('[data-deed=desk]');
    if (await folded.isVisible()) await folded.tap();
    await ana.page.locator('[data-tile-of=F1][aria-disabled=false]').tap();
    await least(`${size}, a tile is chosen`);
    await ana.page.locator('[data-map] [data-cell].lit').last().tap();
    await expect(ana.tray.locator('.sum')).toBeVisible();
    await least(`${size}, a place is aimed at`);
    await ana.main.filter({ hasText: 'Add to plan' }).tap();
    await expect(ana.page.locator('.plan .step')).toHaveCount(1);
    await least(`${size}, a step is planned`);
    const code = ana.page.locator('[data-map] .plate text').filter({ hasText: 'F1' });
    // letters have nothing below their baseline
    const letters = await code.evaluate((text) => [text.getAttribute('x'), text.getAttribute('y')]);
    const stitches = await ana.page.locator('[data-map] .stitch').evaluate((path: SVGGraphicsElement) => {
      const { x, y, height } = path.getBBox();
      const half = parseFloat(getComputedStyle(path).strokeWidth) / 2;
      return { left: x + half, bottom: y + height - half };
    });
    expect(Number(letters[0]), `${size}, beside the code`).toBeGreaterThan(stitches.left);
    expect(Number(letters[1]), `${size}, below the code`).toBeLessThan(stitches.bottom);
    await ana.tray.getByRole('button', { name: 'Take back' }).tap();
    await expect(ana.page.locator('.plan .step')).toHaveCount(0);
    if (size < 10) await scribes[0].send({ do: 'grow' });
  }
});

test('a small phone has a button for text without room, and the council fits', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  await ana.page.goto(at);
  const more = ana.tray.getByRole('button', { name: 'The whole text' });
  const words = ana.tray.getByText(/Choose a tile, or one on the map/);
  const seen = () =>
    words.evaluate((node) => {
      const { left, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 20, bottom - 8));
    });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await seen()).toBe(false);
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(await seen()).toBe(true);
  for (const number of await ana.page.locator('[data-ledger]').all())
    expect(await inSight(number)).toBe(true);
  await expect(ana.tray.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await more.tap();
  expect(await seen()).toBe(false);
  await more.tap();
  await ana.tray.getByRole('heading').tap();
  await expect(more, 'a tap elsewhere closes it').toHaveAttribute('aria-expanded', 'false');

  await ana.page.goto('about:blank');
  await played(scribes, 'p7.council');
  await ana.page.goto(at);
  const desk = ana.page.locator('.desk');
  await expect(desk.locator('.council')).toBeVisible();
  const over = await desk.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(over, 'pixels of the council that are cut off').toBeLessThanOrEqual(0);
});

test('on a small phone the savings of a card fit', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { at, scribes } = await started([ana]);
  // the Mediator makes many tiles cheaper (SC-4.7); luck decides which cards are face up
  const offered = async () => 'C' in (await scribes[0].state()).offers!.take;
  for (let round = 1; ; round += 1) {
    expect(round, 'a round in which the Mediator lies face up').toBeLessThanOrEqual(8);
    await played(scribes, 'p1.choose', round);
    if (await offered()) break;
    await scribes[0].goOn();
  }
  await ana.page.goto(at);
  await ana.tray.locator('[data-deed=desk]').tap();
  await ana.page.locator('[data-card=C]').tap();
  const saved = ana.tray.getByRole('list', { name: 'Cheaper with it now:' });
  await expect(saved.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
  const high = () => ana.page.evaluate(() => document.documentElement.scrollHeight);
  expect(await high()).toBe(PHONE.height);
});

test('large text on a phone leaves an active row of the council in sight', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p7.council');
  // like the browser's own text size setting
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );
  for (const [viewport] of WIDTHS) {
    await page.setViewportSize(viewport);
    await page.goto(at);
    const first = page.locator('.desk .council .lamp').first();
    await expect.poll(() => inSight(first)).toBe(true);
    await expect(page.locator('.desk .council [role=rowheader]').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the last line of promises fades if more are below the edge', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 360, height: 560 }, hasTouch: true });
  const { at } = await started([ana]);
  await ana.page.goto(at);
  const cards = ana.page.locator('.desk .card');
  await expect(cards).toHaveCount(3);
  const fade = () =>
    ana.page.locator('.desk').evaluate((desk) => getComputedStyle(desk, '::after').backgroundImage);
  await expect.poll(fade).toContain('gradient');
  await ana.page.locator('.desk').evaluate((desk) => desk.scrollTo(0, desk.scrollHeight));
  await expect.poll(fade).toBe('none');
});

test('on a landscape phone the compare button is above the map, in the row of tabs', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 844, height: 390 }, hasTouch: true });
  const { at, scribes } = await started([ana, await guest('Ben')]);
  await played(scribes, 'p2.plan');
  await ana.page.goto(at);
  const [button, map] = [ana.button('Compare'), ana.page.locator('[data-map]')];
  await expect(map).toHaveAttribute('aria-busy', 'false');
  const { y, width, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await map.boundingBox())!.y + 0.5);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

for (const game of ['simplicity', 'small-city'] as const)
  test(`at 400 % of a window of 1280 by 1024 every button of ${game} is in reach`, async ({ guest }) => {
    const ana = await guest('Ana', { viewport: { width: 320, height: 256 } });
    const { at } = await started([ana], { game, bots: 1 });
    await ana.page.goto(at);
    await expect(ana.tray).toBeVisible();
    expect(await lost(ana.page)).toEqual([]);
    const across = await ana.tray.evaluate((tray) => [tray.getBoundingClientRect().right, tray.scrollWidth]);
    for (const right of across) expect(right).toBeLessThanOrEqual(320);
  });
