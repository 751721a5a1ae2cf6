import type { Player } from './player';
import { played, started, type Table } from './requests';
import { expect, test } from './test';

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** The main button, once it is enabled with this text. */
const ready = (who: Player, text: RegExp) =>
  who.main.filter({ hasText: text }).and(who.page.locator('[aria-disabled=false]'));

/** A game for one person that has reached a plan, on its page. */
async function alone(ana: Player): Promise<Table> {
  const table = await started([ana]);
  await played(table.scribes, 'p2.plan');
  await ana.page.goto(table.at);
  await expect(ready(ana, /^Seal the plan/)).toBeVisible();
  return table;
}

/** Builds a home and shows everything up to the count of votes. */
async function untilVotes(ana: Player, { scribes }: Table) {
  await scribes[0].build('R1', 'c3');
  await ready(ana, /^Seal the plan/).click();
  const movers = ready(ana, /^Done/);
  await expect(movers.or(ready(ana, /^Go on/))).toBeVisible();
  // residents may stay
  if (await movers.isVisible()) await movers.click();
  await expect(ready(ana, /^Go on/)).toBeVisible();
}

test('on a phone a first game explains a phase beside the task', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONES[0], hasTouch: true, notes: true });
  const note = ana.tray.getByRole('note');
  /** Expects a note in the tray with a sentence below it, neither of them cut off. */
  const said = async (about: RegExp, sentence: RegExp) => {
    await expect(note).toContainText(about);
    const told = ana.tray.locator('.text p').filter({ hasText: sentence });
    for (const viewport of PHONES)
      for (const what of [note, told]) {
        await ana.page.setViewportSize(viewport);
        const cut = () =>
          what.first().evaluate((part) => {
            const [own, room] = [part, part.closest('.text')!].map((each) => each.getBoundingClientRect());
            return own!.height === 0 || own!.top < room!.top - 1 || own!.bottom > room!.bottom + 1;
          });
        await expect.poll(cut, `${String(about)}: ${await what.first().textContent()}`).toBe(false);
      }
  };
  const table = await alone(ana);
  await said(/^Put homes/, /points? .* left/);
  await untilVotes(ana, table);
  await said(/^Votes are points/, /You get 1 vote from homes/);
  // one tap marks the note as read and continues
  await ready(ana, /^Go on/).click();
  await expect(ready(ana, /^On to the council/)).toBeVisible();
  await said(/^People and factories/, /next is at/);
  await ready(ana, /^On to the council/).click();
  await said(/^A move brings/, /Tap a lit cell/);
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toHaveCount(0);
  await ana.tray.getByRole('button', { name: 'Pass' }).click();
  await said(/^The Mayor’s next visit/, /two empty cells/);
  // in a solo game the Mayor concerns room, not turns
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(ana.tray).toContainText('the Mayor is always your guest');
  await expect(ana.tray.getByRole('link', { name: 'SC-13.1' })).toBeVisible();
});

test('a player alone reads each count before the game goes on', async ({ guest }) => {
  const ana = await guest('Ana');
  const table = await alone(ana);
  await ana.page.clock.install();
  await untilVotes(ana, table);
  // whatever time it takes
  await ana.page.clock.fastForward('01:00');
  await expect(ready(ana, /^Go on/)).toBeVisible();
  await ana.page.keyboard.press('Enter');
  await expect(ready(ana, /^On to the council/)).toBeVisible();
  await ana.page.clock.fastForward('01:00');
  await expect(ready(ana, /^On to the council/)).toBeVisible();
  await ana.page.keyboard.press('Enter');
  await expect(ana.tray.getByRole('heading')).toContainText('City Council');
});

test('the last move may be taken back, until the step is done', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { scribes } = await alone(ana);
  await scribes[0].build('R1', 'c3');
  await scribes[0].build('C1', 'b3');
  await ready(ana, /^Seal the plan/).click();
  const home = page.locator('[data-map="0"] [data-cell="c3"]');
  await expect(ana.tray.getByRole('heading')).toContainText('Move your people');
  await home.click();
  await page.locator('[data-map="0"] [data-cell="b3"]').click();
  await expect(ana.tray).toContainText('That was the last one.');
  await expect(page.locator('[data-map="0"] [data-person="b3"]')).toBeVisible();
  const { view } = await scribes[0].state();
  expect(view.step).toBe('p3.move');
  await page.reload();
  // it survives a reload
  await expect(ana.tray).toContainText('That was the last one.');
  await ana.tray.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.locator('[data-map="0"] [data-person="c3"]')).toBeVisible();
  await expect(page.locator('[data-map="0"] [data-person="b3"]')).toHaveCount(0);
  await home.click();
  await page.locator('[data-map="0"] [data-cell="b3"]').click();
  await scribes[0].heard(() => ready(ana, /^Done/).click());
  expect((await scribes[0].state()).view.step).not.toBe('p3.move');
});

/** In the council, draws a promise to pay for a step of a disc. */
async function draws(ana: Player) {
  await ana.read();
  await ana.page.locator('.council [data-cell].lamp').first().click();
  await ana.tray.locator('label', { hasText: /promise/ }).click();
  await ready(ana, /^Move the disc/).click();
}

test('a promise that is drawn is shown among the others @full', async ({ guest }) => {
  const ana = await guest('Ana');
  const table = await alone(ana);
  await untilVotes(ana, table);
  const promises = ana.page.locator('.drawers').getByRole('listitem');
  await ana.page.getByRole('tab', { name: 'Log' }).click();
  await draws(ana);
  await expect(promises.filter({ has: ana.page.locator('.pledge') })).toHaveCount(2);
  await expect(ana.page.locator('.drawers li.lit')).toHaveCount(1);
});

test('a promise without room is announced @full', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONES[0]!, hasTouch: true });
  const table = await alone(ana);
  await untilVotes(ana, table);
  const said = await ana.glimpse('.toasts', /You draw the easy promise/);
  await draws(ana);
  await said();
  const boxes = () =>
    Promise.all(
      ['.toasts p', '.tray .go'].map((part) => ana.page.locator(part).last().boundingBox({ timeout: 2_000 })),
    );
  await expect
    .poll(async () => {
      const [toast, buttons] = await boxes();
      return toast!.y + toast!.height <= buttons!.y;
    }, 'the buttons stay free')
    .toBe(true);
});

test('words of the game are explained in place @full', async ({ guest }) => {
  const ana = await guest('Ana');
  await alone(ana);
  const { page } = ana;
  await page.getByRole('radio', { name: /^Grow/ }).click();
  await expect(ana.tray).toContainText('You can build only in the zone: 7 by 7 cells now.');
  await expect(ana.tray.getByRole('link', { name: 'SC-2.3' })).toBeVisible();
  await page.keyboard.press('Escape');
  const open = async (what: string, text: RegExp, rule: string) => {
    await page.locator(`[data-ledger=${what}]`).click();
    await expect(ana.sheet).toContainText(text);
    await expect(ana.sheet.getByRole('link', { name: rule })).toBeVisible();
    await page.keyboard.press('Escape');
    await ana.closed();
  };
  // 11 citizens are not in play at first
  await open('people', /11 citizens wait in the Career Center/, 'SC-8.8');
  await open('stored', /\d of \d places are taken/, 'SC-9.7');
});
