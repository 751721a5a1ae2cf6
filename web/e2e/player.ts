import { expect, type Locator, type Page } from '@playwright/test';
import { started } from './requests';

/** A person who plays through the page's real controls. */
export class Player {
  readonly name: string;
  readonly page: Page;
  /** How this person presses things: by mouse unless set otherwise. */
  press: (what: Locator, most?: { timeout: number }) => Promise<void> = (what, most) => what.click(most);
  /** The text of an English message in the language of the page. */
  said = (text: string) => text;

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name });
  space = (name: string) => this.page.locator(`[data-space="${name}"]`);
  slot = (number: number) => this.page.locator(`[data-slot="${number}"]`);
  get sheet() {
    return this.page.getByRole('dialog');
  }
  /** The tray: the turn and the plan. */
  get tray() {
    return this.page.locator('.tray');
  }
  get openSlots() {
    return this.page.locator('[data-slot][aria-disabled="false"]');
  }
  get litSpaces() {
    return this.page.getByRole('gridcell', { name: /open: \+\d+/ });
  }
  /** The main button of the game screen. */
  get main() {
    return this.tray.locator('.go .button').last();
  }
  /** Continues after counts, until all events have been shown. */
  async read() {
    await expect(async () => {
      if (await this.main.filter({ hasText: /^\s*(Go on|On to)/ }).count())
        await this.main.click({ timeout: 1_000 });
      await expect(this.main).not.toHaveText(/^\s*(Skip|Go on|On to)/, { timeout: 1_000 });
    }).toPass();
  }
  get scoreSheet() {
    return this.page.getByRole('table', { name: 'Score sheet' });
  }

  /** Watches from now on for a text in a part of the page; the returned promise resolves once it has been there, however briefly. */
  async glimpse(part: string, text: RegExp): Promise<() => Promise<void>> {
    const watch = await this.page.evaluateHandle(
      ([part, text]) => {
        const there = () =>
          [...document.querySelectorAll(part)].some((each) => RegExp(text).test(each.textContent ?? ''));
        const seen = new Promise<void>((done) => {
          const look = () => there() && done();
          new MutationObserver(look).observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
          });
          look();
        });
        return { seen };
      },
      [part, text.source] as const,
    );
    return () => watch.evaluate(({ seen }) => seen);
  }

  /** Waits until no sheet is open and the history has gone back by its entry. */
  async closed() {
    await expect(this.sheet).toHaveCount(0);
    await this.page.waitForFunction(() => !(history.state as { over?: number } | null)?.over);
  }

  // the start and the lobby

  /** This person has played before: no notes delay the scenes. */
  async knows(game: string) {
    await this.page.evaluate(
      (key) => localStorage.setItem(key, JSON.stringify({ read: [], over: true })),
      `citywright.coach.${game}`,
    );
  }

  /** Deals a game of Simplicity against bots by requests, and opens it; returns the table's id. */
  async playBots(bots: number): Promise<string> {
    const { id, at } = await started([this], { game: 'simplicity', bots, level: 'easy' });
    await this.page.goto(at);
    await this.tableIsLaid();
    return id;
  }

  /** The card of a game on the start page. */
  game = (title: string) => this.page.getByRole('article', { name: title, exact: true });

  /** Chooses the bots of a game on the start page; returns its card. */
  async setUp(title: string, bots: number, level: string): Promise<Locator> {
    const game = this.game(title);
    await game.locator('summary').click();
    await game.getByRole('radio', { name: String(bots), exact: true }).check();
    if (bots) await game.getByRole('radio', { name: level }).check();
    return game;
  }

  /** Opens a table with friends and returns the link to a seat. */
  async openTable(players = 4, game = 'Simplicity'): Promise<string> {
    await this.openLobby(players, game);
    return this.inviteLink();
  }

  /** Opens a table and stays in its lobby. */
  async openLobby(players: number, game: string) {
    // the page asks for a name once
    const known = this.button(`${this.name}, change your name`);
    const field = this.page.getByLabel('Your name', { exact: true });
    await expect(known.or(field)).toBeVisible();
    if (await field.isVisible()) await field.fill(this.name);
    await this.game(game).getByRole('button', { name: 'New table with friends' }).click();
    const count = this.page
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(players) });
    await expect(this.button('I am ready').or(this.button(/^Start/))).toBeVisible();
    await count.check();
    const seats = this.page.getByRole('listitem').filter({ hasText: /Open seat|host/ });
    await expect(seats).toHaveCount(players);
  }

  async inviteLink(): Promise<string> {
    const link = await this.page.getByLabel('Link to a seat').getAttribute('title');
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/t\/[\w-]+#k=[\w-]+$/);
    return link!;
  }

  /** Sits down by a link and becomes ready. */
  async join(link: string, emblem: string) {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByRole('radio', { name: emblem, exact: true }).check();
    await this.button('Sit down').click();
    await this.button('I am ready').click();
    await expect(this.button('Not yet after all')).toBeVisible();
  }

  /** Deals a game of Simplicity by requests for two people at this browser and bots, and opens it. */
  async playTogether(other: string, bots = 0) {
    const both = [this, new Player(other, this.page)] as const;
    const { at } = await started(both, { game: 'simplicity', bots, level: 'easy' });
    await this.page.goto(at);
    await this.tableIsLaid();
  }

  async deal() {
    await this.button('Start the game').click();
    await this.tableIsLaid();
  }

  async tableIsLaid() {
    await expect(this.page.getByRole('grid', { name: 'The city' })).toBeVisible();
  }

  /** The order of the first round, by the log. */
  async order(): Promise<string[]> {
    const names = this.page.locator('li', { hasText: 'The order:' }).first().locator('b');
    await expect(names.first()).toBeVisible();
    return names.allTextContents();
  }

  // the game

  /** Waits until this browser is to decide; false when the game is over first. */
  async turn(): Promise<boolean> {
    await expect(this.openSlots.first().or(this.scoreSheet)).toBeVisible({ timeout: 90_000 });
    return !(await this.scoreSheet.isVisible());
  }

  /** Chooses a slot, and for what; a tap may show a little later. */
  async choose(slot = this.openSlots.first(), press = () => this.press(slot)): Promise<'block' | 'build'> {
    const block = this.said('Block slot');
    await press();
    await expect(this.main).toHaveText(new RegExp(`^(${block}|${this.said('Choose a lit space')})`));
    return (await this.main.textContent())!.startsWith(block) ? 'block' : 'build';
  }

  /** Chooses a slot and, unless it is to be blocked, a lit space; sends nothing yet. */
  async plan() {
    if ((await this.choose()) === 'block') return;
    await this.press(this.litSpaces.first());
    await expect(this.main).toContainText(this.said('Build on'));
  }

  /** The parts of the city and the planning board that a move changes. */
  async standing(): Promise<string> {
    const built = await this.page.locator('[data-space][aria-label*="disc"]').count();
    const blocked = await this.page.locator('[data-slot][aria-label*="blocked this round"]').count();
    return `${built} built, ${blocked} blocked`;
  }

  /** Sends the plan and waits until it has happened. */
  async confirm(send = () => this.press(this.main)) {
    await expect(this.main).toHaveAttribute('aria-disabled', 'false');
    const before = await this.standing();
    await send();
    await expect.poll(() => this.standing()).not.toBe(before);
  }

  async move() {
    await this.plan();
    await this.confirm();
  }

  /** Plays until the score sheet is shown; returns the number of moves. */
  async playOut(): Promise<number> {
    let moves = 0;
    for (; await this.turn(); moves += 1) await this.move();
    await expect(this.scoreSheet).toBeVisible();
    return moves;
  }

  /** The row of totals of the score sheet, by team. */
  async totals(): Promise<number[]> {
    const cells = this.scoreSheet.locator('tfoot tr').first().getByRole('cell');
    return (await cells.allTextContents()).map(Number);
  }
}
