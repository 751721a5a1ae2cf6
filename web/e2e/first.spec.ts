import { expect, test } from './test';

test('a first game comes with hints, which are read, put away and remembered', async ({ guest }) => {
  const ana = await guest('Ana', { notes: true });
  await ana.playBots(3);
  await ana.turn();
  const hint = ana.tray.getByRole('note');
  if (await ana.button('Choose a slot to block').isVisible()) {
    await expect(hint).toContainText('you block one slot');
    await ana.move();
    await ana.turn();
  }
  await expect(hint).toContainText('Pick a lit slot');
  await ana.openSlots.first().click();
  await expect(hint).toContainText('the lit spaces, each with its gain');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await ana.litSpaces.first().click();
  await expect(hint).toContainText('This is what you would score here');
  // the text of a hint covers no control
  await ana.confirm();
  await ana.turn();
  await ana.page.reload();
  await ana.tableIsLaid();
  await ana.openSlots.first().click();
  await expect(hint.filter({ hasText: 'the lit spaces, each with its gain' })).toHaveCount(0);
});

test('hints are switched off for good, or in the settings', async ({ guest }) => {
  const ana = await guest('Ana', { notes: true });
  await ana.playBots(3);
  await ana.turn();
  const hint = ana.tray.getByRole('note');
  await expect(hint).toBeVisible();
  await ana.button('Settings').click();
  await ana.sheet.getByRole('switch', { name: 'Hints in a first game' }).uncheck();
  await ana.page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});

test('bots hurry when the host says so, and a game is given up', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(3);
  const table = ana.page.url();
  await ana.turn();
  await ana.button('Settings').click();
  await ana.sheet.getByRole('radio', { name: 'At once' }).check();
  await ana.page.keyboard.press('Escape');
  await expect(ana.sheet).toHaveCount(0);
  await ana.move();
  await ana.turn();
  await ana.button('Settings').click();
  await expect(ana.sheet.getByRole('radio', { name: 'At once' })).toBeChecked();
  await ana.button('Give up this game').click();
  await ana.button('Give my seat to a bot').click();
  await expect(ana.page).toHaveURL(/\/$/);
  await expect(ana.page.getByRole('heading', { name: 'Your games' })).toHaveCount(0);
  await ana.page.goto(table);
  await ana.tableIsLaid();
  await expect(ana.openSlots).toHaveCount(0);
});

test('the start page explains each game', async ({ person }) => {
  const ana = await person('Ana');
  await ana.page.getByRole('link', { name: /^Learn it.*Small City$/ }).click();
  await expect(ana.page).toHaveURL(/\/learn#small-city$/);
  await ana.page.getByRole('link', { name: /^Small City in two minutes/ }).click();
  await expect(ana.page.getByRole('heading', { name: 'Small City: the rules' })).toBeVisible();
  await ana.page.getByRole('radio', { name: 'Everything' }).check();
  await expect(ana.page.locator('[id="SC-2.1"]')).toBeAttached();
});

test('a link that only works on this device says so', async ({ person }) => {
  const ana = await person('Ana');
  await ana.openTable(2);
  await expect(ana.page.getByText('This link only works on this computer')).toBeVisible();
});
