import { played, started } from './requests';
import { expect, test } from './test';

test('tabs show whose plan is sealed, and phases without choice say so', async ({ person }) => {
  const [ana, ben, eve] = [await person('Ana'), await person('Ben'), await person('Eve')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'commit' });
  for (const who of [ben, eve]) {
    await who.page.goto(at);
    const sealed = who.page.getByRole('tab').filter({ has: who.page.locator('.envelope') });
    await expect(sealed).toHaveCount(1);
    await expect(sealed).toHaveAccessibleName(/^Ana Sealed/);
  }
  await played(scribes, 'p7.council');
  const nothing = await eve.glimpse('.desk', /Nothing to choose here/);
  await played(scribes, 'p1.mayor', 2);
  await nothing();
});

test('what comes too late is refused in the tray, with what has happened since', async ({ person }) => {
  const forgive = /ERR_INTERNET_DISCONNECTED|favicon-turn/;
  const [ana, ben] = [await person('Ana', { forgive }), await person('Ben')];
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
    /The table has moved on.* Since then: You are ready\./,
  );
  await ana.page.keyboard.press('Escape');
  await expect(ana.tray).toContainText('Your plan is sealed');
});
