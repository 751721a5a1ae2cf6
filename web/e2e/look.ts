import type { Page } from '@playwright/test';
import type { Player } from './player';
import { expect } from './test';

/** The size that a finger needs, in CSS pixels each way. */
const FINGER = 44;

interface Control {
  name: string;
  /** How far a touch lands on it, each way; nothing if no scrolling brings it under the finger. */
  width: number;
  height: number;
  /** It is within a sentence, which WCAG 2.5.8 exempts. */
  inline: boolean;
}

/**
 * Every visible control of the page, or of the sheet over it, measured by where touches land. Each size takes
 * hundreds of hit tests; without `sizes`, a control that any touch hits has a width and a height of 1.
 */
function controls(page: Page, sizes: boolean): Promise<Control[]> {
  return page.evaluate(
    ([most, sizes]) => {
      const top = document.querySelector('dialog[open]') ?? document.body;
      const home = [scrollX, scrollY] as const;
      const measured = [...top.querySelectorAll('button, a[href], input, select, summary')].flatMap(
        (element) => {
          const { width, height } = element.getBoundingClientRect();
          if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) return [];
          // while the end shows a past city, its spaces are a picture
          if (element.matches(':disabled, [inert] *, .review [data-space], .review [data-slot]')) return [];
          const owner = element.closest('label') ?? element;
          const hits = (x: number, y: number) => owner.contains(document.elementFromPoint(x, y));
          /** Its middle, and a finger's width from its top and bottom: it may be higher than the window. */
          const spots = () => {
            const box = element.getClientRects()[0]!;
            const x = (box.left + box.right) / 2;
            const finger = Math.min(most, box.height) / 2;
            return [
              [x, (box.top + box.bottom) / 2],
              [x, box.top + finger],
              [x, box.bottom - finger],
            ] as const;
          };
          // a sticky element may cover the middle of the screen
          let spot: readonly [number, number] | undefined;
          for (const [block, part] of [
            ['center', 0],
            ['end', 0],
            ['start', 0],
            ['center', -1 / 4],
            ['center', 1 / 4],
          ] as const) {
            element.scrollIntoView({ block, inline: 'center' });
            if (part) scrollBy(0, part * innerHeight);
            spot = spots().find(([x, y]) => hits(x, y));
            if (spot) break;
          }
          const [x, y] = spot ?? spots()[0];
          const reach = (dx: number, dy: number) => {
            let far = 0;
            while (sizes && far < most && hits(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
            return far;
          };
          const words = element.getAttribute('aria-label') ?? owner.textContent ?? '';
          return {
            name: `${element.localName} "${words.trim().replace(/\s+/g, ' ').slice(0, 40)}"`,
            // each edge loses half a pixel
            width: spot ? reach(1, 0) + reach(-1, 0) + 1 : 0,
            height: spot ? reach(0, 1) + reach(0, -1) + 1 : 0,
            inline:
              element.matches('a, li span > button') &&
              getComputedStyle(element).display.startsWith('inline') &&
              !element.closest('nav'),
          };
        },
      );
      scrollTo(...home);
      return measured;
    },
    [FINGER, sizes] as const,
  );
}

/** The names of controls too small for a finger. */
export async function small(page: Page): Promise<string[]> {
  const all = await controls(page, true);
  return all
    .filter(({ width, height, inline }) => !inline && (width < FINGER || height < FINGER))
    .map(({ name, width, height }) => `${name}: ${width} x ${height}`);
}

/** The controls that no scrolling brings under the pointer: cut off, covered or off the page. */
export async function lost(page: Page): Promise<string[]> {
  const all = await controls(page, false);
  return all.filter(({ width }) => width === 0).map(({ name }) => name);
}

/** The parts of a table of Small City that are not fully visible: under another, or under the tray. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ['.tabs', '.sheet', '.ledger', '.desk', '.action']
      .map((name) => ({
        name,
        element: document.querySelector(`.game main > ${name}, .game .side > ${name}`),
      }))
      .flatMap(({ name, element }) => {
        const shown = element?.checkVisibility({ opacityProperty: true }) ? element : null;
        // the contents of a part may reach out of it, unless that is scrolled
        const reaches = shown && getComputedStyle(shown).overflowY === 'visible' ? [...shown.children] : [];
        const [own, ...within] = [shown, ...reaches].flatMap((box) => box?.getBoundingClientRect() ?? []);
        return own && own.height
          ? [{ name, top: own.top, bottom: Math.max(own.bottom, ...within.map(({ bottom }) => bottom)) }]
          : [];
      })
      .sort((one, other) => one.top - other.top);
    return parts.flatMap(({ name, top }, index) => {
      const before = parts[index - 1];
      const depth = before ? before.bottom - top : 0;
      return before && depth > 1 ? [`${before.name}: ${Math.round(depth)} px lie under ${name}`] : [];
    });
  });

/** Waits for two frames, in which most of a page takes a new size: a poll ends with the first look that passes. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Doubles the text size of a page or resets it, like a browser's own setting. */
export const enlarge = (page: Page, large = true) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), large ? '200%' : '');

/**
 * Expects that nothing at a table of Small City is covered or out of reach of a thumb, on the folded desk too. With
 * large text the page may scroll, but not sideways.
 */
export async function inReach({ page, tray, sheet }: Player, screen: string, large = false) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // a short message may cover it
  await expect(page.locator('.toasts p')).toHaveCount(0);
  const { width, height } = page.viewportSize()!;
  const where = `${screen} at ${width} px${large ? ', large text' : ''}`;
  // the map takes its new size a frame or two after the window, on a busy machine later
  await drawn(page);
  const soft = expect.configure({ soft: true });
  const size = (side: 'scrollWidth' | 'scrollHeight') => () =>
    page.evaluate((name) => document.documentElement[name], side);
  await soft.poll(size('scrollWidth'), `${where} scrolls sideways`).toBeLessThanOrEqual(width);
  if (!large) {
    await soft.poll(size('scrollHeight'), `the page does not scroll: ${where}`).toBeLessThanOrEqual(height);
    await soft.poll(() => covered(page), `covered: ${where}`).toEqual([]);
  }
  await soft.poll(() => lost(page), `out of reach: ${where}`).toEqual([]);
  const folded = tray.locator('[data-deed=desk]');
  if (!(await folded.isVisible())) return;
  if (!(await sheet.count())) await folded.click();
  await expect(sheet).toBeVisible();
  await soft.poll(() => lost(page), `out of reach on the desk: ${where}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}
