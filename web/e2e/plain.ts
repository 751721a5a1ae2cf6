import { expect, type Locator } from '@playwright/test';
import type { Player } from './player';

/** A person who plays any game through the plain screen. */
export class PlainPlayer {
  readonly who: Player;
  /** The text of an English message in the language of the page. */
  readonly #said: (text: string) => string;

  constructor(who: Player, said = (text: string) => text) {
    this.who = who;
    this.#said = said;
  }

  private get page() {
    return this.who.page;
  }
  /** The possible choices: single ones and the heads of groups. */
  get rows(): Locator {
    return this.page.locator('.groups > li > .row');
  }
  /** The choices of the open group. */
  get places(): Locator {
    return this.page.locator('.places button');
  }
  get result(): Locator {
    return this.page.getByRole('region', { name: this.#said('See the result') });
  }

  async tableIsLaid() {
    await expect(this.page.getByRole('heading', { name: this.#said('Players') })).toBeVisible();
  }

  /** Waits until this person is to act; false when the game is over first. */
  async turn(): Promise<boolean> {
    const own = this.page.getByRole('region', { name: this.#said('Your turn') });
    await expect(own.or(this.result)).toBeVisible({ timeout: 120_000 });
    return !(await this.result.isVisible());
  }

  /** Chooses a row, or the first choice behind it. */
  private async choose(row: Locator) {
    const expanded = await row.getAttribute('aria-expanded');
    // an open group stays open
    if (expanded !== 'true') await row.click({ timeout: 1000 });
    if (expanded !== null) await this.places.first().click({ timeout: 1000 });
    await expect(this.who.main).toContainText(this.#said('Do it'), { timeout: 1000 });
  }

  /** Chooses and confirms, and waits until the screen changes. */
  async act(row: Locator) {
    const before = await this.standing();
    // the list may change while others act
    await expect(async () => {
      await this.choose(row);
      await this.who.main.click({ timeout: 1000 });
    }).toPass({ timeout: 120_000 });
    await expect(this.who.main).not.toHaveAttribute('aria-busy', 'true', { timeout: 120_000 });
    await expect.poll(() => this.standing(), { timeout: 120_000 }).not.toBe(before);
  }

  private async standing(): Promise<string> {
    const log = await this.page.locator('.lines li').count();
    const rows = await this.rows.allTextContents();
    return `${log} ${rows.join('|')}`;
  }

  /** Plays until the result is shown, checking each turn first; returns the number of actions. */
  async playOut(look = async () => {}): Promise<number> {
    let done = 0;
    for (; await this.turn(); done += 1) {
      await look();
      // the last row ends or commits where possible; sometimes choose another one
      await this.act(done % 3 ? this.rows.last() : this.rows.first());
    }
    return done;
  }
}
