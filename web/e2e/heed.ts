import type { Locator } from '@playwright/test';
import { expect } from './test';
import type { Player } from './player';

/** Asks with a key what a bot would do, until it shows. */
export async function ask(who: Player, shows: Locator) {
  // what happened last may still be on its way to the screen: then a key has nothing to ask
  await expect(async () => {
    await who.read();
    await who.page.keyboard.press('h');
    await expect(shows).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Does what a bot would do: confirms the aim. */
export async function heed(who: Player) {
  await ask(who, who.main.and(who.page.locator('[aria-disabled=false]')));
  await who.page.keyboard.press('Enter');
}
