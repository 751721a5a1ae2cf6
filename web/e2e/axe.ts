import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, of whatever impact. A target that a bar which stays in place covers in part is
 * looked at again where it can be scrolled to.
 */
async function foundIn(page: Page) {
  const findings = await analyse(page, ':root', { type: 'tag', values: TAGS });
  const small = findings.find(({ id }) => id === 'target-size');
  if (!small) return findings;
  const again = [];
  for (const { target } of small.nodes) {
    const selector = target.join(' ');
    const node = page.locator(selector);
    // what came and went is in nobody's way
    await node.evaluateAll(([node]) => node?.scrollIntoView({ block: 'center' }));
    const look = analyse(page, selector, { type: 'rule', values: ['target-size'] });
    const found = await look.catch(async (error: Error) => {
      if (await node.count()) throw error;
      return [];
    });
    again.push(...found);
  }
  return [...findings.filter((finding) => finding !== small), ...again];
}

/** A page keeps axe: to bring it anew takes as long as a third of its work. */
async function analyse(page: Page, selector: string, runOnly: RunOptions['runOnly']) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // a report of violations alone, without fetching styles again
      const options = { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions;
      return (await axe.run(selector, options)).violations;
    },
    [selector, runOnly] as const,
  );
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

/** The devices on which screens are looked at. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The colour schemes of desktop and phone change places from screen to screen. */
let turn = 0;

/** Both colour schemes, the first for a desktop, the other for a phone. */
function schemes(): readonly ['light' | 'dark', 'light' | 'dark'] {
  turn += 1;
  return turn % 2 ? ['light', 'dark'] : ['dark', 'light'];
}

/** No finding of axe on the screen as it is now, by day or at night. */
export async function cleanIn(page: Page, colorScheme: 'light' | 'dark', screen: string) {
  await page.emulateMedia({ colorScheme });
  await clean(page, `${screen}, ${colorScheme}`);
}

/** No finding of axe on a screen: once on a desktop and once on a phone, once by day and once at night. */
export async function cleanOnBoth(page: Page, screen: string) {
  const [desktop, phone] = schemes();
  await page.setViewportSize(DESKTOP);
  await cleanIn(page, desktop, `${screen}, desktop`);
  await page.setViewportSize(PHONE);
  await cleanIn(page, phone, `${screen}, phone`);
}

/** No finding of axe on one of many screens of a kind: its number says on which device, by day or at night. */
export async function cleanInTurn(page: Page, number: number, screen: string) {
  await page.setViewportSize(number % 2 ? PHONE : DESKTOP);
  await cleanIn(page, number % 4 < 2 ? 'light' : 'dark', screen);
}
