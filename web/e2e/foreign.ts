import type { Player } from './player';
import { BOX_NAMES } from './program';
import { expect } from './test';

/** The pseudo-language: every letter of a message has an accent. */
export const PSEUDO = 'en-XA';

/** Texts that are plain in any language: names, codes, keys, texts of the browser, languages, names of boxes. */
const ALLOWED = new Set(
  ['Citywright', 'English', 'SIM', 'SC', 'CH', 'Enter', 'Esc', 'http', 'QR', ...BOX_NAMES].flatMap((each) =>
    each.split(' '),
  ),
);

/** The words of names that people and the server have given to this page's table and its seats. */
export async function namesAt({ page }: Player): Promise<ReadonlySet<string>> {
  const id = /\/t\/([\w-]+)/.exec(page.url())?.[1];
  if (!id) return new Set();
  const answer = await page.request.get(`/api/tables/${id}`);
  const { name, seats } = (await answer.json()) as { name: string; seats: { name: string | null }[] };
  return new Set([name, ...seats.map((seat) => seat.name ?? '')].flatMap((given) => given.split(' ')));
}

/** Expects a message behind every word on a pseudo-language page, except names: `known` are some of other tables. */
export async function translated(who: Player, screen: string, known: Iterable<string> = []) {
  const names = new Set([...known, ...(await namesAt(who))]);
  const texts = await who.page.evaluate(() => {
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, noscript, style, kbd, code')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  // the columns of a map are letters, and so are module names in rule ids
  const words = (text: string) =>
    text
      .replaceAll(/\bSP-[A-Z]{3}\b/g, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => /^[A-Za-z]{2,}$/.test(word) && !'abcdefghij'.startsWith(word));
  // links to seats are codes
  const bypass = texts.filter(
    (text) => !/^https?:/.test(text) && words(text).some((word) => !ALLOWED.has(word) && !names.has(word)),
  );
  expect.soft([...new Set(bypass.map((text) => text.trim()))], screen).toEqual([]);
}
