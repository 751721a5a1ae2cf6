import type { Locator } from '@playwright/test';
import { keyTo } from './keys';
import { Mayor } from './mayor';
import { expect, test } from './test';

test('a table of Small City is set up and started with the keyboard alone', async ({ person }) => {
  const ana = await person('Ana', { viewport: { width: 1280, height: 800 } });
  const { page } = ana;
  const { keyboard } = page;
  const press = async (what: Locator, key: string) => {
    await keyTo(page, what);
    await keyboard.press(key);
  };

  await keyTo(page, page.getByLabel('Your name'));
  await keyboard.type('Ana');
  await press(ana.game('Small City').getByRole('button', { name: 'New table with friends' }), 'Enter');
  await expect(ana.button('Share this device')).toBeVisible();

  // one choice of several: Tab leads to the chosen one, arrows to the others
  const players = page.getByRole('group', { name: 'Players' });
  await keyTo(page, players.getByRole('radio', { checked: true }));
  while (!(await players.getByRole('radio', { name: '2' }).isChecked())) {
    const before = await page.evaluate(() => document.activeElement?.closest('label')?.textContent);
    await keyboard.press('ArrowLeft');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('label')?.textContent))
      .not.toBe(before);
  }
  await expect(page.getByRole('listitem').filter({ hasText: /Open seat|host/ })).toHaveCount(2);

  const police = page.getByRole('switch', { name: /^Police/ });
  await press(police, 'Space');
  await expect(police).toBeChecked();

  // a sheet takes the focus and gives it back
  const seat = ana.button('Change the seat of Ana');
  await press(seat, 'Enter');
  await expect(ana.sheet).toBeVisible();
  await keyboard.press('Escape');
  await expect(ana.sheet).toHaveCount(0);
  await expect(seat).toBeFocused();

  await press(ana.button('Seat a bot'), 'Enter');
  await expect(ana.button('Seat a bot')).toHaveCount(0);
  await press(ana.button('Start the game'), 'Enter');
  await new Mayor(ana, 2).tableIsLaid();
});
