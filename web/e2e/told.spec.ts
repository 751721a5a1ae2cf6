import { played, started } from './requests';
import { expect, test } from './test';

test('tabs show whose plan is sealed', async ({ guest }) => {
  const [ana, ben, eve] = [await guest('Ana'), await guest('Ben'), await guest('Eve')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'commit' });
  for (const who of [ben, eve]) {
    await who.page.goto(at);
    const sealed = who.page.getByRole('tab').filter({ has: who.page.locator('.envelope') });
    await expect(sealed).toHaveCount(1);
    await expect(sealed).toHaveAccessibleName(/^Ana Sealed/);
  }
});

test('the tray refuses a late action and says what has happened since', async ({ guest }) => {
  // her page sends before or after it hears of the other device
  const forgive = /ERR_INTERNET_DISCONNECTED|favicon-turn|(answer|status of) 409/;
  const [ana, ben] = [await guest('Ana', { forgive }), await guest('Ben')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await scribes[0].build('F1', 'a7');
  await ana.page.goto(at);
  await expect(ana.main).toHaveText(/^Seal the plan/);
  await ana.page.context().setOffline(true);
  await ana.main.filter({ hasText: 'Sends when online' }).click();
  // another device of hers was quicker
  await scribes[0].send({ do: 'commit' });
  await ana.page.context().setOffline(false);
  await expect(ana.tray.getByRole('alert')).toHaveText(
    /The table has moved on.* Since then: You have sealed\./,
  );
  await ana.page.keyboard.press('Escape');
  await expect(ana.tray).toContainText('Your plan is sealed');
});

test('the numbers of every borough open their parts, for players and spectators', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const eve = await guest('Eve', { viewport: { width: 360, height: 640 }, hasTouch: true });
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  // a citizen moves in and votes (SC-5.7, SC-10.1); two in City Hall and one at home pollute (SC-11.2)
  await scribes[1]!.build('R1', 'c3');
  await played(scribes, 'p2.plan', 2);
  const parts = async (who: typeof ana) => {
    const rows = await who.sheet.locator('tr').allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  };
  const votes = ['Homes +1 SC-10.1', 'Now 1'];
  const title = (who: typeof ana, what: string) => expect(who.sheet.getByRole('heading')).toHaveText(what);

  await ana.page.goto(at);
  await ana.page.getByRole('tab', { name: /^Ben/ }).click();
  await ana.tray.getByRole('button', { name: 'Numbers' }).click();
  await title(ana, 'Ben: Votes');
  await expect.poll(() => parts(ana)).toEqual(votes);
  await ana.sheet.locator('[data-number=pollution]').click();
  await title(ana, 'Ben: Pollution');
  const smoke = await parts(ana);
  expect(smoke[0]).toMatch(/^Now \d+ %$/);
  expect(smoke[1]).toMatch(/\+\d+ % SC-11/);
  await ana.page.keyboard.press('Escape');
  await ana.closed();

  await ana.page.keyboard.press('v');
  const compared = ana.page.locator('[data-compare]').getByRole('region', { name: 'Ben' });
  await compared.locator('[data-number=votes]').click();
  await title(ana, 'Ben: Votes');
  await ana.page.keyboard.press('Escape');
  await expect(ana.sheet).toHaveCount(0);
  await expect(compared).toBeVisible();

  await eve.page.goto(at);
  await eve.page.getByRole('tab', { name: /^Ben/ }).tap();
  await eve.page.locator('.ledger [data-number=votes]').tap();
  await title(eve, 'Ben: Votes');
  await expect.poll(() => parts(eve)).toEqual(votes);
});
