import type { Locator } from '@playwright/test';
import { expect } from './test';
import type { Player } from './player';

/** Requests a hint by key until it shows. */
export async function ask(who: Player, shows: Locator) {
  // the last event may still be on its way to the screen: until then the key has no effect
  await expect(async () => {
    await who.read();
    await who.page.keyboard.press('h');
    await expect(shows).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Follows the hint: confirms the aim. */
export async function heed(who: Player) {
  await ask(who, who.main.and(who.page.locator('[aria-disabled=false]')));
  await who.page.keyboard.press('Enter');
}
