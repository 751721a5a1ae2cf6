import { playedUntil } from './grown';
import type { Player } from './player';
import { started } from './requests';
import { expect, test } from './test';

/** Makes a code for a seat in the open sheet. */
async function makeCode({ sheet, button }: Player): Promise<string> {
  await button('Make a code').click();
  const code = (await sheet.locator('.code code').textContent())!.replaceAll(' ', '');
  expect(code).toMatch(/^[0-9A-Za-z]{26}$/);
  return code;
}

test('a seat moves to another browser by a code, and back again', async ({ guest }) => {
  const ana = await guest('Ana');
  const phone = await guest('Ana on the phone', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await ana.playBots(3);
  await ana.turn();
  await ana.move();
  await ana.turn();

  await ana.button('Keys and help').click();
  await ana.button(/Move to another device/).click();
  const code = await makeCode(ana);
  await ana.sheet.getByRole('button', { name: 'Close' }).click();

  await phone.page.goto('/claim');
  await phone.page.getByLabel('Code').fill(code);
  await phone.button('Take the seat').click();
  await phone.tableIsLaid();

  // the old browser may only watch now
  await expect(ana.tray).toContainText('You are watching.');
  await expect(ana.openSlots).toHaveCount(0);
  await phone.turn();
  await phone.move();
  await phone.turn();

  // and the other way round, by the link with the code in it
  await phone.button('Keys and help').click();
  await phone.button(/Move to another device/).click();
  await phone.button('Make a code').click();
  const link = (await phone.page.getByLabel('Link that takes the seat').getAttribute('title'))!;
  await ana.page.goto(link);
  // the code leaves the address bar
  await expect(ana.page).toHaveURL(/claim$/);
  await ana.button('Take the seat').click();
  await ana.tableIsLaid();
  await expect(phone.tray).toContainText('You are watching.');
  await ana.turn();
});

test('a code works once, and a wrong one is refused @full', async ({ person, guest }) => {
  const ana = await person('Ana');
  const ben = await guest('Ben', { forgive: /claims|status of 4\d\d/ });
  await ana.openTable(4);
  await ana.button(/Move to another device/).click();
  const code = await makeCode(ana);

  await ben.page.goto('/claim');
  const field = ben.page.getByLabel('Code');
  await field.fill('too short');
  await ben.button('Take the seat').click();
  await expect(ben.page.getByText('A code has 26 letters and digits.')).toBeVisible();
  await field.fill(code.slice(0, -4) + 'aaaa');
  await ben.button('Take the seat').click();
  // a new text, not the previous one
  await expect(ben.page.getByText('A code has 26 letters and digits.')).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await ben.button('Take the seat').click();
  await expect(ben.page.getByRole('heading', { name: 'Seats' })).toBeVisible();
  await ben.page.goto('/claim');
  await field.fill(code);
  await ben.button('Take the seat').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the host gives a lost seat back @full', async ({ guest }) => {
  const ana = await guest('Ana', { forgive: /403/ });
  const ben = await guest('Ben');
  const { at } = await started([ana, ben], { game: 'simplicity', bots: 2 });
  for (const { page } of [ana, ben]) await page.goto(at);
  await ben.tableIsLaid();
  await ben.page.context().close();

  const again = await guest('Ben again');
  const bens = ana.page.locator('.player', { hasText: 'Ben' });
  await expect(bens).toContainText('away');
  await ana.button('Keys and help').click();
  await ana.button(/Move to another device/).click();
  await ana.sheet.getByRole('radio', { name: 'Ben' }).check();
  const code = await makeCode(ana);
  await ana.sheet.getByRole('button', { name: 'Close' }).click();
  await ana.closed();
  // not for the host's own browser, which would see Ben's secrets
  await ana.page.goto('/claim');
  await ana.page.getByLabel('Code').fill(code);
  await ana.button('Take the seat').click();
  await expect(ana.page.getByText('This code is for somebody else')).toBeVisible();
  await ana.page.goto(at);
  await ana.tableIsLaid();
  await again.page.goto('/claim');
  await again.page.getByLabel('Code').fill(code);
  await again.button('Take the seat').click();
  await again.tableIsLaid();
  await expect(again.page.locator('.player.you')).toContainText('You');
  await expect(bens).toContainText('a stand-in plays');
});

test('a player takes the seat back from a stand-in @full', async ({ guest }) => {
  const [ana, ben, eve] = [await guest('Ana'), await guest('Ben'), await guest('Eve')];
  const { at } = await started([ana, ben], { game: 'simplicity' });
  for (const { page } of [ana, ben]) await page.goto(at);
  await ben.tableIsLaid();
  await ben.page.goto('about:blank');
  await expect(ana.page.locator('.player', { hasText: 'Ben' })).toContainText('away');
  await ana.button('Keys and help').click();
  await ana.button(/Move to another device/).click();
  await ana.sheet.getByRole('radio', { name: 'Ben' }).check();
  const code = await makeCode(ana);
  await ana.sheet.getByRole('button', { name: 'Close' }).click();
  await eve.page.goto('/claim');
  await eve.page.getByLabel('Code').fill(code);
  await eve.button('Take the seat').click();
  await eve.tableIsLaid();
  await expect(eve.page.locator('.player.you')).toHaveCount(1);

  await ben.page.goto(at);
  await expect(ben.tray).toContainText('A stand-in plays for Ben');
  const told = await ana.glimpse('[role=status]', /Ben plays again\./);
  await ben.button('Take the seat back').click();
  await expect(ben.page.locator('.player.you')).toHaveCount(1);
  await expect(eve.page.locator('.player.you')).toHaveCount(0);
  await told();
});

test('players react, go and come back, and a bot plays for them meanwhile', async ({ guest }) => {
  const [ana, ben, cy] = [await guest('Ana'), await guest('Ben'), await guest('Cy')];
  const { at } = await started([ana, ben, cy], { game: 'simplicity' });
  for (const { page } of [ana, ben, cy]) await page.goto(at);
  await Promise.all([ben.tableIsLaid(), cy.tableIsLaid()]);
  const told = await ana.glimpse('[role=status]', /Ben: Bravo/);
  await ben.button('Bravo').click();
  await told();
  await ben.page.goto('about:blank');

  const card = ana.page.locator('.player', { hasText: 'Ben' });
  await expect(card).toContainText('away');
  // the others play until it is Ben's turn, and lend his seat
  const vote = (who: typeof ana) => who.tray.getByRole('button', { name: 'Let a bot play' });
  const untilBen = async (who: typeof ana) => {
    for (;;) {
      await expect(who.openSlots.first().or(vote(who)).first()).toBeVisible({ timeout: 60_000 });
      if (await vote(who).isVisible()) return;
      await who.move();
    }
  };
  await Promise.all([untilBen(ana), untilBen(cy)]);
  await expect(ana.tray).toContainText('Ben is away.');
  const before = await ana.standing();
  await vote(ana).click();
  await vote(cy).click();
  await expect(card).toContainText('a bot plays');
  await expect.poll(() => ana.standing()).not.toBe(before);

  await ben.page.goto(at);
  await ben.tableIsLaid();
  // Ben has the seat back as soon as he is there
  await expect(card).not.toContainText(/a bot plays|away/, { timeout: 2_000 });
  await expect(ben.tray).not.toContainText('A bot plays for');
});

test('a spectator sees the moves live, and the end without a rematch', async ({ guest }) => {
  const [ana, eve] = [await guest('Ana'), await guest('Eve')];
  const table = await ana.playBots(3);
  await eve.page.goto(ana.page.url());
  await expect(eve.tray).toContainText('You are watching.');
  await ana.turn();
  await expect.poll(() => eve.standing()).toBe(await ana.standing());
  await ana.move();
  await ana.turn();
  await expect.poll(() => eve.standing()).toBe(await ana.standing());
  await expect(eve.openSlots).toHaveCount(0);
  await playedUntil(ana, table, () => false);
  await expect(eve.scoreSheet).toBeVisible();
  await expect(eve.button(/Rematch/)).toHaveCount(0);
});
