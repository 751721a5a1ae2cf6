import { ask, heed } from './heed';
import { started } from './requests';
import { expect, test } from './test';

test('hints of Small City aim at places, cards and steps of a plan @full', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.page.goto((await started([ana])).at);
  const title = ana.tray.getByRole('heading');
  const phase = (name: RegExp) => expect(title).toHaveText(name);
  await phase(/promise/);
  await heed(ana);
  await phase(/City Hall/);
  await heed(ana);
  await phase(/Mayor/);
  await heed(ana);
  await phase(/card/);
  await heed(ana);
  // a card may lead into the council, where a bot may pass
  await expect(title).toHaveText(/Plan your round|City Council/);
  if (/Council/.test((await title.textContent()) ?? ''))
    await ana.tray.getByRole('button', { name: 'Pass' }).click();
  await phase(/Plan your round/);
  const plan = ana.page.getByRole('list', { name: /plan/i });
  const said = ana.tray.getByRole('status');
  for (;;) {
    const before = (await plan.textContent()) ?? '';
    await ask(ana, said.filter({ hasText: 'A bot would choose' }));
    await expect(ana.main).toHaveAttribute('aria-disabled', 'false');
    const seals = /Seal/.test((await ana.main.textContent()) ?? '');
    await ana.page.keyboard.press('Enter');
    if (seals) break;
    await expect(said).toBeHidden();
    await expect(plan).not.toHaveText(before);
  }
  // the count waits for a reader, after all events before it were shown
  await expect(async () => {
    await ana.read();
    await expect(title).toHaveText(/Council|move/i, { timeout: 1_000 });
  }).toPass();
});
