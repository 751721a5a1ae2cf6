import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { createHash } from 'node:crypto';
import { FULL } from './program';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The findings of axe, of any impact. A target that a fixed bar covers in part is checked again where it can be
 * scrolled to.
 */
async function foundIn(page: Page) {
  const findings = await analyse(page, ':root', { type: 'tag', values: TAGS });
  const small = findings.find(({ id }) => id === 'target-size');
  if (!small) return findings;
  const again = [];
  for (const { target } of small.nodes) {
    const selector = target.join(' ');
    const node = page.locator(selector);
    // a node that has gone blocks nobody
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

/** A page keeps axe: loading it again takes as long as a third of its work. */
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

/** Expects no finding of axe on the current screen. */
async function clean(page: Page, screen: string) {
  // people do not read what still slides or fades in
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  const findings = (await foundIn(page)).flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => `${impact} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect.soft(findings, screen).toEqual([]);
}

/** The devices on which screens are checked. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Expects no finding of axe on the current screen, by day or at night. */
export async function cleanIn(page: Page, colorScheme: 'light' | 'dark', screen: string) {
  await page.emulateMedia({ colorScheme });
  await clean(page, `${screen}, ${colorScheme}`);
}

/**
 * Expects no finding of axe on a screen: on a desktop and on a phone, one by day and the other at night. The gate
 * checks one of the two; the name of the screen decides which, so both kinds occur and every run checks the same.
 */
export async function accessible(page: Page, screen: string) {
  const turn = createHash('sha256').update(screen).digest()[0]!;
  const schemes = turn & 1 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  for (const [index, viewport] of [DESKTOP, PHONE].entries()) {
    await page.setViewportSize(viewport);
    if (FULL || index === ((turn >> 1) & 1))
      await cleanIn(page, schemes[index]!, `${screen}, ${viewport.width} px`);
  }
}
