import { Finger } from './taps';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };

test('a plan takes no more taps than it has to', async ({ person }) => {
  const ana = await person('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  await ana.knows('small-city');
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
  const finger = new Finger(ana);
  const { since, tap, main, lit, tile } = finger;
  const steps = page.locator('.plan .step');

  // a promise: card, keep
  await tap(page.locator('.desk [role=radio]').first());
  await main(/^Keep “/);
  expect(since()).toBe(2);
  // City Hall: cell, seal; it lies around the cell, on c3 to e4
  await lit('d4');
  await main(/Seal City Hall/);
  expect(since()).toBe(2);
  // the Mayor, who does not come to everybody: one tap proposes a pair
  const mayor = page.getByRole('heading', { name: /^The Mayor visits/ });
  await expect(mayor.or(page.locator('.cards .lamp')).first()).toBeVisible();
  if (await mayor.isVisible()) {
    await tap(page.locator('[role=gridcell][aria-label*=" lit"]').last());
    await main(/Place the Mayor/);
    expect(since()).toBe(2);
  }
  // a card: card, take, and what it brings where that is a choice
  await tap(page.locator('.cards .lamp').first());
  const ways = page.locator('.tray [type=radio]');
  // a tap may show a little later
  const take = ana.main.filter({ hasText: /Take/ }).and(page.locator('[aria-disabled=false]'));
  await expect(ways.first().or(take).first()).toBeVisible();
  if (await ways.count()) await tap(ways.first().locator('..'));
  await main(/Take/);
  expect(since()).toBeLessThanOrEqual(3);
  // the City Councilor leads into the council, which may be passed
  const pass = ana.tray.getByRole('button', { name: /^(Pass|Build nothing)/ });
  const seal = ana.main.filter({ hasText: 'Seal the plan' });
  await expect(pass.or(seal)).toBeVisible();
  if (await pass.isVisible()) await pass.tap();
  await expect(seal).toBeVisible();
  since();
  // growing: ground, add; the last step is taken back at once
  await tap(page.getByRole('radio', { name: /^Grow/ }));
  await main(/Add to plan/);
  await expect(steps).toHaveCount(1);
  expect(since(), 'the zone grows').toBe(2);
  await tap(ana.tray.getByRole('button', { name: /^Take back/ }));
  await expect(steps).toHaveCount(0);
  expect(since(), 'the last step is taken back').toBe(1);
  // tile, cell, add: a tile of several cells has a place at once, over the cell that is tapped
  const build = async (code: string, on: string) => {
    await tile(code);
    await lit(on);
    await main(/Add to plan/);
    expect(since(), code).toBe(3);
  };
  await build('Pk1', 'a6');
  await build('R1', 'f4');
  await expect(steps).toHaveCount(2);
  // tile on the map, cell, add
  await tap(page.locator('[data-map] [data-cell="a6"]'));
  await lit('b6');
  await main(/Add to plan/);
  expect(since(), 'a park is enlarged').toBe(3);
  await expect(steps).toHaveCount(3);
  // another step: its chip, take back
  await tap(steps.last());
  await tap(ana.tray.getByRole('button', { name: /^Take back/ }).first());
  await expect(steps).toHaveCount(2);
  expect(since(), 'any step is taken back').toBe(2);
  await build('Pol', 'g4');
  await expect(steps).toHaveCount(3);
  await tap(seal);
  await expect(seal).toHaveCount(0);
  expect(since(), 'sealed').toBe(1);
});
