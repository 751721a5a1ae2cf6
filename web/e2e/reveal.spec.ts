import { expect, test } from './test';

test('a reveal may be stopped, gone through in steps, and skipped', async ({ person }) => {
  const ana = await person('Ana', { reducedMotion: 'no-preference' });
  const { page, tray } = ana;
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
  const title = tray.getByRole('heading');
  const hint = tray.getByRole('button', { name: /^Hint/ });
  const script = page.getByRole('list', { name: 'The plans, in turn order' });
  const said = tray.getByRole('status');
  // everything up to the reveal as a bot would do it
  for (;;) {
    await expect(hint.or(script).first()).toBeVisible();
    if (await script.isVisible()) break;
    // while something is still being shown a key has nothing to ask
    await expect(async () => {
      await page.keyboard.press('h');
      await expect(said).toContainText('A bot would choose', { timeout: 3_000 });
    }).toPass();
    const before = await ana.main.textContent();
    await expect(ana.main).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    await expect(said, `${before} is done`).toHaveCount(0);
  }
  await tray.getByRole('button', { name: 'Pause' }).click();
  await expect(tray.getByRole('button', { name: 'Play on' })).toBeVisible();
  const steps = script.locator('[data-chip]');
  const at = async () => Number(await script.locator('.chip.now').getAttribute('data-chip'));
  const count = await steps.count();
  expect(count, 'a plan of several steps').toBeGreaterThan(1);
  while ((await at()) > 0) {
    const now = await at();
    await page.keyboard.press(',');
    await expect.poll(at).toBe(now - 1);
  }
  await expect(tray.getByRole('button', { name: 'One step back' })).toBeDisabled();
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('.');
    await expect.poll(at).toBe(step);
    await expect(steps.nth(step - 1)).toContainText('✓');
  }
  await page.keyboard.press('x');
  await expect(script).toHaveCount(0);
  await expect(title).not.toContainText('All plans are open');
});
