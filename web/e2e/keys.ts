import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { Player } from './player';

/** Something that no key reaches: a fault of the page. */
export const UNREACHED = 'no key leads to';

/** Presses a key until the focus is there, like a person without a mouse. */
export async function keyTo(page: Page, what: Locator, key = 'Tab') {
  await reach(page, (await what.elementHandle())!, key);
}

async function reach(page: Page, what: ElementHandle<Element>, key: string, part = '') {
  for (let presses = 0; presses < 80; presses += 1) {
    const at = await what.evaluate((element, part) => {
      if (!element.isConnected) return 'gone';
      const group = part ? element.closest(part) : null;
      return element === document.activeElement || group?.contains(document.activeElement) === true;
    }, part);
    if (at === 'gone') throw new Error(`it is gone, before ${key} has led there`);
    if (at) return;
    await page.keyboard.press(key);
  }
  const now = await what.evaluate((element) => element.isConnected && element.outerHTML.slice(0, 200));
  if (now) throw new Error(`80 times ${key}: ${UNREACHED} ${now}`);
}

/** The distance of the focus from there, in columns and rows; null if it is not among the same cells. */
const farFrom = (what: ElementHandle<Element>) =>
  what.evaluate((element) => {
    const at = (cell: Element | null) => cell?.getAttribute('data-cell') ?? '';
    const place = (name: string) =>
      name.includes(' ')
        ? name.split(' ').map(Number).reverse()
        : [name.charCodeAt(0) - 96, Number(name.slice(1))];
    const active = document.activeElement;
    if (!at(active) || active?.closest('[role=grid]') !== element.closest('[role=grid]')) return null;
    const [from, to] = [place(at(active)), place(at(element))];
    return [to[0]! - from[0]!, to[1]! - from[1]!] as const;
  });

async function alongCells(page: Page, what: ElementHandle<Element>) {
  const far = await farFrom(what);
  if (!far) throw new Error('the focus is not among the cells');
  for (const [steps, back, on] of [
    [far[0], 'ArrowLeft', 'ArrowRight'],
    [far[1], 'ArrowUp', 'ArrowDown'],
  ] as const)
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(steps < 0 ? back : on);
}

/** What keys alone have pressed, by place. */
export type Pressed = Record<'tile' | 'person' | 'council' | 'cell' | 'else', number>;

/**
 * Moves the focus to a thing of Small City's screen and presses Enter: `n` to lit things, `t` to the desk, arrows
 * among cells and tiles, Tab to everything else. No script moves the focus.
 */
export function pressingKeys(who: Player): Pressed {
  const { page } = who;
  const pressed: Pressed = { tile: 0, person: 0, council: 0, cell: 0, else: 0 };
  who.press = async (locator) => {
    const what = (await locator.elementHandle({ timeout: 2_000 }))!;
    const [kind, part, free] = await what.evaluate((element) => {
      const within = (part: string) => element.closest(part) !== null;
      const kind = within('[data-map]')
        ? 'cell'
        : within('.council')
          ? 'council'
          : within('[data-tile-of]')
            ? 'tile'
            : within('[data-desk] li')
              ? 'person'
              : 'else';
      if (within('fieldset')) return [kind, 'label', false] as const;
      const part = ['.group', '.council', '[data-arrows]'].find(within) ?? '';
      const busy = document.activeElement?.closest('button, a, input') ?? null;
      return [kind, within('[data-desk]') ? part || '[data-desk] *' : part, busy === null] as const;
    });
    // behind a curtain there is no tray
    const main = (await who.main.count()) ? await who.main.elementHandle() : null;
    const isMain = await what.evaluate((element, main) => element === main, main);
    if (kind === 'cell') {
      // a lit cell, else the last cell of the keyboard
      await page.keyboard.press('n');
      if (!(await farFrom(what))) await keyTo(page, page.locator('[data-map] [role=gridcell][tabindex="0"]'));
      await alongCells(page, what);
    } else if (part === '.council') {
      await reach(page, what, 't', part);
      await alongCells(page, what);
    } else if (part === '.group' || part === '[data-arrows]') {
      await reach(page, what, 't', part);
      const on = await what.evaluate(
        (element) =>
          ((document.activeElement?.compareDocumentPosition(element) ?? 0) &
            Node.DOCUMENT_POSITION_FOLLOWING) !==
          0,
      );
      await reach(page, what, on ? 'ArrowRight' : 'ArrowLeft');
    } else if (part === 'label') {
      // into the group, and along it
      await reach(page, what, 'Tab', 'fieldset');
      await page.keyboard.press('Space');
      return reach(page, what, 'ArrowRight', part);
    } else if (part) await reach(page, what, 't');
    // without a focus, Enter presses the main button
    else if (!(isMain && free)) {
      const before = await what.evaluate(
        (element) =>
          ((document.activeElement?.compareDocumentPosition(element) ?? 0) &
            Node.DOCUMENT_POSITION_PRECEDING) !==
          0,
      );
      await reach(page, what, before ? 'Shift+Tab' : 'Tab');
    }
    await page.keyboard.press('Enter');
    pressed[kind] += 1;
  };
  return pressed;
}
