import { expect, test } from './test';

test('an illegal space says why, with its rule, and the rule opens', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(3);
  await ana.turn();
  while ((await ana.choose()) === 'block') {
    await ana.confirm();
    await ana.turn();
  }
  // a space with another symbol, and one that is built on
  const dark = ana.page.locator('[data-space]:has(.symbol):not([aria-label*="open: +"])').first();
  const built = ana.page.locator('[data-space]:has(.tile)').first();
  for (const space of [built, dark]) {
    await space.click();
    const no = ana.tray.getByRole('alert');
    // a sentence about this space, and the rule after it
    const name = (await space.getAttribute('data-space'))!;
    await expect(no).toHaveText(new RegExp(`\\b${name}\\b.*\\. *SIM-\\d\\.\\d+`, 'is'));
    await expect(space.locator('.cross')).toBeVisible();
  }
  const link = ana.tray.getByRole('link', { name: /^Rule SIM-/ });
  const rule = (await link.textContent())!;
  await link.click();
  const sheet = ana.page.getByRole('dialog', { name: 'Rules' });
  await expect(sheet.locator(`[id="${rule}"]`)).toBeInViewport();
  await expect(sheet.locator(`[id="${rule}"]`)).toHaveClass(/asked/);
  await ana.page.keyboard.press('Escape');
  await expect(ana.sheet).toHaveCount(0);
  // the plan is unchanged: the slot is still chosen
  await expect(ana.litSpaces.first()).toBeVisible();
  await ana.press(ana.litSpaces.first());
  await ana.confirm();
});

test('a space may be chosen before its tile, and a tile dragged to its space', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(5);
  await ana.turn();
  const space = (await (async () => {
    expect(await ana.choose()).toBe('build');
    const name = await ana.litSpaces.first().getAttribute('data-space');
    await ana.page.keyboard.press('Escape');
    return name;
  })())!;
  await ana.space(space).click();
  await expect(ana.tray).toContainText(`${space}, `);
  const offer = ana.tray.getByRole('button', { name: /^Slot \d, .*, \+\d+$/ }).first();
  const points = /\+(\d+)$/.exec((await offer.getAttribute('aria-label'))!)![1]!;
  await offer.click();
  await expect(ana.main).toContainText(`Build on ${space}`);
  await expect(ana.space(space)).toContainText(`+${points}`);
  await ana.page.keyboard.press('Escape');
  await ana.page.keyboard.press('Escape');

  const slot = ana.openSlots.first();
  await slot.click();
  const target = (await ana.litSpaces.last().getAttribute('data-space'))!;
  await ana.page.keyboard.press('Escape');
  await expect(ana.litSpaces).toHaveCount(0);
  await slot.locator('.stand').dragTo(ana.space(target));
  await expect(ana.main).toContainText(`Build on ${target}`);
  await ana.confirm();
  await expect(ana.space(target)).toHaveAttribute('aria-label', /Star’s disc/);
});
