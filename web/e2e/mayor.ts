import { expect, type Locator } from '@playwright/test';
import { draws } from '../src/lib/testing/draws';
import { UNREACHED } from './keys';
import type { Player } from './player';

/** How often in a row a thing may be unreachable before the test fails. */
const MISSES = 3;

/** Things to pick up on the desk, in order of search. */
const DESK = [
  '[data-desk] [role=radio][aria-checked=false]:not([aria-disabled=true])',
  '[data-desk] .lamp:not([aria-disabled=true]):not([aria-pressed=true])',
  '[data-desk] .options button[aria-disabled=false][aria-pressed=false]',
  '[data-desk] .piece',
  '[data-desk] li button.must',
  '[data-desk] li button[aria-pressed=false]:not(:disabled)',
  // those without their own cell
  '.tray [data-deed=choose]',
].join(', ');

/** A person who plays Small City through its own screen: randomly, but in order. */
export class Mayor {
  readonly who: Player;
  readonly #chance: () => number;
  readonly #x: (text: string) => string;
  /** Cells that lead on, by their labels. */
  readonly #cell: string;
  /** Something can be done. */
  readonly #ready: string;
  /** Things that were there but could not be pressed since the last success: one thing, as often. */
  #missed: (string | null)[] = [];
  /** How many things this person has pressed. */
  taps = 0;
  /** How many of them since the main button: something is tried before each step ends. */
  #tried = 0;

  /** `x` maps our words to the page's spelling. */
  constructor(who: Player, seed = 1, x = (text: string) => text) {
    this.who = who;
    this.#chance = draws(seed);
    this.#x = x;
    const labels = ['lit.', 'this round', 'May rise', 'May be chosen'].map((text) => ` ${x(text)}`);
    this.#cell = `[role=gridcell]:is(${labels.map((text) => `[aria-label*="${text}"]`).join(', ')})`;
    // a waiting player may watch, which leads nowhere: of the tools only the folded desk leads on
    const folded = '.tray [data-deed=desk]';
    this.#ready = `${DESK}, ${this.#cell}, ${folded}, .tray .go .button[aria-disabled=false].main`;
  }

  get page() {
    return this.who.page;
  }
  get result() {
    return this.page.getByRole('table', { name: this.#x('Score sheet') });
  }
  get back() {
    return this.who.tray.locator('.go .button').first();
  }

  async tableIsLaid() {
    await expect(this.page.getByRole('tablist', { name: this.#x('Boroughs') })).toBeVisible();
  }

  /** A newly opened borough is still being drawn: its cells get labels soon. */
  async #building(): Promise<boolean> {
    return (await this.page.locator('[data-map][aria-busy=true]').count()) > 0;
  }

  /** Everything that shows whether something has happened. */
  private standing(): Promise<string> {
    return this.page.evaluate(() => {
      const text = (what: string) => document.querySelector(what)?.textContent ?? '';
      const cells = [...document.querySelectorAll('[role=gridcell]')].map((cell) =>
        cell.getAttribute('aria-label'),
      );
      const pressed = document.querySelectorAll(
        '[data-desk] [aria-checked=true], [data-desk] [aria-pressed=true]',
      ).length;
      return `${text('.tray')}|${text('[data-desk]')}|${text('[role=tablist]')}|${cells.join()}|${pressed}`;
    });
  }

  /** Whether this person is to act; false when the game is over. */
  async turn(): Promise<boolean> {
    const ready = this.page.locator(this.#ready);
    await expect(ready.or(this.result).first()).toBeVisible({ timeout: 120_000 });
    await expect.poll(() => this.#building(), { intervals: [20, 50, 100] }).toBe(false);
    return !(await this.result.isVisible());
  }

  /** Whether an action is possible at this moment. */
  async mayAct(): Promise<boolean> {
    return (await this.page.locator(this.#ready).count()) > 0 && !(await this.#building());
  }

  /** Performs one action. */
  async act() {
    const main = this.who.main;
    const buttons = await this.page
      .locator('.tray .go .button')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('aria-disabled') === 'false', each.textContent] as const),
      );
    // a curtain may have fallen since
    if (!buttons.length) return;
    const ready = buttons.at(-1)![0];
    const held = buttons[0]![1].includes(this.#x('Back'));
    const folded = this.who.tray.locator('[data-deed=desk]');
    // a desk reopened after a choice covers the button
    const close = this.who.sheet.getByRole('button', { name: this.#x('Close') });
    if (held && (await close.count())) return this.press(close.first());
    // the picked thing may ask for a variant
    const ways = this.who.tray.locator('fieldset label:not(.on)');
    if (held && !ready && (await ways.count())) return this.press(ways.first());
    const desk = this.page.locator(DESK);
    const cells = this.page.locator(this.#cell);
    const [onDesk, onMap] = [await desk.count(), await cells.count()];
    const enough = held || !(onDesk + onMap) || (this.#tried > 0 && this.#chance() < 0.35);
    if (ready && enough) {
      this.#tried = 0;
      return this.press(main);
    }
    const what = onMap && (held || !onDesk || this.#chance() < 0.5) ? cells : desk;
    const count = what === cells ? onMap : onDesk;
    if (count) {
      this.#tried += 1;
      return this.press(what.nth(Math.floor(this.#chance() * count)));
    }
    // random, so that a desk is not opened and closed forever
    if ((await folded.count()) && !(held && this.#chance() < 0.5)) return this.press(folded);
    await this.press(held ? this.back : main);
  }

  /** Presses something, and waits until the effect shows. */
  async press(what: Locator) {
    this.taps += 1;
    const before = await this.standing();
    // others may act meanwhile and the thing disappear: do not wait long
    await this.who.press(what, { timeout: 2_000 }).then(
      () => (this.#missed = []),
      async (error: Error) => {
        // the end of a game may have taken its place
        if (!(await what.isVisible())) return;
        if (error.message.includes(UNREACHED)) throw error;
        // a passing thing may have covered it, but not repeatedly
        const name = await what.evaluate((it) => it.getAttribute('aria-label') ?? it.textContent);
        this.#missed = this.#missed.includes(name) ? [...this.#missed, name] : [name];
        if (this.#missed.length >= MISSES) throw error;
      },
    );
    await expect
      .poll(() => this.standing(), { timeout: 2_000, intervals: [20, 50, 100] })
      .not.toBe(before)
      .catch(() => undefined);
  }

  /** Plays on until something is there. */
  async until(what: Locator) {
    while ((await this.turn()) && !(await what.first().isVisible())) {
      await this.act();
      expect(this.taps, 'it comes').toBeLessThan(4_000);
    }
    await expect(what.first()).toBeVisible();
  }

  /** Plays on to the first, empty plan; returns the steps it will have. */
  async untilPlan(): Promise<Locator> {
    await this.until(this.who.main.filter({ hasText: this.#x('Seal the plan') }));
    // a quick player has laid a tile between two checks of the screen
    const steps = this.page.locator('.plan .step');
    const back = this.who.tray.getByRole('button', { name: this.#x('Take back') });
    for (let left = await steps.count(); left > 0; left -= 1) {
      await this.who.press(back.first());
      await expect(steps).toHaveCount(left - 1);
    }
    return steps;
  }

  /** Plays until the result is shown, checking each turn first. */
  async playOut(look = async () => {}): Promise<number> {
    while (await this.turn()) {
      await look();
      await this.act();
      expect(this.taps, 'the game goes on').toBeLessThan(4_000);
    }
    return this.taps;
  }
}
