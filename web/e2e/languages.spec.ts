import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Locator } from '@playwright/test';
import { misfits } from './fit';
import { playedUntil } from './grown';
import { covered, drawn, enlarge, lost } from './look';
import { Player } from './player';
import { FULL } from './program';
import { bot, call, started, type Table } from './requests';
import { expect, test } from './test';

// Every kind of screen in every language: nothing leaves the window, is cut or covered, and each button is in reach,
// from the smallest phone to a desktop, and with text of double size. The gate reads each screen in one language, on
// one device with usual text and on another with large text, by turns; `make full` reads each in all and on all.

/** A folder for a picture of each screen, to look at one by one. */
const { PICTURES } = process.env;

const MESSAGES = join(import.meta.dirname, '../../messages');
const TAGS = readdirSync(MESSAGES).filter((tag) => tag !== 'en');

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const DEVICES = [SMALL, PHONE, DESKTOP];

const FILES = [
  'page.ftl',
  'screens-page.ftl',
  'history-page.ftl',
  'simplicity-page.ftl',
  'small-city-page.ftl',
];
const bundles = new Map(
  TAGS.map((tag) => {
    const bundle = new FluentBundle(tag);
    for (const file of FILES)
      bundle.addResource(new FluentResource(readFileSync(join(MESSAGES, tag, file), 'utf8')));
    return [tag, bundle];
  }),
);

/** The text of a message in a language. */
const said = (tag: string, id: string): string => {
  const bundle = bundles.get(tag)!;
  return bundle.formatPattern(bundle.getMessage(id)!.value!);
};

type Game = 'sim' | 'sc';

/** So many screens follow each other in one language. */
const SCREENS = 3;

/** A reader of one or, by turns, of all languages. */
class Reader {
  readonly who: Player;
  readonly #tags: readonly string[];
  #tag = '';
  #read = 0;
  #looked = 0;

  constructor(who: Player, tags: readonly string[]) {
    this.who = who;
    this.#tags = tags;
  }

  /** Opens an address, in the next language if it is its turn; returns the language. */
  async open(path: string): Promise<string> {
    const tag = this.#tags[Math.floor(this.#read++ / SCREENS) % this.#tags.length]!;
    const { page } = this.who;
    if (tag !== this.#tag) {
      await this.leave();
      // a click on an input that its label covers
      await page.locator(`input[value="${tag}"]`).evaluate((input: HTMLInputElement) => input.click());
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      this.#tag = tag;
    }
    await this.#go(path);
    return tag;
  }

  /** Goes to a page that shows no game, so that no page draws what happens meanwhile. */
  async leave() {
    if (this.#tag) await this.#go('/settings');
    else await this.who.page.goto('/settings');
  }

  /** Follows a link within the page, which is faster than a new page. */
  #go(address: string) {
    return this.who.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
  }

  /** The windows for a screen, each with usual or large text: all, or those of a turn. */
  #sizes(devices: readonly { width: number; height: number }[]) {
    const shift = this.#looked++;
    return [false, true].flatMap((large) =>
      devices
        .map((viewport, index) => ({
          viewport,
          large,
          turn: (index + shift + Number(large)) % devices.length,
        }))
        .filter(({ turn }) => FULL || turn === 0),
    );
  }

  /** Expects that the sheet of a button fits, and closes it. */
  async sheet(screen: string, button: Locator, devices = DEVICES) {
    const { page, sheet } = this.who;
    // not every device has the button
    await page.setViewportSize(devices[0]!);
    await button.click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(said(this.#tag, 'loading'))).toHaveCount(0);
    await this.fits(screen, devices);
    await page.keyboard.press('Escape');
    await this.who.closed();
  }

  /** The button that begins with the text of a message. */
  button = (id: string) => this.who.button(RegExp(`^\\s*${said(this.#tag, id)}`)).first();

  /** Expects that a screen fits each device, or some of them, also with large text. */
  async fits(screen: string, devices = DEVICES) {
    const { page } = this.who;
    // a board takes its new size a frame or two after the window
    const soft = expect.configure({ soft: true });
    for (const { viewport, large } of this.#sizes(devices)) {
      await page.setViewportSize(viewport);
      await enlarge(page, large);
      await drawn(page);
      // a short message may cover it
      await expect(page.locator('[aria-busy=true], .toasts p')).toHaveCount(0);
      const where = `${screen} in ${this.#tag} at ${viewport.width} px${large ? ', large text' : ''}`;
      const far = () => page.evaluate(() => document.documentElement.scrollWidth);
      await soft.poll(far, `scrolls sideways: ${where}`).toBeLessThanOrEqual(viewport.width);
      await soft.poll(() => misfits(page), `does not fit: ${where}`).toEqual([]);
      await soft.poll(() => lost(page), `out of reach: ${where}`).toEqual([]);
      // the parts of a wide window stand side by side
      if (!large && viewport !== DESKTOP)
        await soft.poll(() => covered(page), `covered: ${where}`).toEqual([]);
      const picture = `${screen}-${this.#tag}-${viewport.width}${large ? '-large' : ''}.png`;
      if (PICTURES) await page.screenshot({ path: join(PICTURES, picture.replaceAll(' ', '_')) });
    }
    await enlarge(page, false);
    await page.setViewportSize(DESKTOP);
  }
}

/** The state of a game's review, which the server makes when it is first asked. */
async function reviewOf({ page }: Player, table: string): Promise<string> {
  const answer = await page.request.post('/api/reviews', { data: { table } });
  return ((await answer.json()) as { status: string }).status;
}

/** The end of a game, and its replay; the review begins meanwhile. */
async function ended(reader: Reader, { id, at }: Table, game: Game) {
  const { who } = reader;
  const { page } = who;
  await reader.leave();
  await playedUntil(who, id, () => false);
  await reviewOf(who, id);
  await reader.open(at);
  await expect(page.getByRole('table').first()).toBeVisible();
  await reader.fits(`end ${game}`);
  if (FULL || game === 'sim') await reader.sheet(`luck ${game}`, reader.button('play_luck_check'));
  await reader.button(`${game}_end_review`).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await reader.fits(`review ${game}`);
}

/** The whole review of a game, and the walk through mistakes. */
async function readReview(reader: Reader, id: string, game: Game) {
  const { who } = reader;
  const { page } = who;
  await expect.poll(() => reviewOf(who, id), { timeout: 300_000 }).toBe('done');
  await reader.open(`/study/${id}`);
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  await reader.fits(`study ${game}`);
  await page.keyboard.press('w');
  await expect(who.tray.getByRole('heading')).toBeVisible();
  await reader.fits(`walk ${game}`);
}

async function readPages(reader: Reader) {
  const { who } = reader;
  const { page } = who;
  for (const path of [
    '/',
    '/learn',
    '/study',
    '/study/puzzles/simplicity',
    '/box',
    '/settings',
    '/help',
    '/rules/simplicity',
    '/rules/small-city/ten',
    '/rules/simplicity/all',
  ]) {
    const tag = await reader.open(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.getByText(said(tag, 'loading'))).toHaveCount(0);
    if (/^\/(rules|learn)/.test(path)) {
      // who searches for it finds it in each language
      await expect(page).toHaveURL(`/${tag}${path}`);
      const found = page.locator('link[rel=alternate]');
      for (const [index, each] of ['en', ...TAGS].entries()) {
        await expect(found.nth(index)).toHaveAttribute('hreflang', each);
        await expect(found.nth(index)).toHaveAttribute(
          'href',
          RegExp(`${each === 'en' ? '' : `/${each}`}${path}[?]language=${each}$`),
        );
      }
    }
    await expect(page.locator(path === '/' ? 'article' : 'main').first()).toBeVisible();
    await reader.fits(path === '/' ? 'start' : path.slice(1).replaceAll('/', ' '));
  }
  for (const game of ['simplicity', 'small-city']) {
    const { table } = await call<{ table: { id: string } }>(page.request, 'POST', '', {
      game,
      players: 4,
      options: {},
      pace: { kind: 'untimed' },
      seats: [{ kind: 'me', name: 'Ana', colour: 'star' }, bot('easy'), { kind: 'open' }, { kind: 'open' }],
    });
    await reader.open(`/t/${table.id}`);
    await expect(page.locator('main .button').first()).toBeVisible();
    for (const more of await page.locator('summary').all()) await more.click();
    await reader.fits(`lobby of ${game}`);
    if (game !== 'simplicity') continue;
    await reader.sheet('sheet of one more', reader.button('lobby_share'));
    await reader.sheet('sheet of a code', reader.button('lobby_move'));
  }
}

async function readSimplicity(reader: Reader): Promise<string> {
  const { who } = reader;
  await reader.open('/learn/simplicity/1');
  await expect(who.tray.getByRole('heading')).toBeVisible();
  await reader.fits('lesson sim');
  // the puzzle of a day is the same on every day
  await reader.open('/study/puzzles/simplicity/2026-01-01');
  await expect(who.tray.getByRole('heading')).toBeVisible();
  await reader.fits('puzzle sim');
  const table = await started([who], { game: 'simplicity', bots: 2 });
  await reader.open(table.at);
  await expect(who.openSlots.first()).toBeVisible();
  await reader.fits('turn sim');
  for (const name of ['rules', 'help', 'settings']) await reader.sheet(`sheet ${name}`, reader.button(name));
  for (const name of ['play_log_title', 'sim_teams_open'])
    await reader.sheet(`sheet ${name}`, reader.button(name), [SMALL, PHONE]);
  await who.openSlots.first().click();
  await reader.fits('slot sim');
  await ended(reader, table, 'sim');
  return table.id;
}

async function readSmallCity(reader: Reader): Promise<string> {
  const { who } = reader;
  const { page } = who;
  await reader.open('/learn/small-city/homes/1');
  await expect(who.tray.getByRole('heading')).toBeVisible();
  await reader.fits('lesson sc');
  await reader.open('/study/puzzles/small-city/2026-01-01');
  await expect(who.tray.getByRole('heading')).toBeVisible();
  await reader.fits('puzzle sc');
  // three rounds have every kind of screen too, with shorter numbers
  const options: Record<string, string> = FULL ? {} : { constants: 'a short game' };
  const table = await started([who], { options, bots: FULL ? 3 : 2, level: 'easy' });
  for (const step of ['p1.choose', 'p2.plan', 'p7.council']) {
    await reader.leave();
    await playedUntil(who, table.id, ({ view }) => view.step === step);
    await reader.open(table.at);
    await expect(who.main).toBeVisible();
    await reader.fits(`turn sc ${step}`);
    if (step !== 'p2.plan') continue;
    await page.locator('[data-tile-of=R1]').click();
    await reader.fits('tile sc');
    await reader.sheet('sheet of places', reader.button('sc_places'));
    await page.keyboard.press('Escape');
    await reader.sheet('sheet of votes', page.locator('[data-ledger=votes]'));
    await reader.sheet('sheet of drawers', reader.button('sc_drawers'), [SMALL, PHONE]);
    await reader.sheet('sheet of the desk', who.tray.locator('[data-deed=desk]'), [SMALL]);
    const tabs = page.locator('.drawers [role=tab]');
    for (let drawer = 0; drawer < (FULL ? await tabs.count() : 1); drawer += 1) {
      await tabs.nth(drawer).click();
      await reader.fits(`drawer ${drawer} sc`, [DESKTOP]);
    }
  }
  await ended(reader, table, 'sc');
  return table.id;
}

/** What two people see of a game at one browser: one hands the device to the other. */
async function readCurtain(reader: Reader) {
  const { who } = reader;
  const { at, scribes } = await started([who, new Player('Bo', who.page)]);
  await reader.open(at);
  await expect(who.main).toBeVisible();
  const { turn } = await scribes[0].state();
  await scribes[turn.seats[0]!]!.goOn();
  await expect(who.page.getByRole('alertdialog')).toBeVisible();
  await reader.fits('curtain');
}

/** The page Study of a browser that has finished games and reviewed them. */
async function readHistory(reader: Reader) {
  const { page } = reader.who;
  await reader.open('/study');
  await expect(page.locator('a.review')).toHaveCount(2);
  await reader.fits('history');
  for (const name of ['history_take', 'history_forget']) await reader.sheet(name, reader.button(name));
}

// by turns in the gate, else in each language
for (const tags of FULL ? TAGS.map((tag) => [tag]) : [TAGS])
  test(`every screen fits in ${tags.join(', ')}`, async ({ guest }) => {
    test.setTimeout(FULL ? 1_200_000 : 600_000);
    const reader = new Reader(await guest('Ana', { viewport: DESKTOP, hasTouch: true }), tags);
    await readPages(reader);
    const simplicity = await readSimplicity(reader);
    const smallCity = await readSmallCity(reader);
    // the server reviews the games while other screens are read
    await readReview(reader, simplicity, 'sim');
    await readCurtain(reader);
    await readReview(reader, smallCity, 'sc');
    await readHistory(reader);
  });
