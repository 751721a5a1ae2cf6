import { cleanInBoth, kindOf } from './axe';
import { grown, TO_THE_END } from './grown';
import { Mayor } from './mayor';
import { expect, test } from './test';

// tables may choose numbers with which bots build full towns
test.use({ box: 'rich.toml' });

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  const look = { viewport };

  test(`axe before the deal, ${device}`, async ({ person }) => {
    test.setTimeout(400_000);
    const ana = await person('Ana', { ...look, forgive: /404/ });
    const ben = await person('Ben', look);
    const { page } = ana;
    await cleanInBoth(page, 'start');
    const link = await ana.openTable(3);
    await cleanInBoth(page, 'lobby');
    await page.getByText('More options').click();
    await cleanInBoth(page, 'lobby with all options');
    await page.getByRole('button', { name: 'Change the seat of Ana' }).click();
    await expect(ana.sheet.getByLabel('Your name')).toBeVisible();
    await cleanInBoth(page, 'sheet of a seat');
    await page.keyboard.press('Escape');
    await ana.closed();
    await ana.button('Share this device').click();
    await expect(ana.button('Sit down here')).toBeVisible();
    await cleanInBoth(page, 'sheet of one more person');
    await page.keyboard.press('Escape');
    await ana.closed();
    await ana.button(/Move to another device/).click();
    await ana.button('Make a code').click();
    await expect(ana.sheet.getByRole('img')).toBeVisible();
    await cleanInBoth(page, 'sheet of the code');
    await page.keyboard.press('Escape');
    await ana.closed();
    await ben.page.goto(link);
    await expect(ben.button('Sit down')).toBeVisible();
    await cleanInBoth(ben.page, 'sitting down');
    for (const address of ['claim', 'settings', 'help', 'rules', 'nowhere', 't/nothing']) {
      await page.goto(`/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address === 'rules') await expect(page.locator('[id="SIM-3.5"]')).toBeVisible();
      await cleanInBoth(page, address);
    }
  });

  test(`axe in the game, ${device}`, async ({ person }) => {
    test.setTimeout(400_000);
    const ana = await person('Ana', look);
    const { page } = ana;
    // all seats are here, so the block before the first round is ours
    await ana.playTogether('Bo');
    await ana.turn();
    await cleanInBoth(page, 'a slot is to be blocked');
    await ana.openSlots.first().click();
    await cleanInBoth(page, 'a slot to be blocked is chosen');
    await ana.confirm();
    await ana.turn();
    await cleanInBoth(page, 'own turn');
    await ana.openSlots.first().click();
    await cleanInBoth(page, 'a slot is chosen');
    await page.locator('[data-space]:has(.symbol):not([aria-label*="open: +"])').first().click();
    await expect(ana.tray.getByRole('alert')).toContainText('SIM-');
    await cleanInBoth(page, 'a refusal');
    await page.keyboard.press('Escape');
    await ana.litSpaces.first().click();
    await expect(ana.main).toContainText('Build on');
    await cleanInBoth(page, 'a space is chosen');
    await ana.confirm();
    for (const name of ['Log', 'Rules', 'Keys and help', 'Settings', 'Scores of all teams']) {
      await ana.button(name).click();
      // on a wide window the log is a part of the screen
      if (name !== 'Log' || device === 'phone') await expect(ana.sheet).toBeVisible();
      await cleanInBoth(page, name);
      await page.keyboard.press('Escape');
      await expect(ana.sheet).toHaveCount(0);
    }
    const eve = await person('Eve', look);
    await eve.page.goto(page.url());
    await expect(eve.tray).toContainText('You are watching.');
    await cleanInBoth(eve.page, 'watching');

    await ana.playOut();
    await cleanInBoth(page, 'end');
    await ana.scoreSheet.getByRole('button', { name: 'Links' }).click();
    await cleanInBoth(page, 'end, a source lit');
    await ana.button('Check the luck').click();
    await expect(ana.sheet.getByText('The secret fits the seal')).toBeVisible();
    await cleanInBoth(page, 'luck');
    await page.keyboard.press('Escape');
    await ana.button('Review the game').click();
    await expect(page.getByRole('slider')).toBeFocused();
    await cleanInBoth(page, 'review');
  });

  test(`axe in Small City, ${device}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', look);
    const { page } = ana;
    await ana.openLobby(2, 'Small City');
    await cleanInBoth(page, 'lobby of Small City');
    await page.getByRole('switch', { name: /^Advanced game/ }).check();
    await ana.button('Seat a bot').click();
    await ana.button('Start the game').click();
    const mayor = new Mayor(ana, 4);
    await mayor.tableIsLaid();
    const seen = new Set<string>();
    await mayor.playOut(async () => {
      const kind = await kindOf(ana.tray);
      if (seen.has(kind) || seen.size > 16) return;
      seen.add(kind);
      await cleanInBoth(page, kind);
    });
    expect(seen.size).toBeGreaterThan(8);
    await cleanInBoth(page, 'end of Small City');
  });
}

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`axe before the plans of Small City, ${device}`, async ({ person }) => {
    const ana = await person('Ana', { viewport });
    const { page } = ana;
    await ana.openLobby(2, 'Small City');
    const sets = page.getByRole('group', { name: /^Numbers of the box/ });
    await sets.getByRole('radio', { name: /^a rich start/ }).check();
    await ana.button('All numbers of the game').click();
    await expect(ana.sheet.getByRole('heading', { name: /numbers of “a rich start”/ })).toBeVisible();
    await cleanInBoth(page, 'all numbers of the game');
    await page.keyboard.press('Escape');
    await ana.button('Share this device').click();
    await ana.sheet.getByLabel('Your name').fill('Bo');
    await ana.button('Sit down here').click();
    await expect(ana.sheet).toHaveCount(0);
    await ana.button('Start the game').click();
    const curtain = page.getByRole('alertdialog');
    const promises = page.locator('.desk [role=radio]');
    await expect(curtain.or(promises.first()).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.getByRole('button').first().click();
    // both keep a promise, and the curtain falls between them
    await promises.first().click();
    await cleanInBoth(page, 'a promise is chosen');
    await ana.main.click();
    await expect(curtain).toBeVisible();
    await cleanInBoth(page, 'the curtain');
  });

  test(`axe on the sheets of Small City, ${device}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', { viewport });
    const { page } = ana;
    await grown(ana, await person('Ben'), 5);
    const mayor = new Mayor(ana, 5);
    const tiles = page.locator('[data-tile-of][aria-disabled="false"]');
    await mayor.untilPlan();

    const drawers = page.getByRole('tablist', { name: 'To look up' });
    if (device === 'phone') await ana.button('To look up').click();
    for (const name of ['Promises', 'Council', 'Cards', 'Log', 'Stock']) {
      const tab = drawers.last().getByRole('tab', { name, exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await cleanInBoth(page, `drawer ${name}`);
    }
    if (device === 'phone') await page.keyboard.press('Escape');
    await expect(ana.sheet).toHaveCount(0);

    for (const number of ['money', 'votes', 'pollution', 'wood', 'stored', 'people']) {
      await page.locator(`[data-ledger="${number}"]`).click();
      await expect(ana.sheet).toBeVisible();
      await cleanInBoth(page, `parts of ${number}`);
      await page.keyboard.press('Escape');
      await expect(ana.sheet).toHaveCount(0);
    }

    await tiles.first().click();
    await ana.tray.getByRole('button', { name: 'Places', exact: true }).click();
    await expect(ana.sheet.getByRole('listitem').first()).toBeVisible();
    await cleanInBoth(page, 'places');
    await ana.sheet.getByRole('listitem').first().getByRole('button').click();
    await expect(page.locator('.tray .sum')).toBeVisible();
    await cleanInBoth(page, 'a place of the list is aimed at');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await ana.button('Compare two boroughs').click();
    await expect(page.locator('main .half')).toHaveCount(2);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await cleanInBoth(page, 'compare');
    await page.keyboard.press('Escape');
    await expect(ana.tray).toBeVisible();

    await ana.button('Rules').click();
    await ana.sheet.getByRole('button', { name: 'All numbers of the game' }).click();
    await expect(ana.sheet.getByRole('heading', { name: /numbers of “a rich start”/ })).toBeVisible();
    await cleanInBoth(page, 'all numbers in the game');
    await page.keyboard.press('Escape');
    await expect(ana.sheet).toHaveCount(0);

    if (device === 'phone') {
      // here the desk is a sheet
      await page.setViewportSize({ width: 360, height: 640 });
      await ana.tray.locator('[data-deed=desk]').click();
      await expect(ana.sheet.locator('[data-tile-of]').first()).toBeVisible();
      await cleanInBoth(page, 'the desk as a sheet');
      await ana.sheet.locator('[data-tile-of][aria-disabled=false]').first().click();
      await ana.tray.getByRole('button', { name: 'Places', exact: true }).click();
      await expect(ana.sheet.getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  });

  test(`axe on the end of Small City, ${device}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', { viewport });
    const { page } = ana;
    await grown(ana, await person('Ben'), TO_THE_END);
    await expect(ana.scoreSheet).toBeVisible();
    for (const line of ['Homes', 'Promises', 'Pollution']) {
      await ana.scoreSheet.getByRole('button', { name: line, exact: true }).click();
      await cleanInBoth(page, `the line ${line} is lit`);
    }
    const tabs = page.getByRole('tablist', { name: 'Boroughs at the end' }).getByRole('tab');
    await tabs.nth(1).click();
    await expect(page.locator('#end-borough [data-map][aria-busy=false]')).toHaveAttribute('data-map', '1');
    await cleanInBoth(page, 'another borough is open');
    const soon = await tabs.first().evaluate(async (tab: HTMLElement) => {
      tab.click();
      const map = document.querySelector<HTMLElement>('#end-borough [data-map]')!;
      for (let frames = 0; map.dataset['map'] !== '0' && frames < 99; frames += 1)
        await new Promise(requestAnimationFrame);
      return { seat: map.dataset['map'], ariaBusy: map.ariaBusy };
    });
    expect(soon, 'a borough that was open is there at once').toEqual({ seat: '0', ariaBusy: 'false' });
    await ana.button('Review the game').click();
    await expect(page.getByRole('slider')).toBeFocused();
    await cleanInBoth(page, 'review');
    for (const key of ['Home', 'PageDown', 'PageDown', 'PageDown']) await page.keyboard.press(key);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await cleanInBoth(page, 'review of an earlier step');
  });
}
