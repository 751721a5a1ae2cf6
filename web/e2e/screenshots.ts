import { expect, test } from './test';
import type { Player } from './player';
import { shooting } from './shoot';

/** The best move available: the open slot with the greatest gain, and its space. */
async function bestMove(player: Player) {
  if (/block/.test((await player.main.textContent()) ?? '')) return player.move();
  let best = { points: -1, slot: '', space: '' };
  for (const slot of await player.openSlots.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-slot')!),
  )) {
    await player.slot(Number(slot)).click();
    const lit = await player.litSpaces.evaluateAll((all) =>
      all.map((each) => ({
        space: each.getAttribute('data-space')!,
        points: Number(/\+(\d+)/.exec(each.getAttribute('aria-label')!)![1]),
      })),
    );
    for (const { space, points } of lit) if (points > best.points) best = { points, slot, space };
    await player.page.keyboard.press('Escape');
  }
  await player.slot(Number(best.slot)).click();
  await player.space(best.space).click();
  await expect(player.main).toContainText('Build on');
}

for (const [device, options] of [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
] as const)
  test(`the main screens, ${device}`, async ({ person }) => {
    const ana = await person('Ana', { ...options, colorScheme: 'light' });
    const { page } = ana;

    const shoot = await shooting(page, device);

    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Your name').blur();
    await shoot('start');

    const ben = await person('Ben');
    const link = await ana.openTable(4);
    await ben.join(link, 'Heart');
    await ana.button('Seat a bot').first().click();
    await expect(ana.button('Seat a bot')).toHaveCount(1);
    await shoot('lobby');

    await page.goto('/');
    await ana.openLobby(4, 'Small City');
    await ana.button('Seat a bot').first().click();
    await shoot('small-city-lobby');

    await page.goto('/');
    const game = await ana.setUp('Simplicity', 3, 'Sharp');
    await game.getByRole('button', { name: 'Play against 3 bots' }).click();
    await ana.tableIsLaid();
    // in the fourth round, with a move planned
    while (await ana.turn()) {
      const round = Number(/Round (\d)/.exec((await page.locator('.bar').textContent())!)![1]);
      await bestMove(ana);
      if (/^Build/.test((await ana.main.textContent()) ?? '')) {
        if (round === 4) await shoot('game');
        await ana.confirm();
      }
    }
    await expect(ana.scoreSheet).toBeVisible();
    await shoot('end');
  });
