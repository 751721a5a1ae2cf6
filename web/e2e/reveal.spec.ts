import { played, started } from './requests';
import { expect, test } from './test';

test('a reveal can be paused, stepped through, and skipped', async ({ guest }) => {
  // slowly, to leave time for a finger on a busy machine
  const ana = await guest('Ana', { settings: { speed: 0.2 } });
  const { page, tray } = ana;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  for (const cell of ['c3', 'd3', 'e3']) await scribes[0].build('R1', cell);
  await page.goto(at);
  await expect(page.locator('.plan .step')).toHaveCount(3);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ana.main.filter({ hasText: 'Seal the plan' }).click();

  await tray.getByRole('button', { name: 'Pause' }).click();
  await expect(tray.getByRole('button', { name: 'Play on' })).toBeVisible();
  const script = page.getByRole('list', { name: 'The plans, in turn order' });
  const steps = script.locator('[data-chip]');
  await expect(steps).toHaveCount(3);
  const now = script.locator('.chip.now');
  const back = tray.getByRole('button', { name: 'One step back' });
  // to the first, whichever it stopped at
  while (await back.isEnabled()) {
    const at = Number(await now.getAttribute('data-chip'));
    await page.keyboard.press(',');
    await expect(now).toHaveAttribute('data-chip', String(at - 1));
  }
  for (const step of [1, 2]) {
    await page.keyboard.press('.');
    await expect(now).toHaveAttribute('data-chip', String(step));
    await expect(steps.nth(step - 1)).toContainText('✓');
  }
  await page.keyboard.press('x');
  await expect(script).toHaveCount(0);
  // neither flying pieces nor the previous borough remain
  await expect(page.locator('.motion-layer')).toHaveCount(0);
  await expect(page.locator('.sheet [data-map] [id*="-town"]')).toHaveCount(1);
});

test('a failed step names its rule, in the tray, on its chip and in the log @full', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { at, scribes } = await started([ana, ben], { options: { constants: 'one small park' } });
  await played(scribes, 'p2.plan');
  for (const scribe of scribes) await scribe.build('Pk1', 'a7');
  await scribes[1]!.send({ do: 'commit' });
  await ana.page.goto(at);
  // the first in turn order gets it (SC-2.9); the other loses the point (SC-5.9)
  const [first] = (await scribes[0].state()).view.order;
  const went = first === 0 ? 'You took the last one' : 'The last one went to Ben';
  const failed = [
    await ana.glimpse('.tray .told', /No Small Park is left/),
    await ana.glimpse('.tray .told', /SC-5\.4/),
    await ana.glimpse(
      '.tray .why',
      RegExp(`${went}\\.\\s+Nothing is paid; the point is gone\\.\\s+SC-5\\.9`),
    ),
    await ana.glimpse('.chip.bad', /none is left\s+SC-5\.4/),
  ];
  await ana.main.filter({ hasText: 'Seal the plan' }).click();
  for (const seen of failed) await seen();
  await ana.page.getByRole('tab', { name: 'Log' }).click();
  const line = ana.page.getByRole('listitem').filter({ hasText: /cannot build Small Park/ });
  await expect(line.getByRole('link', { name: 'SC-5.4' })).toBeVisible();
});

test('on a phone the script outlines who builds and what, and ticks what is done', async ({ guest }) => {
  const phones = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ] as const;
  // slowly, to leave time for a finger on a busy machine
  const ana = await guest('Ana', { viewport: phones[0], settings: { speed: 0.2 } });
  const { page, tray } = ana;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  for (const [tile, on] of [
    ['F1', 'a6'],
    ['R1', 'c3'],
    ['R1', 'd3'],
  ] as const)
    await scribes[0].build(tile, on);
  await page.goto(at);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ana.main.filter({ hasText: 'Seal the plan' }).click();
  await tray.getByRole('button', { name: 'Pause' }).click();
  await expect(tray.getByRole('button', { name: 'Play on' })).toBeVisible();
  const now = page.locator('.script .chip.now');
  const on = tray.getByRole('button', { name: 'One step on' });
  while ((await now.getAttribute('data-chip')) !== '2') {
    const at = Number(await now.getAttribute('data-chip'));
    await on.click();
    await expect(now).toHaveAttribute('data-chip', String(at + 1));
  }
  for (const viewport of phones) {
    await page.setViewportSize(viewport);
    await expect(now).toBeInViewport({ ratio: 0.9 });
    for (const done of [0, 1]) await expect(page.locator(`[data-chip="${done}"]`)).toContainText('✓');
    // the whole outline is visible, and no mark covers a name
    const seen = await page.locator('.script').evaluate((script) => {
      const { width } = script.querySelector('.acting')!.getBoundingClientRect();
      const covered = [...script.querySelectorAll('.chip .mark')].filter((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark.parentElement!.querySelector('b')!);
        const [box, text] = [mark.getBoundingClientRect(), range.getBoundingClientRect()];
        return box.left < text.right && box.right > text.left && box.bottom > text.top;
      });
      return { room: script.clientWidth, width, covered: covered.length };
    });
    expect(seen.width).toBeLessThanOrEqual(seen.room);
    expect(seen.width).toBeGreaterThan(seen.room - 16);
    expect(seen.covered).toBe(0);
  }
});
