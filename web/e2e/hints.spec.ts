import { ask, heed } from './heed';
import type { Player } from './player';
import { expect, test } from './test';

/** What the log on the screen says, which goes with the game; old lines may leave it. */
const lines = async (who: Player) =>
  (await who.page.getByRole('group', { name: 'Log' }).allInnerTexts()).join('');

test('a game of Simplicity is played by hints alone', async ({ person }) => {
  const ana = await person('Ana');
  await ana.openTable(2);
  await ana.button('Seat a bot').click();
  await ana.button('Start the game').click();
  const hint = ana.tray.getByRole('button', { name: /^Hint/ });
  for (;;) {
    await expect(hint.or(ana.scoreSheet).first()).toBeVisible();
    if (await ana.scoreSheet.isVisible()) break;
    const before = await lines(ana);
    await heed(ana);
    const ends = () => ana.scoreSheet.isVisible();
    await expect.poll(async () => (await ends()) || (await lines(ana)) !== before).toBe(true);
  }
});

test('hints of Small City aim at places, cards and steps of a plan', async ({ person }) => {
  const ana = await person('Ana');
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
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
  // what was counted waits until it has been read, once all that comes before has been shown
  await expect(async () => {
    await ana.read();
    await expect(title).toHaveText(/Council|move/i, { timeout: 1_000 });
  }).toPass();
});

test('where others play too there are no hints', async ({ person }) => {
  const ana = await person('Ana');
  const ben = await person('Ben');
  const link = await ana.openTable(2);
  await ben.join(link, 'Wave');
  await ana.button('Start the game').click();
  for (const who of [ana, ben]) {
    await expect(who.tray).toBeVisible();
    await expect(who.tray.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  }
});
