import { opened, playedUntil } from './grown';
import { expect, test } from './test';

test('the moves since my turn are played back', async ({ guest }) => {
  const ana = await guest('Ana', { reducedMotion: 'no-preference' });
  await ana.playBots(3);
  // until a bot has built since our last move
  const newest = ana.page.locator('.lines li', { hasText: 'builds' }).first();
  for (let moves = 0; ; moves += 1) {
    await ana.turn();
    if (moves > 0 && !(await newest.textContent())!.includes('Star')) break;
    await ana.move();
  }
  const standing = await ana.standing();
  const stop = await ana.glimpse('button', /^\s*Stop/);
  // each event with its line of the log
  const line = await ana.glimpse('.tray', /builds .* from slot \d on [a-g][1-7]\./);
  await ana.button('Play since my turn').click();
  await stop();
  await line();
  // a key ends it
  await ana.page.keyboard.press('Escape');
  await expect(ana.button('Stop')).toHaveCount(0);
  await expect.poll(() => ana.standing()).toBe(standing);
  await ana.turn();
  await ana.move();
});

test('settings apply at once and are remembered', async ({ guest }) => {
  const ana = await guest('Ana', { reducedMotion: 'no-preference', colorScheme: 'light' });
  await ana.playBots(1);
  const html = ana.page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).not.toHaveAttribute('data-still');
  await ana.button('Settings').click();
  await ana.sheet.getByRole('radio', { name: 'Night' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await ana.sheet.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Off' }).check();
  await expect(html).toHaveAttribute('data-still');
  await ana.sheet.getByRole('switch', { name: 'Act at once' }).check();
  await ana.page.keyboard.press('Escape');
  await ana.closed();

  await ana.page.reload();
  await ana.tableIsLaid();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-still');

  // the first tap on a lit space builds
  await ana.turn();
  while ((await ana.choose()) === 'block') {
    await ana.confirm();
    await ana.turn();
  }
  const name = (await ana.litSpaces.first().getAttribute('data-space'))!;
  await ana.space(name).click();
  await expect(ana.space(name)).toHaveAttribute('aria-label', /’s disc/);
});

test('the title and the icon say whose turn it is', async ({ guest }) => {
  const ana = await guest('Ana');
  const table = await ana.playBots(3);
  await ana.turn();
  await expect(ana.page).toHaveTitle(/^Your turn: /);
  const icon = ana.page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', '/favicon-turn.svg');
  await playedUntil(ana, table, () => false);
  await expect(ana.page).not.toHaveTitle(/^Your turn: /);
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});

test('on an upright tablet the borough fills the remaining space', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 820, height: 1180 } });
  const { page } = ana;
  const table = await opened(ana);
  await playedUntil(ana, table, ({ view }) => view.step === 'p2.plan');
  await page.goto(`/t/${table}`);
  await expect(ana.main).toHaveText(/^Seal the plan/);
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(heights[0], 'nothing scrolls').toBe(heights[1]);
  const cells = page.locator('main .sheet [data-cell]:visible');
  const { width } = (await cells.first().boundingBox())!;
  // a card may have made the zone larger
  expect(width * Math.sqrt(await cells.count()), 'a row of the zone').toBeGreaterThanOrEqual(7 * 75);
});

test('an address without a page, and a table that is not there', async ({ person }) => {
  const ana = await person('Ana', { forgive: /404/ });
  await ana.page.goto('/nowhere');
  await expect(ana.page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await ana.page.goto('/t/nothing');
  await expect(ana.page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await ana.page.getByRole('link', { name: 'To the start', exact: true }).click();
  await expect(ana.button(/^Play against/).first()).toBeVisible();
});

test('the start page lists my tables, open tables and games to watch', async ({ person }) => {
  const ana = await person('Ana');
  const eve = await person('Eve');
  await ana.openTable(4);
  await ana.page.getByRole('radio', { name: 'Anybody' }).check();
  // the server has heard of it
  await expect(ana.page.getByText('the start page lists the table')).toBeVisible();
  const name = (await ana.page.getByRole('heading', { level: 1 }).textContent())!;
  await eve.page.reload();
  await eve.page.getByRole('link', { name }).click();
  await expect(eve.button('Sit down')).toBeVisible();
  await ana.page.getByRole('link', { name: 'Citywright, to the start' }).click();
  const mine = ana.page.locator('section', { has: ana.page.getByRole('heading', { name: 'Your games' }) });
  await mine.getByRole('link', { name }).click();
  await ana.button('Fill with bots').click();
  await ana.deal();
  await eve.page.goto('/');
  const running = eve.page.locator('section', {
    has: eve.page.getByRole('heading', { name: 'Watch a game' }),
  });
  await running.getByRole('link', { name }).click();
  await expect(eve.tray).toContainText('You are watching.');
  // a game in the middle is resumed from the list
  await ana.turn();
  await ana.page.goto('/');
  await expect(mine.getByRole('link', { name })).toContainText('Your turn');
  // one sees it without scrolling, and from another tab
  await expect(mine.getByRole('link', { name })).toBeInViewport();
  await expect(ana.page).toHaveTitle(/^Your turn: /);
  await expect(ana.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg');
  await mine.getByRole('link', { name }).click();
  await ana.tableIsLaid();
});
