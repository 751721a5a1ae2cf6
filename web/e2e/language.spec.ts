import type { Locator } from '@playwright/test';
import { pseudo as x } from '../src/lib/pseudo';
import { namesAt, PSEUDO, translated } from './foreign';
import { playedUntil } from './grown';
import { PlainPlayer, plainly } from './plain';
import { Player } from './player';
import { call, started } from './requests';
import { expect, test } from './test';

/** A player whose page is in the pseudo-language. */
class Foreigner extends Player {
  override said = x;
  override get litSpaces() {
    return this.page.getByRole('gridcell', { name: /: \+\d+/ });
  }
  override get scoreSheet() {
    return this.page.getByRole('table', { name: x('Score sheet') });
  }
  override async tableIsLaid() {
    await expect(this.page.getByRole('grid', { name: x('The city') })).toBeVisible();
  }
  override async standing() {
    const built = await this.page.locator(`[data-space][aria-label*="${x('disc')}"]`).count();
    const blocked = await this.page.locator(`[data-slot][aria-label*="${x('blocked this round')}"]`).count();
    return `${built} built, ${blocked} blocked`;
  }

  /** The words of the names that the server has given to tables and bots. */
  readonly #names = new Set<string>();

  named = (name: string) => this.button(x(name));
  async start() {
    await this.page.goto('/?language=en-XA');
    await this.page.getByLabel(x('Your name')).fill('Ä');
    await expect(this.page.getByRole('article').first()).toBeVisible();
  }
  /** Nothing on the screen bypasses the messages. */
  async check(screen: string) {
    for (const name of await namesAt(this)) this.#names.add(name);
    await translated(this, screen, this.#names);
  }
  /** The sheet that a button opens. */
  async checkSheet(name: string) {
    await this.named(name).first().click();
    await expect(this.sheet).toBeVisible();
    await this.check(name);
    await this.page.keyboard.press('Escape');
    await expect(this.sheet).toHaveCount(0);
  }
}

const link = (who: Foreigner, name: string): Locator => who.page.getByRole('link', { name: x(name) }).first();

test('every screen around a game consists of messages', async ({ person }) => {
  const ana = new Foreigner('Ä', (await person('Ä')).page);
  await ana.start();
  await ana.check('start');
  for (const [name, path] of [
    ['How to play', /\/rules/],
    ['Help', /\/help/],
    ['Settings', /\/settings/],
  ] as const) {
    await link(ana, name).click();
    await expect(ana.page).toHaveURL(path);
    await expect(ana.page.getByText(x('Loading'))).toHaveCount(0);
    await ana.check(name);
    await ana.start();
  }
  for (const game of ['Simplicity', 'Small City']) {
    await ana.start();
    await ana
      .game(x(game))
      .getByRole('button', { name: x('New table with friends') })
      .click();
    await expect(ana.named('Share this device')).toBeVisible();
    await ana.check(`lobby of ${game}`);
  }
});

test('a game of Simplicity consists of messages', async ({ guest }) => {
  const ana = new Foreigner('Ä', (await guest('Ä', { locale: PSEUDO, notes: true })).page);
  const table = await ana.playBots(3);
  await ana.turn();
  await ana.check('game');
  for (const sheet of ['Rules', 'Settings']) await ana.checkSheet(sheet);
  await ana.openSlots.first().click();
  await ana.check('a slot');
  await playedUntil(ana, table, () => false);
  await expect(ana.scoreSheet).toBeVisible();
  await ana.check('end');
  await ana.named('Check the luck').click();
  await expect(ana.sheet).toBeVisible();
  await ana.check('luck');
  await ana.page.keyboard.press('Escape');
  await ana.named('Review the game').click();
  await expect(ana.named('One step back')).toBeVisible();
  await ana.check('review');
});

test('the screen for any game consists of messages', async ({ guest }) => {
  const ana = new Foreigner('Ä', (await guest('Ä', { locale: PSEUDO, settings: { plain: true } })).page);
  await ana.page.goto('/');
  await ana.setUp(x('Small City'), 1, x('Easy'));
  await ana.check('the set-up of a game');
  const { id, at } = await started([ana], { bots: 1 });
  await playedUntil(ana, id, ({ view }) => view.step === 'p2.plan');
  await ana.page.goto(at);
  const player = new PlainPlayer(ana, x);
  await player.turn();
  await player.rows.first().click();
  await ana.check('a choice');
  await playedUntil(ana, id, () => false);
  await expect(player.result).toBeVisible();
  await ana.check('the result');
  await ana.named('Check the luck').click();
  await expect(ana.sheet).toBeVisible();
  await ana.check('luck');
});

test('the drawers and the review of Small City consist of messages', async ({ guest }) => {
  const ana = new Foreigner('Ä', (await guest('Ä', { locale: PSEUDO, notes: true })).page);
  const { id, at } = await started([ana], { bots: 1 });
  await playedUntil(ana, id, ({ view }) => view.step === 'p2.plan');
  await ana.page.goto(at);
  for (const drawer of ['Promises', 'Council', 'Cards', 'Log', 'Stock']) {
    await ana.page.getByRole('tab', { name: x(drawer) }).click();
    await ana.check(drawer);
  }
  await playedUntil(ana, id, () => false);
  await ana.page.reload();
  await expect(ana.scoreSheet).toBeVisible();
  await ana.check('end');
  await ana.named('Review the game').click();
  await expect(ana.named('One step back')).toBeVisible();
  await ana.check('review');
});

test('the obstacles before a game consist of messages', async ({ person }) => {
  // it takes half a minute until somebody is away
  test.setTimeout(300_000);
  const forgive = /ERR_INTERNET_DISCONNECTED|claims|status of 4\d\d/;
  const ana = new Foreigner('Ä', (await person('Ä', { forgive })).page);
  const ben = new Foreigner('Ü', (await person('Ü', { forgive })).page);
  await ana.start();
  await plainly(ana.page);
  await ana
    .game(x('Small City'))
    .getByRole('button', { name: x('New table with friends') })
    .click();
  await ana.page
    .getByRole('group', { name: x('Players') })
    .getByRole('radio', { name: '4' })
    .check();
  await ana.named('Share this device').click();
  await ana.sheet.getByLabel(x('Your name')).fill('Ö');
  await ana.check('one more person');
  await ana.named('Sit down here').click();
  await expect(ana.sheet).toHaveCount(0);

  const link = (await ana.page.getByLabel(x('Link to a seat')).getAttribute('title'))!;
  await ben.page.goto(link.replace('#', '?language=en-XA#'));
  await ben.check('sitting down');
  await ben.named('Sit down').click();
  await ben.check('without a name');
  await ben.page.getByLabel(x('Your name')).fill('Ü');
  await ben.named('Sit down').click();
  await ben.named('I am ready').click();
  await ben.check('ready');
  // somebody at one more browser, who is away too: one other person alone lends no seat
  const { pathname, hash } = new URL(link);
  const [at, invite] = [`/${pathname.split('/').at(-1)!}`, new URLSearchParams(hash.slice(1)).get('k')];
  const away = (await person('Ý', { forgive })).page.request;
  await call(away, 'POST', `${at}/seats`, { name: 'Ý', invite });
  await call(away, 'PATCH', `${at}/seats/3`, { ready: true });
  await ana.named('Start the game').click();
  const player = new PlainPlayer(ana, x);
  // the lobby, whose buttons say the same, is gone
  await player.tableIsLaid();
  await expect(ana.named('Start the game')).toHaveCount(0);

  // a hand-over, and a code that is none
  await ana.named('Keys and help').click();
  await ana.sheet.getByRole('button', { name: x('Move to another device'), exact: true }).click();
  await ana.sheet.getByRole('button', { name: x('Make a code') }).click();
  await expect(ana.sheet.locator('.code code')).toBeVisible();
  await ana.check('hand-over');
  await ana.page.keyboard.press('Escape');
  await ben.page.goto('/claim?language=en-XA');
  for (const code of ['too short', 'a'.repeat(26)]) {
    await ben.page.getByLabel(x('Code')).fill(code);
    await ben.named('Take the seat').click();
    await expect(ben.page.getByLabel(x('Code'))).toHaveAttribute('aria-invalid', 'true');
    await ben.check(`claim with ${code.length} letters`);
  }

  // two people at one browser, and one who has left another
  const vote = ana.named('Let a bot play');
  const curtain = ana.page.getByRole('alertdialog');
  const wanted = new Set(['away', 'curtain', 'refusal']);
  while (wanted.size) {
    // who has asked for something counts as here for half a minute
    await expect(curtain.or(vote).or(player.rows.first()).first()).toBeVisible({ timeout: 60_000 });
    if (await curtain.isVisible()) {
      await ana.check('curtain');
      wanted.delete('curtain');
      await curtain.getByRole('button').click();
      await expect(curtain).toHaveCount(0);
    } else if (await vote.isVisible()) {
      await ana.check('away');
      wanted.delete('away');
      await vote.click();
      await expect(vote).toHaveCount(0);
    } else if (wanted.delete('refusal')) {
      // off, and says why when it is pressed
      await ana.named('Take back').click({ force: true });
      await expect(ana.tray.getByRole('alert')).toBeVisible();
      await ana.check('a refusal');
      await ana.page.getByRole('button', { name: x('Back'), exact: true }).click();
    } else await player.act(player.rows.last());
  }

  await ana.page.context().setOffline(true);
  await expect(ana.page.getByText(x('Offline. We try again'))).toBeVisible();
  await ana.check('offline');
});
