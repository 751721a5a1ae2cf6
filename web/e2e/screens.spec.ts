import { accessible, cleanIn, DESKTOP, PHONE } from './axe';
import { PSEUDO, translated } from './foreign';
import { grown, opened, playedUntil, TO_THE_END } from './grown';
import { drawn, enlarge, inReach, lost, small } from './look';
import { Mayor } from './mayor';
import type { Player } from './player';
import { FULL } from './program';
import { call, type State } from './requests';
import { expect, test, type GuestOptions } from './test';

// Requirements for every kind of screen, tested once: no finding of axe by day or at night, nothing covered,
// unreachable or too small for a thumb, also with large text, and every word from a message.

const SMALL_PHONE = { width: 360, height: 640 };
const MOBILE = { viewport: PHONE, hasTouch: true, isMobile: true };
const TOUCH = { viewport: DESKTOP, hasTouch: true };

const CITIES = 'police,traders,cities,cards,buildings,promises,roads';

/** The most elements of a page during a game. */
const LIGHT = 2_600;

type Guest = (name: string, options?: GuestOptions) => Promise<Player>;

/** Pages of one seat. */
interface Pages {
  /** Checked on a desktop and on phones. */
  table: Player;
  /** In the pseudo-language: the table, and the screen for any game. */
  foreign: Player;
  plain: Player;
}

/** The pages of a person's seat. */
async function pagesOf(table: Player, guest: Guest): Promise<Pages> {
  const cookies = await table.page.context().cookies();
  const options = { storageState: { cookies, origins: [] }, locale: PSEUDO };
  const foreign = await guest('Ana', { viewport: DESKTOP, ...options });
  const plain = await guest('Ana', { ...options, settings: { plain: true } });
  return { table, foreign, plain };
}

/** Checks a step of Small City: findings of axe, and what is reachable on a small phone. */
async function looked(who: Player, table: string, step: string) {
  const { page } = who;
  await page.setViewportSize(DESKTOP);
  await page.goto(`/t/${table}`);
  await expect(who.main).toBeVisible();
  await still(who);
  const elements = await page.locator('body *').count();
  expect.soft(elements, `elements: ${step}`).toBeLessThanOrEqual(LIGHT);
  await accessible(page, step);
  await page.setViewportSize(SMALL_PHONE);
  await still(who);
  await inReach(who, step);
  await page.setViewportSize(PHONE);
  await new Mayor(who).act();
  await page.setViewportSize(SMALL_PHONE);
  await inReach(who, `${step}, chosen`);
  await enlarge(page);
  await inReach(who, `${step}, chosen`, true);
  await page.goto('about:blank');
}

const still = ({ page }: Player) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** Expects that a step of Small City is fully translated, on the plain screen too. */
async function read({ foreign, plain }: Pages, table: string, step: string) {
  await foreign.page.goto(`/t/${table}`);
  await expect(foreign.main).toBeVisible();
  await translated(foreign, step);
  await foreign.page.goto('about:blank');
  // language tests check this screen in a usual step
  if (USUAL.test(step)) return;
  await plain.page.goto(`/t/${table}`);
  await expect(plain.page.locator('.groups > li > .row').first()).toBeVisible();
  await translated(plain, `${step}, plain`);
  await plain.page.goto('about:blank');
}

/** Steps that every round has: the last rounds fill their screens most. */
const USUAL = /^(p1\.choose|p2\.plan|p3\.move|p4\.commerce|p7\.council)$/;

/**
 * The games, with the steps that no other of them has in this form. The first game is also read in the
 * pseudo-language: those of the cities have templates and tasks of the same kinds.
 */
const GAMES: Record<string, { options: Record<string, string>; own: RegExp; foreign?: boolean }> = {
  forests: {
    options: {
      modules: 'police,traders,forest,cards,buildings,promises,special,historic,roads',
      advanced: 'yes',
    },
    own: /./,
    foreign: FULL,
  },
  'western cities @full': {
    options: { modules: CITIES, cities: 'paris,london,zurich,madrid' },
    own: /^s\.|p2\.plan/,
  },
  'eastern cities @full': {
    options: { modules: CITIES, cities: 'berlin,rome,helsinki,athens' },
    own: /^s\.|wall/,
  },
};

for (const [name, { options, own, foreign }] of Object.entries(GAMES))
  test(`every step of Small City with ${name}`, async ({ guest }) => {
    // a whole game, with a check of each step
    test.setTimeout(400_000);
    const ana = await guest('Ana', TOUCH);
    const table = await opened(ana, options);
    const pages = foreign && (await pagesOf(ana, guest));
    const seen = new Set<string>();
    const isNew = ({ view: { round, step } }: State) => !seen.has(step) && (round >= 6 || !USUAL.test(step));
    for (;;) {
      const { view } = await playedUntil(ana, table, isNew);
      if (view.over) break;
      seen.add(view.step);
      if (!own.test(view.step)) continue;
      await looked(ana, table, view.step);
      if (pages) await read(pages, table, view.step);
    }
    // an eliminated seat sees no other steps
    expect(seen.size, 'kinds of screens').toBeGreaterThan(3);
  });

test('a choice between two sides of a board @full', async ({ guest }) => {
  const ana = await guest('Ana', TOUCH);
  const table = await opened(ana, { modules: 'cities' });
  await playedUntil(ana, table, ({ view }) => view.step === 's.board');
  await looked(ana, table, 's.board');
});

test('every city has its plate @full', async ({ guest }) => {
  const ana = await guest('Ana', MOBILE);
  const { page } = ana;
  for (const cities of ['paris,london,zurich,madrid', 'rome,berlin,helsinki,athens']) {
    await grown(ana, 7, { modules: CITIES, cities });
    for (const [seat, city] of cities.split(',').entries()) {
      await page.locator(`#tab-${seat}`).tap();
      await expect(page.locator(`[data-city=${city}]`)).toBeVisible();
      for (const size of [SMALL_PHONE, PHONE]) {
        await page.setViewportSize(size);
        await inReach(ana, city);
      }
    }
  }
});

test('the sheets of Small City', async ({ guest }) => {
  const ana = await guest('Ana', TOUCH);
  const { page } = ana;
  await grown(ana, 5);
  await new Mayor(ana, 5).untilPlan();
  const drawers = page.getByRole('tablist', { name: 'Reference' });
  for (const [index, name] of ['Promises', 'Council', 'Cards', 'Log', 'Stock'].entries()) {
    const tab = drawers.last().getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await cleanIn(page, index % 2 ? 'light' : 'dark', `drawer ${name}, desktop`);
  }
  await page.setViewportSize(PHONE);
  await ana.button('Reference').click();
  for (const [index, name] of ['Promises', 'Council', 'Cards', 'Log', 'Stock'].entries()) {
    const tab = drawers.last().getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await cleanIn(page, index % 2 ? 'dark' : 'light', `drawer ${name}, phone`);
  }
  await page.keyboard.press('Escape');
  await ana.closed();

  // one sum of points and one of things
  for (const number of ['votes', 'people']) {
    await page.locator(`[data-ledger="${number}"]`).click();
    await expect(ana.sheet).toBeVisible();
    await accessible(page, `parts of ${number}`);
    await page.keyboard.press('Escape');
    await ana.closed();
  }

  await page.setViewportSize(DESKTOP);
  await page.locator('[data-tile-of][aria-disabled="false"]').first().click();
  await ana.tray.getByRole('button', { name: 'Places', exact: true }).click();
  await expect(ana.sheet.getByRole('listitem').first()).toBeVisible();
  await accessible(page, 'places');
  await ana.sheet.getByRole('listitem').first().getByRole('button').click();
  await expect(page.locator('.tray .sum')).toBeVisible();
  await accessible(page, 'a place of the list is aimed at');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await ana.button('Compare two boroughs').click();
  await expect(page.locator('main .half')).toHaveCount(2);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await accessible(page, 'compare');
  await page.keyboard.press('Escape');
  await expect(ana.tray).toBeVisible();

  await ana.button('Rules').click();
  await ana.sheet.getByRole('button', { name: 'All numbers of the game' }).click();
  await expect(ana.sheet.getByRole('heading', { name: /numbers of “a rich start”/ })).toBeVisible();
  await accessible(page, 'all numbers in the game');
  await page.keyboard.press('Escape');
  await ana.closed();

  // here the desk is a sheet
  await page.setViewportSize(SMALL_PHONE);
  await ana.tray.locator('[data-deed=desk]').click();
  await expect(ana.sheet.locator('[data-tile-of]').first()).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) await cleanIn(page, scheme, 'the desk as a sheet');
  await ana.sheet.locator('[data-tile-of][aria-disabled=false]').first().click();
  await ana.tray.getByRole('button', { name: 'Places', exact: true }).click();
  await expect(ana.sheet.getByRole('listitem').first()).toBeVisible();
});

test('the end of Small City', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: DESKTOP });
  const { page } = ana;
  await grown(ana, TO_THE_END);
  await expect(ana.scoreSheet).toBeVisible();
  await ana.scoreSheet.getByRole('button', { name: 'Homes', exact: true }).click();
  await accessible(page, 'the line of homes is lit');
  const tabs = page.getByRole('tablist', { name: 'Boroughs at the end' }).getByRole('tab');
  // the winner's is initially open
  const winner = await tabs.evaluateAll((all) =>
    all.findIndex(({ ariaSelected }) => ariaSelected === 'true'),
  );
  const next = (winner + 1) % (await tabs.count());
  await tabs.nth(next).click();
  await expect(page.locator('#end-borough [data-map][aria-busy=false]')).toHaveAttribute(
    'data-map',
    `${next}`,
  );
  await accessible(page, 'another borough is open');
  const soon = await tabs.nth(winner).evaluate(async (tab: HTMLElement, winner) => {
    tab.click();
    const map = document.querySelector<HTMLElement>('#end-borough [data-map]')!;
    for (let frames = 0; map.dataset['map'] !== winner && frames < 99; frames += 1)
      await new Promise(requestAnimationFrame);
    return { seat: map.dataset['map'], ariaBusy: map.ariaBusy };
  }, `${winner}`);
  expect(soon, 'a borough that was open is there at once').toEqual({ seat: `${winner}`, ariaBusy: 'false' });
  await ana.button('Review the game').click();
  await expect(page.getByRole('slider')).toBeFocused();
  for (const key of ['Home', 'PageDown', 'PageDown', 'PageDown']) await page.keyboard.press(key);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await accessible(page, 'review of an earlier step');
});

/** Checks every screen of a browser that is not at a table of Small City, first wide and then narrow. */
async function seen({ page }: Player, screen: string) {
  await accessible(page, screen);
  // a board takes its new size a frame or two after the window, on a busy machine later
  const soft = expect.configure({ soft: true });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(SMALL_PHONE);
  await drawn(page);
  await soft.poll(width, `${screen} scrolls sideways`).toBeLessThanOrEqual(SMALL_PHONE.width);
  await soft.poll(() => small(page), `too small: ${screen}`).toEqual([]);
  for (const size of [DESKTOP, SMALL_PHONE]) {
    if (size === DESKTOP && !FULL) continue;
    await page.setViewportSize(size);
    await enlarge(page);
    await drawn(page);
    await soft.poll(width, `${screen} scrolls sideways, large text`).toBeLessThanOrEqual(size.width);
    await soft.poll(() => lost(page), `out of reach: ${screen}, large text`).toEqual([]);
    await enlarge(page, false);
  }
  await page.setViewportSize(DESKTOP);
}

test('the screens around a game', async ({ person, guest }) => {
  const ana = await person('Ana', { forgive: /404/ });
  const { page } = ana;
  await seen(ana, 'start');
  const link = await ana.openTable(3);
  await seen(ana, 'lobby');
  await page.getByText('More options').click();
  await seen(ana, 'lobby with all options');
  await page.getByRole('button', { name: 'Change the seat of Ana' }).click();
  await expect(ana.sheet.getByLabel('Your name')).toBeVisible();
  await seen(ana, 'sheet of a seat');
  await page.keyboard.press('Escape');
  await ana.closed();
  await ana.button('Share this device').click();
  await expect(ana.button('Sit down here')).toBeVisible();
  await seen(ana, 'sheet of one more person');
  await page.keyboard.press('Escape');
  await ana.closed();
  await ana.button(/Move to another device/).click();
  await ana.button('Make a code').click();
  await expect(ana.sheet.getByRole('img')).toBeVisible();
  await seen(ana, 'sheet of the code');
  const ben = await guest('Ben');
  await ben.page.goto(link);
  await expect(ben.button('Sit down')).toBeVisible();
  await seen(ben, 'sitting down');
});

test('the pages without a table', async ({ guest }) => {
  const ana = await guest('Ana', { forgive: /404/ });
  const { page } = ana;
  const rules = 'rules/simplicity/all';
  for (const address of [
    'claim',
    'settings',
    'help',
    rules,
    'learn',
    'study',
    'study/puzzles/simplicity',
    'study/puzzles/nothing',
    'box',
    'nowhere',
    't/nothing',
  ]) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    if (address === rules) await expect(page.locator('[id="SIM-3.5"]')).toBeVisible();
    // the rules are wider than a small phone with large text
    await (address === rules ? accessible(page, address) : seen(ana, address));
  }
  // the puzzle of a day is the same on every day
  await page.goto('/study/puzzles/simplicity/2026-01-01');
  await expect(ana.button('Hint')).toBeVisible();
  await accessible(page, 'puzzle');
});

test('the screens before the first step of Small City', async ({ person }) => {
  const ana = await person('Ana');
  const { page } = ana;
  await ana.openLobby(2, 'Small City');
  await seen(ana, 'lobby of Small City');
  const sets = page.getByRole('group', { name: /^Numbers of the box/ });
  await sets.getByRole('radio', { name: /^a rich start/ }).check();
  await ana.button('All numbers of the game').click();
  await expect(ana.sheet.getByRole('heading', { name: /numbers of “a rich start”/ })).toBeVisible();
  await accessible(page, 'all numbers of the game');
  await page.keyboard.press('Escape');
  await ana.closed();
  await ana.button('Share this device').click();
  await ana.sheet.getByLabel('Your name').fill('Bo');
  await ana.button('Sit down here').click();
  await ana.closed();
  await ana.button('Start the game').click();
  const curtain = page.getByRole('alertdialog');
  const promises = page.locator('.desk [role=radio]');
  await expect(curtain.or(promises.first()).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.getByRole('button').first().click();
  // both keep a promise, and the curtain falls between them
  await promises.first().click();
  await accessible(page, 'a promise is chosen');
  await ana.main.click();
  await expect(curtain).toBeVisible();
  await accessible(page, 'the curtain');
});

test('the screens of Simplicity', async ({ person, guest }) => {
  const ana = await person('Ana');
  const { page } = ana;
  // we have all seats, so the block before the first round is ours
  await ana.playTogether('Bo');
  await ana.turn();
  await accessible(page, 'a slot is to be blocked');
  await ana.openSlots.first().click();
  await accessible(page, 'a slot to be blocked is chosen');
  await ana.confirm();
  await ana.turn();
  await seen(ana, 'own turn');
  await ana.openSlots.first().click();
  await accessible(page, 'a slot is chosen');
  await page.locator('[data-space]:has(.symbol):not([aria-label*="open: +"])').first().click();
  await expect(ana.tray.getByRole('alert')).toContainText('SIM-');
  await accessible(page, 'a refusal');
  await page.keyboard.press('Escape');
  await ana.litSpaces.first().click();
  await expect(ana.main).toContainText('Build on');
  await seen(ana, 'a space is chosen');
  await ana.confirm();
  for (const name of ['Log', 'Rules', 'Keys and help', 'Settings', 'Scores of all teams']) {
    // on a wide window the log is a part of the screen
    await page.setViewportSize(PHONE);
    await ana.button(name).click();
    await expect(ana.sheet).toBeVisible();
    await seen(ana, name);
    await page.keyboard.press('Escape');
    await ana.closed();
  }
  const eve = await guest('Eve');
  await eve.page.goto(page.url());
  await expect(eve.tray).toContainText('You are watching.');
  await accessible(eve.page, 'watching');
});

test('the end of Simplicity', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const bot = { kind: 'bot', level: 'easy' };
  const { table } = await call<{ table: { id: string } }>(page.request, 'POST', '', {
    game: 'simplicity',
    players: 3,
    seats: [{ kind: 'me', name: 'Ana', colour: 'star' }, bot, bot],
  });
  await call(page.request, 'POST', `/${table.id}/start`, {});
  await call(page.request, 'PUT', `/${table.id}/bot-pace`, { pace: 'at_once' });
  await playedUntil(ana, table.id, () => false);
  await page.goto(`/t/${table.id}`);
  await expect(ana.scoreSheet).toBeVisible();
  await accessible(page, 'end');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const name of [/^Rematch/, 'Review the game'])
      await expect(ana.button(name)).toBeInViewport({ ratio: 1 });
  }
  await ana.scoreSheet.getByRole('button', { name: 'Links' }).click();
  await accessible(page, 'end, a source lit');
  await ana.button('Check the luck').click();
  await expect(ana.sheet.getByText('The secret fits the seal')).toBeVisible();
  await accessible(page, 'luck');
  await page.keyboard.press('Escape');
  await ana.closed();
  await ana.button('Review the game').click();
  await expect(page.getByRole('slider')).toBeFocused();
  await accessible(page, 'review');
});
