import { expect, test } from './test';
import type { Player } from './player';

test('two people at one browser play a whole game', async ({ person }) => {
  const ana = await person('Ana');
  await ana.playTogether('Bo', 4);

  const turns = new Map<string, number>();
  while (await ana.turn()) {
    const [, name] = /^(\w+)'s turn: /.exec((await ana.tray.getAttribute('aria-label')) ?? '') ?? [];
    turns.set(name!, (turns.get(name!) ?? 0) + 1);
    await ana.move();
  }
  expect([...turns.keys()].sort()).toEqual(['Ana', 'Bo']);
  for (const count of turns.values()) expect(count).toBeGreaterThanOrEqual(5);
  await expect(ana.scoreSheet).toBeVisible();
});

/** Makes a code for a seat in the sheet that lies open. */
async function makeCode({ sheet, button }: Player): Promise<string> {
  await button('Make a code').click();
  const code = (await sheet.locator('.code code').textContent())!.replaceAll(' ', '');
  expect(code).toMatch(/^[0-9A-Za-z]{26}$/);
  return code;
}

test('a seat moves to another browser by a code, and back again', async ({ person }) => {
  const ana = await person('Ana');
  const phone = await person('Ana on the phone', { viewport: { width: 390, height: 844 }, hasTouch: true });
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
  await ana.playOut();
});

test('a code works once, and a wrong one says so', async ({ person }) => {
  const ana = await person('Ana');
  const ben = await person('Ben', { forgive: /claims|status of 4\d\d/ });
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
  // not what was said of the one before
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

test('the host gives a lost seat back', async ({ person }) => {
  const ana = await person('Ana', { forgive: /403/ });
  const ben = await person('Ben');
  const link = await ana.openTable(4);
  await ben.join(link, 'Heart');
  await ana.button('Fill with bots').click();
  await ana.deal();
  await ben.tableIsLaid();
  await ben.page.context().close();

  const again = await person('Ben again');
  const bens = ana.page.locator('.player', { hasText: 'Ben' });
  await expect(bens).toContainText('away');
  await ana.button('Keys and help').click();
  await ana.button(/Move to another device/).click();
  await ana.sheet.getByRole('radio', { name: 'Ben' }).check();
  const code = await makeCode(ana);
  await ana.sheet.getByRole('button', { name: 'Close' }).click();
  await ana.closed();
  // not for the host's own browser, which would see what Ben keeps secret
  const table = ana.page.url();
  await ana.page.goto('/claim');
  await ana.page.getByLabel('Code').fill(code);
  await ana.button('Take the seat').click();
  await expect(ana.page.getByText('This code is for somebody else')).toBeVisible();
  await ana.page.goto(table);
  await ana.tableIsLaid();
  await again.page.goto('/claim');
  await again.page.getByLabel('Code').fill(code);
  await again.button('Take the seat').click();
  await again.tableIsLaid();
  await expect(again.page.locator('.player.you')).toContainText('You');
  await expect(bens).toContainText('a stand-in plays');
  await Promise.all([ana.playOut(), again.playOut()]);
});

test('whose seat it was takes it back from a stand-in', async ({ person }) => {
  const [ana, ben, eve] = [await person('Ana'), await person('Ben'), await person('Eve')];
  const link = await ana.openTable(2);
  await ben.join(link, 'Heart');
  await ana.deal();
  await ben.tableIsLaid();
  const table = ben.page.url();
  await ben.page.goto('/');
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

  await ben.page.goto(table);
  await expect(ben.tray).toContainText('Somebody plays for Ben');
  const told = await ana.glimpse('[role=status]', /Ben plays again\./);
  await ben.button('Take the seat back').click();
  await expect(ben.page.locator('.player.you')).toHaveCount(1);
  await expect(eve.page.locator('.player.you')).toHaveCount(0);
  await told();
  await Promise.all([ana.playOut(), ben.playOut()]);
});

test('a bot plays for somebody who is away, until they are back', async ({ person }) => {
  const ana = await person('Ana');
  const ben = await person('Ben');
  const cy = await person('Cy');
  const link = await ana.openTable(3);
  await ben.join(link, 'Wave');
  await cy.join(link, 'Heart');
  await ana.deal();
  await Promise.all([ben.tableIsLaid(), cy.tableIsLaid()]);
  const table = ben.page.url();
  await ben.page.goto('/');

  const card = ana.page.locator('.player', { hasText: 'Ben' });
  await expect(card).toContainText('away');
  // the others play until Ben is to, and lend his seat
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

  await ben.page.goto(table);
  await ben.tableIsLaid();
  // the seat is Ben's again as soon as he is there
  await expect(card).not.toContainText(/a bot plays|away/);
  await expect(ben.tray).not.toContainText('A bot plays for');
  await Promise.all([ana.playOut(), ben.playOut(), cy.playOut()]);
  expect(await ben.totals()).toEqual(await ana.totals());
});

test('a spectator sees the moves live and cannot act', async ({ person }) => {
  const ana = await person('Ana');
  const eve = await person('Eve');
  await ana.playBots(3);
  await eve.page.goto(ana.page.url());
  await eve.tableIsLaid();
  await expect(eve.tray).toContainText('You are watching.');

  const built = (player: Player) => player.page.locator('[data-space] .disc');
  const names = (player: Player) =>
    player.page
      .locator('[data-space]')
      .evaluateAll((spaces) =>
        spaces.map((space) => space.getAttribute('aria-label')!.replace(/, open: .*|, chosen/, '')),
      );
  for (let moves = 0; moves < 3; moves += 1) {
    await ana.turn();
    const before = await built(eve).count();
    const blocks = /block/.test((await ana.main.textContent()) ?? '');
    await ana.plan();
    await ana.confirm();
    if (!blocks) await expect.poll(() => built(eve).count()).toBeGreaterThan(before);
  }
  await ana.turn();
  await expect.poll(() => names(eve)).toEqual(await names(ana));

  // nothing here can be chosen
  await expect(eve.openSlots).toHaveCount(0);
  await expect(eve.litSpaces).toHaveCount(0);
  await eve.slot(Number(await ana.openSlots.first().getAttribute('data-slot'))).click({ force: true });
  await eve.page
    .locator('[data-space]', { has: eve.page.locator('.symbol') })
    .first()
    .click();
  await expect(eve.main).toHaveAttribute('aria-disabled', 'true');
  await expect(eve.main).not.toContainText(/Build|Block/);
  await expect(eve.button('Take back')).toHaveCount(0);
  await ana.playOut();
  await expect(eve.scoreSheet).toBeVisible();
  await expect(eve.button(/Rematch/)).toHaveCount(0);
});
