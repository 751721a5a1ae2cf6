import { chromium, SWITCHES } from './program';
import { expect, test } from './test';

// the shell without windows has no notifications
test.use({ launchOptions: { executablePath: chromium('chromium'), args: SWITCHES } });

test('the page can be installed, and starts without a connection', async ({ person }) => {
  const ana = await person('Ana', { forgive: /ERR_(INTERNET_DISCONNECTED|FAILED)/ });
  const { page } = ana;
  const link = page.locator('link[rel="manifest"]');
  const manifest = async () => {
    const answer = await page.request.get((await link.getAttribute('href'))!);
    return (await answer.json()) as { lang: string; icons: { src: string }[] };
  };
  for (const { src } of (await manifest()).icons)
    expect((await page.request.get(src)).status(), src).toBe(200);
  // each language has its own
  await ana.button('Français').click();
  await expect.poll(async () => (await manifest()).lang).toBe('fr');
  await ana.button('English').click();
  await expect.poll(async () => (await manifest()).lang).toBe('en');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // from now on the worker serves every page
  await page.reload();
  await expect(page.getByRole('article', { name: 'Simplicity' })).toBeVisible();
  // and preloads rules and help
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('shell-1')).keys()).map(({ url }) => url).join(' '));
  const pieces = [/RulesPage.*\.js/, /Rules-.*\.css/, /manual-.*\.css.*manual-.*\.css/];
  for (const game of ['simplicity', 'small-city'])
    pieces.push(RegExp(`${game}-rules`), RegExp(`${game}-manual-page`));
  for (const piece of pieces) await expect.poll(kept).toMatch(piece);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Simplicity' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Offline: rules and help work/ })).toBeVisible();
  const play = ana.game('Simplicity').getByRole('button', { name: /^Play against/ });
  await expect(play).toBeDisabled();
  await ana.button('Rules').click();
  await page.getByRole('link', { name: 'Everything' }).first().click();
  await expect(page.locator('[id="SIM-5.3"]')).toBeAttached();
  await page.getByRole('link', { name: 'Play', exact: true }).filter({ visible: true }).click();
  await page.context().setOffline(false);
  await expect(play).toBeEnabled();
});

test('a notice comes through the worker, as phones need it', async ({ person }) => {
  const ana = await person('Ana');
  const { page } = ana;
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await ana.button('Settings').click();
  await ana.sheet.getByRole('switch', { name: 'Notify me' }).check();
  await page.keyboard.press('Escape');
  await expect(ana.sheet).toHaveCount(0);
  // the person has another page in front
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await ana
    .game('Simplicity')
    .getByRole('button', { name: /^Play against/ })
    .click();
  const notices = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(notices).toEqual([expect.stringMatching(/^Your turn at /)]);
});
