import { played, started } from './requests';
import { expect, test } from './test';

test('the changes of an owner’s box are shown before it is chosen, to everybody, and in the game @full', async ({
  person,
}) => {
  const ana = await person('Ana');
  const link = await ana.openTable(2, 'Small City');
  const ben = await person('Ben');
  await ben.page.goto(link);

  const numbers = (who: typeof ana) =>
    who.page.getByRole('region', { name: 'Numbers' }).getByRole('listitem');
  const sets = ana.page.getByRole('group', { name: /^Numbers of the box/ });
  await expect(sets.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await sets.getByRole('radio', { name: 'Attic box, 2 differ' }).check();
  for (const who of [ana, ben]) {
    await expect(numbers(who)).toHaveText([
      /^Building points in a round.*owner’s.*4.*usually 3\s*$/,
      /^Commerce 1.*price.*owner’s.*\$1.*usually \$2\s*$/,
    ]);
  }

  // all numbers, including those of the box
  await ben.page.getByRole('button', { name: 'All numbers of the game' }).click();
  await expect(ben.sheet.getByRole('heading', { name: '2 numbers of “Attic box”' })).toBeVisible();
  const rows = ben.sheet.getByRole('listitem');
  await expect(rows.filter({ hasText: /^Rounds\s+SC-/ })).toHaveText(/SC-2\.1.*public 8\s*$/);
  await expect(rows.filter({ hasText: /^Metro Station/ })).toHaveText(/1 for each player but one.*2 stone/);
  await ben.page.keyboard.press('Escape');

  // each newcomer gets a toast, and the rules link to the numbers
  await ana.button('Seat a bot').click();
  const told = await ana.glimpse('[role=status]', /This table plays with the numbers “Attic box”/);
  await ana.button('Start the game').click();
  await told();
  await ana.page.getByRole('button', { name: 'Rules', exact: true }).click();
  await ana.sheet.getByRole('button', { name: 'All numbers of the game' }).click();
  await expect(ana.sheet.getByRole('listitem').first()).toHaveText(/^Building points in a round.*4/);
});

type Box = { right: number; bottom: number };

test('toasts leave the tray of a phone free', async ({ guest }) => {
  const ana = await guest('Ana', { hasTouch: true });
  const { at, scribes } = await started([ana], { options: { constants: 'Attic box' } });
  await played(scribes, 'p2.plan');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await ana.page.setViewportSize(viewport);
    await ana.page.goto(at);
    const told = ana.page.locator('.toasts p');
    await expect(told.first()).toBeVisible();
    const tray = (await ana.tray.boundingBox())!;
    const all = await told.evaluateAll((each) =>
      each.map((one) => one.getBoundingClientRect().toJSON() as Box),
    );
    const apart = all.map((one) => one.bottom <= tray.y || one.right <= tray.x);
    expect(apart, `${viewport.width} px`).not.toContain(false);
    // the toast appears once per tab
    await ana.page.evaluate(() => sessionStorage.clear());
  }
});
