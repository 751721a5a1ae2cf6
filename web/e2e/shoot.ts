import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test';

const ROOT = resolve(import.meta.dirname, '../..');
/** All pictures; git ignores them. */
const FOLDER = join(ROOT, 'target/screens');
/** The few that documents show. */
const DOCS = join(ROOT, 'docs/screens');
const SHOWN = [
  'start-desktop-light',
  'start-phone-dark',
  'lobby-desktop-light',
  'game-desktop-light',
  'game-phone-dark',
  'end-phone-light',
  'small-city-plan-desktop-light',
  'small-city-plan-phone-dark',
  'small-city-cards-phone-light',
  'small-city-reveal-desktop-light',
  'small-city-rome-desktop-dark',
  'small-city-end-desktop-light',
];

/** Makes pictures of a page for documents: of a screen, by day and by night. */
export async function shooting(page: Page, device: string): Promise<(screen: string) => Promise<void>> {
  await mkdir(FOLDER, { recursive: true });
  return async (screen) => {
    await page.mouse.move(0, 0);
    // recent changes are outlined for a while
    await expect(page.locator('[data-changed]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const picture = await page.screenshot({ animations: 'disabled' });
      const name = `${screen}-${device}-${colorScheme}`;
      const file = join(FOLDER, `${name}.png`);
      // 256 colours are enough for these drawings, at a third of the size
      await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file);
      if (SHOWN.includes(name)) await copyFile(file, join(DOCS, `${name}.png`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
}
