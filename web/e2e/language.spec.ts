import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { pseudo as x } from '../src/lib/pseudo';
import { namesAt, PSEUDO, translated } from './foreign';
import { playedUntil } from './grown';
import { PlainPlayer } from './plain';
import { Player } from './player';
import { started } from './requests';
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
    const field = this.page.getByLabel(x('Your name'), { exact: true });
    await expect(this.page.getByRole('article').first()).toBeVisible();
    if (await field.isVisible()) await field.fill('Ä');
    await expect(this.page.getByRole('article').first()).toBeVisible();
  }
  /** Expects that everything on the screen comes from messages. */
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

/** The languages that the page is translated to. */
const TRANSLATED = readdirSync(join(import.meta.dirname, '../../messages')).filter((tag) => tag !== 'en');
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const link = (who: Foreigner, name: string): Locator => who.page.getByRole('link', { name: x(name) }).first();

test('a shared link opens in the language of its reader, else in its own', async ({ guest }) => {
  const link = '/fr/rules/simplicity';
  for (const [browser, tag, address] of [
    ['es-MX', 'es', '/es/rules/simplicity'],
    ['en-GB', 'en', '/rules/simplicity'],
    ['pt-BR', 'fr', link],
  ] as const) {
    const { page } = await guest('Ana', { locale: browser });
    await page.goto(link);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
  // what has no script goes by the address, then by the language that it asks for
  const { page } = await guest('Ana', { locale: 'es-MX' });
  const served = async (address: string, asked: string) => {
    const answer = await page.request.get(address, { headers: { 'accept-language': asked } });
    // caches between keep one answer for each language
    expect(answer.headers()['vary']?.toLowerCase()).toContain('accept-language');
    return /<html lang="(\w+)"/.exec(await answer.text())?.[1];
  };
  expect(await served(link, 'es')).toBe('fr');
  expect(await served('/', 'ja,en;q=0.5')).toBe('ja');
  expect(await served('/', 'pt')).toBe('en');
});

test('every screen around a game consists of messages @full', async ({ person }) => {
  const ana = new Foreigner('Ä', (await person('Ä')).page);
  await ana.start();
  await ana.check('start');
  for (const [name, path] of [
    ['Rules', /\/rules/],
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

test('a game of Simplicity consists of messages @full', async ({ guest }) => {
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

test('the screen for any game consists of messages @full', async ({ guest }) => {
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

test('the drawers and the review of Small City consist of messages @full', async ({ guest }) => {
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

test('texts that a translator has replaced still change with the game', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(1);
  await ana.turn();
  // like translators that ignore `translate="no"`; a space is not a text to translate
  await ana.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const translation = document.createElement('font');
      translation.textContent = text.data.toUpperCase();
      text.replaceWith(translation);
    }
  });
  await expect(ana.main).toHaveText(/^CHOOSE A/);
  await ana.openSlots.first().click();
  await expect(ana.main).toHaveText(/^(Choose a lit space|Block slot)/);
});

for (const tag of TRANSLATED)
  test(`the page fits a phone in ${tag} @full`, async ({ guest }) => {
    const ana = await guest('Ana', { locale: tag, ...PHONE });
    const { page } = ana;
    const size = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
    const { id, at } = await started([ana], { game: 'simplicity', bots: 1 });
    for (const path of ['/', '/learn', '/rules', '/study', '/box', '/settings', '/help']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('h1').first()).toBeVisible();
      expect.soft((await size()).scrollWidth, path).toBe(360);
    }
    // a table shows all at once
    await page.goto(at);
    await expect(ana.openSlots.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    expect.soft(await size(), 'a turn').toEqual({ scrollWidth: 360, scrollHeight: 640 });
    const text = ana.tray.locator('.text');
    expect.soft(await text.evaluate((text) => text.scrollHeight - text.clientHeight), 'the tray').toBe(0);
    await playedUntil(ana, id, () => false);
    await page.reload();
    await expect(page.getByRole('table').first()).toBeVisible();
    expect.soft((await size()).scrollWidth, 'the end').toBe(360);
  });
