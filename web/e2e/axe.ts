import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, of whatever impact. A target that a bar which stays in place covers in part is
 * looked at again where it can be scrolled to.
 */
async function foundIn(page: Page) {
  const findings = await analyse(new AxeBuilder({ page }).withTags(RULES));
  const small = findings.find(({ id }) => id === 'target-size');
  if (!small) return findings;
  const again = [];
  for (const { target } of small.nodes) {
    const selector = target.join(' ');
    const node = page.locator(selector);
    // what came and went is in nobody's way
    await node.evaluateAll(([node]) => node?.scrollIntoView({ block: 'center' }));
    const look = analyse(new AxeBuilder({ page }).include(selector).withRules('target-size'));
    const found = await look.catch(async (error: Error) => {
      if (await node.count()) throw error;
      return [];
    });
    again.push(...found);
  }
  return [...findings.filter((finding) => finding !== small), ...again];
}

async function analyse(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations;
}

/** No finding of axe, on the screen as it is now. */
async function clean(page: Page, screen: string) {
  // what still slides or fades in is not what people read
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  const findings = (await foundIn(page)).flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => `${impact} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect.soft(findings, screen).toEqual([]);
}

/** The same by day and at night. */
export async function cleanInBoth(page: Page, screen: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await clean(page, `${screen}, ${colorScheme}`);
  }
}

/** What the tray says is to be done, whatever it is to be done to: screens of one kind look alike. */
export async function kindOf(tray: Locator): Promise<string> {
  const title = (await tray.locator('h2').first().textContent()) ?? '';
  return title.replace(/ on .*| [a-j]\d.*|, .*/, '').trim();
}
