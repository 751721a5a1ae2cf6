import type { Player } from './player';
import { started } from './requests';
import { expect, test } from './test';

/** Two people, who each see whether it is their turn. */
async function twoPeople(ana: Player, ben: Player) {
  const { at } = await started([ana, ben], { game: 'simplicity' });
  for (const who of [ana, ben]) {
    await who.page.goto(at);
    await who.tableIsLaid();
  }
}

test('a move may be taken back until somebody else has played', async ({ guest }) => {
  const ana = await guest('Ana');
  const ben = await guest('Ben');
  await twoPeople(ana, ben);
  const decides = async (player: Player) => (await player.openSlots.count()) > 0;
  const told = ({ page }: Player) => page.locator('.lines li').count();
  /** Who decides, once both pages have heard of all that led to it. */
  const whoDecides = async () => {
    await expect.poll(async () => (await decides(ana)) !== (await decides(ben))).toBe(true);
    const [one, other] = (await decides(ana)) ? [ana, ben] : [ben, ana];
    await expect.poll(() => told(other)).toBe(await told(one));
    return [one, other] as const;
  };

  // until one has built and the other plays next, with nothing drawn in between
  let [first, next] = await whoDecides();
  let before: string;
  for (;;) {
    before = await first.standing();
    await first.move();
    const [now, other] = await whoDecides();
    const back = first.button('Take back');
    if (now === next && (await back.getAttribute('aria-disabled')) === 'false') break;
    [first, next] = [now, other];
  }

  await first.button('Take back').click();
  await expect.poll(() => first.standing()).toBe(before);
  await expect.poll(() => next.standing()).toBe(before);
  await expect(next.page.locator('.lines')).toContainText(`${first.name} takes the last move back.`);
  await expect(next.openSlots).toHaveCount(0);

  // once more, and now the other one plays
  await first.turn();
  await first.move();
  await next.turn();
  await next.move();
  // the round may have ended with it
  const [one] = await whoDecides();
  const after = await one.standing();
  await expect.poll(() => first.standing()).toBe(after);
  await expect(first.button('Take back')).toHaveAttribute('aria-disabled', 'true');
  await first.page.keyboard.press('u');
  await expect(first.tray.getByRole('alert')).toContainText(new RegExp(`${next.name}|drawn`));
  await first.page.keyboard.press('Escape');
  await expect(first.tray.getByRole('alert')).toHaveCount(0);
  expect(await first.standing()).toBe(after);
});

test('against bots one takes back what they have done since, too', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(2);
  for (;;) {
    // the draws of a whole game may put no bot between two turns of one round: then another is played
    if (!(await ana.turn())) {
      await ana.playBots(2);
      continue;
    }
    const before = await ana.standing();
    await ana.move();
    if (!(await ana.turn())) continue;
    const moved = Number(/^\d+/.exec(await ana.standing())![0]) - Number(/^\d+/.exec(before)![0]);
    const back = ana.button('Take back');
    if (moved < 2 || (await back.getAttribute('aria-disabled')) === 'true') continue;
    await back.click();
    await expect.poll(() => ana.standing()).toBe(before);
    await expect(ana.page.locator('.lines')).toContainText('You take the last move back.');
    await ana.turn();
    await ana.move();
    return;
  }
});

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
  // nothing was lost by it: the slot is still chosen
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
  await expect(ana.space(target)).toHaveAttribute('aria-label', /Star's disc/);
});
