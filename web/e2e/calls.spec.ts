import { chromium, Server, SWITCHES } from './program';
import { expect, test } from './test';

// the shell without windows has no notifications
test.use({ launchOptions: { executablePath: chromium('chromium'), args: SWITCHES } });

test('a notification to a closed page names the table', async ({ person }) => {
  const server = new Server(['--push']);
  await server.start();
  // no push service is in reach from here: the browser's tools deliver the push
  const ana = await person('Ana', { baseURL: server.address, forgive: /Push API in incognito mode/ });
  const { page } = ana;
  await page.context().grantPermissions(['notifications']);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) done(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await ana.button('Settings').click();
  await expect(ana.sheet).toContainText('It learns only that this server calls you');
  await ana.sheet.getByRole('switch', { name: 'Notify me' }).check();
  await page.keyboard.press('Escape');
  await ana.playBots(3);
  await expect(ana.main).toBeVisible();
  await expect(page).toHaveTitle(/^Your turn/);
  const [, name] = /^Your turn: (.*)$/.exec(await page.title())!;

  const origin = new URL(server.address).origin;
  const registrationId = await registered;
  await page.goto('about:blank');
  type Scope = { clients: { matchAll(): Promise<unknown[]> }; registration: ServiceWorkerRegistration };
  const worker = () => page.context().serviceWorkers()[0]!;
  // the browser lists a page for a moment after it closed, and the worker shows nothing beside an open page
  const pages = () =>
    worker().evaluate(async () => (await (globalThis as unknown as Scope).clients.matchAll()).length);
  await expect(async () => expect(await pages()).toBe(0)).toPass({ timeout: 20_000 });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
  const notices = () =>
    worker().evaluate(async () => {
      const { registration } = globalThis as unknown as Scope;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  // the worker may be asleep
  await expect(async () => expect(await notices()).toEqual([`Your turn at ${name}.`])).toPass({
    timeout: 20_000,
  });
  await server.remove();
});
