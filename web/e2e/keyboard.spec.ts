import { keyTo, pressingKeys } from './keys';
import { Mayor } from './mayor';
import type { Player } from './player';
import { played, started } from './requests';
import { expect, test } from './test';

/** Presses the number of a slot, then Enter on the lit space that gets the focus; returns what it was. */
async function moveByKeys(player: Player): Promise<'block' | 'build'> {
  const { keyboard } = player.page;
  const slot = player.openSlots.first();
  const what = await player.choose(slot, async () => keyboard.press((await slot.getAttribute('data-slot'))!));
  if (what === 'build') {
    const focused = player.page.locator('[data-space]:focus');
    await expect(focused).toHaveAttribute('aria-label', /open: \+\d+/);
    await keyboard.press('Enter');
    await expect(player.main).toContainText('Build on');
  }
  await player.confirm(() => keyboard.press('Enter'));
  return what;
}

test('a whole game with the keyboard alone', async ({ person }) => {
  const ana = await person('Ana');
  const { page } = ana;
  await keyTo(page, ana.game('Simplicity').getByRole('button', { name: 'Play against 3 bots' }));
  await page.keyboard.press('Enter');
  await ana.tableIsLaid();

  let builds = 0;
  while (await ana.turn()) if ((await moveByKeys(ana)) === 'build') builds += 1;
  expect(builds).toBe(5);

  await expect(ana.scoreSheet).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyTo(page, ana.button('Rematch, order reversed'));
  await page.keyboard.press('Enter');
  await ana.tableIsLaid();
});

test('blocks and builds by keys, with arrows in the city and a step back', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { keyboard } = page;
  // we have all seats, so the block before each round is ours
  await ana.playTogether('Bo');
  await ana.turn();
  await expect(ana.main).toContainText('Choose a slot to block');
  const last = (await ana.openSlots.last().getAttribute('data-slot'))!;
  await keyboard.press(last);
  await expect(ana.main).toContainText(`Block slot ${last}`);
  await keyboard.press('Escape');
  await expect(ana.main).toContainText('Choose a slot to block');
  await keyboard.press(last);
  await keyboard.press('Enter');
  await expect(ana.slot(Number(last))).toHaveAttribute('aria-label', /blocked this round$/);

  await ana.turn();
  await keyboard.press((await ana.openSlots.first().getAttribute('data-slot'))!);
  const focused = page.locator('[data-space]:focus');
  await expect(focused).toHaveAttribute('aria-label', /open: \+\d+/);
  await keyboard.press('Home');
  await expect(focused).toHaveAttribute('data-space', /^a/);
  await keyboard.press('Control+Home');
  for (const [key, space] of [
    ['ArrowRight', 'b1'],
    ['ArrowDown', 'b2'],
    ['ArrowLeft', 'a2'],
    ['ArrowUp', 'a1'],
  ] as const) {
    await keyboard.press(key);
    await expect(focused).toHaveAttribute('data-space', space);
  }
  // from one lit space to the next
  await keyboard.press('PageDown');
  await expect(focused).toHaveAttribute('aria-label', /open: \+\d+/);
  await keyboard.press('Enter');
  await expect(ana.main).toContainText('Build on');
  await keyboard.press('Escape');
  await expect(ana.main).toContainText('Choose a lit space');
  await keyboard.press('Escape');
  await expect(ana.main).toContainText('Choose a tile');

  // four builds, then the focus is in the city again when a slot is to be blocked
  const moves: string[] = [];
  while (moves.at(-1) !== 'block' && (await ana.turn())) moves.push(await moveByKeys(ana));
  expect(moves).toEqual(['build', 'build', 'build', 'build', 'block']);
});

test('the keys of the help open their sheets and Esc closes them', async ({ guest }) => {
  const ana = await guest('Ana');
  await ana.playBots(2);
  await ana.turn();
  for (const [key, title] of [
    ['s', 'Scores'],
    ['r', 'Rules'],
    ['?', 'Keys and help'],
  ] as const) {
    await ana.page.keyboard.press(key);
    await expect(ana.page.getByRole('dialog', { name: title })).toBeVisible();
    await ana.page.keyboard.press('Escape');
    await expect(ana.sheet).toHaveCount(0);
  }
  await ana.page.keyboard.press('?');
  for (const key of ['1', '7', '←', '↑', '↓', '→', 'Enter', 'Esc', 'U', 'P', 'L', 'S', 'R', 'M', '?'])
    await expect(ana.sheet.locator('kbd').getByText(key, { exact: true })).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await ana.closed();
  // on a wide window the log has a fixed place and takes the focus
  await ana.page.keyboard.press('l');
  await expect(ana.page.getByRole('group', { name: 'Log' })).toBeFocused();
});

test('the keys of Small City plan and move', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { keyboard } = page;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  await page.goto(at);
  pressingKeys(ana);
  const mayor = new Mayor(ana, 4);
  const focused = page.locator('*:focus');
  const main = async (text: RegExp) => {
    await expect(ana.main).toHaveText(text);
    await expect(ana.main).toHaveAttribute('aria-disabled', 'false');
    await keyTo(page, ana.main);
    await keyboard.press('Enter');
  };

  /** Moves to the next lit cell, by its name. */
  const toLight = async (key = 'n') => {
    const old = await focused.getAttribute('data-cell');
    await keyboard.press(key);
    await expect.poll(async () => (await focused.getAttribute('data-cell')) ?? old).not.toBe(old);
    return (await focused.getAttribute('data-cell'))!;
  };

  // a plan: the desk, along a group, Enter on a tile; from one lit cell to the next, Enter on a cell
  const steps = page.locator('.plan .step');
  await expect(ana.main).toHaveText(/^Seal the plan/);
  const residence = page.getByRole('radio', { name: /^Residence 1/ });
  await keyTo(page, residence, 't');
  await keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-tile-of', 'R2');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(residence).toBeChecked();
  const first = await toLight();
  await toLight();
  expect(await toLight('Shift+N')).toBe(first);
  await keyboard.press('Enter');
  await main(/Add to plan/);
  await expect(steps).toHaveCount(1);
  await expect(residence).toBeFocused();
  await keyboard.press('u');
  await expect(steps).toHaveCount(0);
  await keyTo(page, residence, 't');
  await keyboard.press('Enter');
  await expect(residence).toBeChecked();
  await toLight();
  await keyboard.press('Enter');
  await expect(ana.main).toHaveText(/Add to plan/);
  await keyboard.press('Escape');
  await expect(ana.main).toHaveText(/Choose a lit place/);
  await toLight();
  await keyboard.press('Enter');
  await main(/Add to plan/);
  await expect(steps).toHaveCount(1);
  // and a place for its residents
  const factory = page.getByRole('radio', { name: /^Factory 1/ });
  await keyTo(page, factory, 't');
  await keyboard.press('Enter');
  await expect(factory).toBeChecked();
  await toLight();
  await keyboard.press('Enter');
  await main(/Add to plan/);
  await expect(steps).toHaveCount(2);
  await main(/Seal the plan/);

  // a person is chosen on the desk and goes to a lit space
  const people = page.locator('[data-desk] li button:enabled[aria-pressed]');
  await mayor.until(people);
  // a quick player may have picked a person up already
  await keyboard.press('Escape');
  await expect(ana.tray.getByRole('heading')).toContainText('Move your people');
  // the desk is one Tab stop, at its last choice
  await keyTo(page, page.locator('[data-desk][data-arrows] button[tabindex="0"]'), 't');
  await keyboard.press('Enter');
  await expect(ana.tray.getByRole('heading')).toContainText(/citizen on/);
  await keyboard.press('n');
  await expect(focused).toHaveAttribute('aria-label', /Brings|Nothing this round/);
  const to = page.locator(`[data-map] [data-cell="${await focused.getAttribute('data-cell')}"]`);
  await expect(to).not.toHaveAttribute('aria-label', /Your citizen/);
  await keyboard.press('Enter');
  await expect(to).toHaveAttribute('aria-label', /Your citizen/);
});

test('the keys of Small City open drawers, choose variants, and pin cells @full', async ({ guest }) => {
  // secrets show for a moment after their key is pressed
  const ana = await guest('Ana', { settings: { cover: true } });
  const [ben, eve] = [await guest('Ben'), await guest('Eve', { settings: { speed: 0.2 } })];
  const { page, tray } = ana;
  const { keyboard } = page;
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await page.goto(at);
  await expect(ana.main).toHaveText(/^Seal the plan/);

  // drawers
  for (const [key, name] of [
    ['c', 'Council'],
    ['k', 'Cards'],
    ['l', 'Log'],
    ['p', 'Promises'],
  ] as const) {
    const drawer = page.getByRole('tab', { name, exact: true });
    await expect(drawer).toHaveAttribute('aria-selected', 'false');
    await keyboard.press(key);
    await expect(drawer).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('.drawers .pledge').first()).toBeVisible();

  // two boroughs side by side
  await keyboard.press('v');
  await expect(page.locator('[data-compare]')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.locator('[data-compare]')).toHaveCount(0);

  // the map is 1.35 times as large (page.md, section 2), and fits again
  const wide = async () => (await page.locator('[data-map] [role=grid]').boundingBox())!.width;
  const before = await wide();
  await keyboard.press('+');
  await expect.poll(async () => (await wide()) / before).toBeCloseTo(1.35, 1);
  await keyboard.press('-');
  await expect.poll(wide).toBeCloseTo(before, 0);

  // a cell is pinned, then released
  await keyTo(page, page.getByRole('radio', { name: /^Residence 1/ }), 't');
  await keyboard.press('Enter');
  await keyboard.press('n');
  const cell = page.locator('[data-map] [data-cell]:focus');
  await expect(cell).toHaveClass(/lit/);
  await keyboard.press('Space');
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await expect(ana.main).toHaveText(/Add to plan/);
  await keyboard.press('Space');
  await expect(cell).toHaveAttribute('aria-selected', 'false');
  await expect(ana.main).toHaveText(/Choose a lit place/);

  // ways to pay, in their order
  await played(scribes, 'p7.council');
  const council = page.locator('.council [data-cell].lamp');
  await ana.read();
  await expect(council.first()).toBeVisible();
  await keyTo(page, page.locator('.council [data-cell][tabindex="0"]'), 't');
  await keyboard.press('Enter');
  const ways = tray.getByRole('radio');
  await expect(ways.nth(1)).toBeVisible();
  for (let way = (await ways.count()) - 1; way >= 0; way -= 1) {
    await keyboard.press(String(way + 1));
    await expect(ways.nth(way)).toBeChecked();
  }

  // a player without a move replays the whole game slowly; the same key ends it
  await eve.page.goto(at);
  await expect(eve.main).toHaveText(/^Waiting for/);
  await eve.page.keyboard.press('w');
  await expect(eve.main).toHaveText(/^Stop/);
  await eve.page.keyboard.press('w');
  await expect(eve.main).toHaveText(/^Waiting for/);
});
