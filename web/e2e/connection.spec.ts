import type { Player } from './player';
import { started } from './requests';
import { expect, test } from './test';

/** Plans a build and leaves it unconfirmed. */
async function planBuild(player: Player): Promise<string> {
  for (;;) {
    expect(await player.turn()).toBe(true);
    await player.plan();
    const label = (await player.main.textContent())!.trim();
    if (label.startsWith('Build')) return /Build on (\w\d)/.exec(label)![1]!;
    await player.confirm();
  }
}

/** The pill is there and the plan waits. */
async function waitsOffline(player: Player, space: string) {
  await expect(player.page.getByText(/^Offline\. Your plan is kept; we try again in \d+ s\.$/)).toBeVisible();
  await expect(player.main).toHaveText(/^Sends when online/);
  await expect(player.space(space)).toHaveAttribute('aria-label', /chosen$/);
  await expect(player.tray).toContainText(`on ${space}`);
}

/** The pill is gone, the plan is still there and can be built. */
async function goesOn(player: Player, space: string) {
  await expect(player.page.getByText(/^Offline/)).toHaveCount(0);
  await expect(player.main).toContainText(`Build on ${space}`);
  await player.confirm();
  await expect(player.space(space)).toHaveAttribute('aria-label', /'s disc/);
}

test('without a connection the plan is kept, and the game goes on after', async ({ guest }) => {
  const ana = await guest('Ana', { forgive: /ERR_INTERNET_DISCONNECTED/ });
  await ana.playBots(3);
  const space = await planBuild(ana);
  await ana.page.context().setOffline(true);
  await waitsOffline(ana, space);
  await ana.page.context().setOffline(false);
  await goesOn(ana, space);
});

test('what is done without a connection is sent when there is one again, unless it is taken back', async ({
  guest,
}) => {
  const ana = await guest('Ana', { forgive: /ERR_INTERNET_DISCONNECTED/ });
  await ana.playBots(3);
  const space = await planBuild(ana);
  await ana.page.context().setOffline(true);
  await waitsOffline(ana, space);
  await ana.press(ana.main);
  const waits = ana.main.filter({ hasText: 'Waits for the connection' });
  await expect(waits).toBeVisible();
  // thought better of in time
  await ana.tray.getByRole('button', { name: /^Take back/ }).click();
  await waitsOffline(ana, space);
  await ana.page.context().setOffline(false);
  await expect(ana.main).toContainText(`Build on ${space}`);
  await ana.page.context().setOffline(true);
  await waitsOffline(ana, space);
  await ana.press(ana.main);
  await expect(waits).toBeVisible();
  await ana.page.context().setOffline(false);
  await expect(ana.space(space)).toHaveAttribute('aria-label', /'s disc/);
});

test('the plan outlives a reload', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(3);
  const space = await planBuild(ana);
  await ana.page.reload();
  await ana.tableIsLaid();
  await expect(ana.space(space)).toHaveAttribute('aria-label', /chosen$/);
  await expect(ana.main).toContainText(`Build on ${space}`);
  await ana.confirm();
  await expect(ana.space(space)).toHaveAttribute('aria-label', /'s disc/);
  await ana.turn();
  await ana.page.reload();
  await ana.tableIsLaid();
  await expect(ana.openSlots.first()).toBeVisible();
  await expect(ana.main).not.toContainText('Build on');
});

test('a server that is stopped and started again goes on with the game', async ({ guest, ownServer }) => {
  const ana = await guest('Ana', {
    baseURL: ownServer.address,
    forgive: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/,
  });
  await ana.playBots(3);
  const space = await planBuild(ana);
  await ownServer.stop();
  await waitsOffline(ana, space);
  await ownServer.start();
  await goesOn(ana, space);
});

test('what happened meanwhile is told and can be played back', async ({ guest }) => {
  const ana = await guest('Ana', { forgive: /ERR_INTERNET_DISCONNECTED/ });
  const ben = await guest('Ben');
  const { at } = await started([ana, ben], { game: 'simplicity' });
  for (const { page } of [ana, ben]) await page.goto(at);
  await ben.tableIsLaid();
  // until Ben is to play, and then plays without Ana
  for (;;) {
    await expect(ana.openSlots.first().or(ana.button('Waiting for Ben'))).toBeVisible();
    if (!(await ana.openSlots.count())) break;
    await ana.move();
  }
  await ben.turn();
  await ana.page.context().setOffline(true);
  await expect(ana.page.getByText(/^Offline/).first()).toBeAttached();
  await ben.move();
  await ana.page.context().setOffline(false);
  await expect(ana.tray).toContainText(/Back online\. (One turn was|\d+ turns were) played/);
  const stop = await ana.glimpse('button', /^\s*Stop/);
  await ana.button('Play back').click();
  await stop();
  await expect(ana.button('Stop')).toHaveCount(0);
  await expect(ana.tray).not.toContainText('Back online');
  await expect.poll(() => ana.standing()).toBe(await ben.standing());
});
