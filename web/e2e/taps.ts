import type { Locator, Page } from '@playwright/test';
import type { Player } from './player';

/** A finger on Small City's page that counts how often it taps. */
export class Finger {
  readonly #who: Player;
  #taps = 0;

  constructor(who: Player) {
    this.#who = who;
  }
  get #page(): Page {
    return this.#who.page;
  }

  /** So many taps were needed since the last time. */
  since = (): number => {
    const count = this.#taps;
    this.#taps = 0;
    return count;
  };
  tap = async (what: Locator) => {
    await what.tap();
    this.#taps += 1;
  };
  /** The heavy button, once it says so and may. */
  main = (text: RegExp) => this.tap(this.#who.main.filter({ hasText: text }).and(this.#ready));
  get #ready() {
    return this.#page.locator('[aria-disabled=false]');
  }
  /** A cell of the map. */
  cell = (name: string) => this.tap(this.#page.locator(`[data-map] [data-cell="${name}"]`));
  /** A cell that leads on: the last action has been shown then. */
  lit = (name: string) => this.tap(this.#page.locator(`[data-map] [data-cell="${name}"].lit`));
  /** A tile of the desk that may be had. */
  tile = (code: string) => this.tap(this.#page.locator(`[data-tile-of="${code}"][aria-disabled=false]`));
}
