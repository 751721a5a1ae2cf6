import { Player } from './player';
import { played, Scribe, started } from './requests';
import { promiseNames } from './secrets';
import { expect, test } from './test';

// here the desk is a sheet, too
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** All texts and labels of the page. */
const made = ({ page }: Player) => page.evaluate(() => document.body.outerHTML);

test('at a shared browser one person’s sheets, plan and hints stay hidden from the others', async ({
  guest,
}) => {
  const ana = await guest('Ana', SMALL);
  const carl = await guest('Carl');
  const { page, tray } = ana;
  const { at, scribes } = await started([ana, new Player('Bo', page), carl]);
  await page.goto(at);
  const boroughs = page.getByRole('tablist', { name: 'Boroughs' });
  const [first, second] = [
    { name: 'Ana', scribe: scribes[0] },
    { name: 'Bo', scribe: scribes[1]! },
  ] as const;
  const third = scribes[2]!;
  const curtain = page.getByRole('alertdialog');
  type Somebody = typeof first | typeof second;
  /** Expects the curtain for one of them, and nothing else. */
  const falls = async ({ name }: Somebody) => {
    await expect(curtain.getByRole('heading')).toHaveText(`Hand the device to ${name}.`);
    await expect(page.locator('dialog, [role=grid], .tray, .desk, .half, [aria-live]')).toHaveCount(0);
  };
  /** One person takes the device, and finds nothing open. */
  const lifts = async ({ name }: Somebody) => {
    await curtain.getByRole('button', { name: `I am ${name}` }).tap();
    await expect(curtain).toHaveCount(0);
    await expect(boroughs.getByRole('tab').first()).toContainText(name);
    await expect(page.locator('dialog, .half')).toHaveCount(0);
  };
  const namesNone = async (promises: readonly string[]) => {
    const page = await made(ana);
    for (const name of promises) expect(page.includes(name), `${name} is named`).toBe(false);
  };

  // promises: the log, which names the drawn ones, is open
  const drawn = new Map<Somebody, readonly string[]>();
  const known = (somebody: Somebody) => drawn.get(somebody) ?? [];
  let one: Somebody = first;
  // before any person has taken the device, the page shows the seat to act
  const mine = boroughs.getByRole('tab').first();
  const begins = async (next: Somebody) => {
    await expect(curtain.or(mine.filter({ hasText: next.name })).first()).toBeVisible();
    if (await curtain.isVisible()) await lifts(next);
  };
  for (;;) {
    const { view, turn } = await third.state();
    if (view.step !== 's.promises') break;
    const next = [first, second].find(({ scribe }) => turn.seats.includes(scribe.seat));
    if (!next) await third.goOn();
    else {
      if (!drawn.size) await begins((one = next));
      else if (next !== one) {
        await falls(next);
        await namesNone(known(one));
        await lifts(next);
        await namesNone(known(one));
        one = next;
      }
      drawn.set(
        next,
        (await next.scribe.state()).offers!.keep.map((key) => promiseNames.get(key)!),
      );
      await ana.button('Reference').tap();
      await ana.sheet.getByRole('tab', { name: 'Log' }).tap();
      for (const name of known(next)) await expect(ana.sheet).toContainText(name);
      await next.scribe.goOn();
    }
  }
  let other: Somebody = one === first ? second : first;
  await ana.button('Close').tap();

  // City Hall: a sum of the ledger is open
  await expect(ana.main).toHaveText('Choose a lit place');
  await page.locator('[data-ledger="money"]').tap();
  await expect(ana.sheet).toBeVisible();
  await one.scribe.goOn();
  await falls(other);
  await lifts(other);
  await boroughs.getByRole('tab', { name: one.name }).tap();
  await expect(page.locator(`[data-map="${one.scribe.seat}"]`)).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[role=gridcell][aria-label*="City Hall"]')).toHaveCount(0);
  // there is nothing to do except to wait for another browser
  await other.scribe.goOn();
  await boroughs.getByRole('tab', { name: other.name }).tap();
  await expect(ana.main).toHaveText('Waiting for Carl');
  await namesNone(known(one));
  await third.goOn();

  // continues to the plans, with any host of the Mayor and any cards
  for (;;) {
    const { view, turn } = await third.state();
    if (view.step === 'p2.plan') break;
    const next = [first.scribe, second.scribe, third].find(({ seat }) => turn.seats.includes(seat))!;
    await next.goOn();
  }
  await expect(ana.main).toHaveText(/^Seal the plan/);
  const looks = (await boroughs.getByRole('tab').first().textContent())!.includes(first.name);
  [one, other] = looks ? [first, second] : [second, first];

  // a plan: the desk is open
  const plan = page.getByRole('list', { name: 'Your plan' });
  const planned = /Police Station/;
  await one.scribe.build('Pol', 'a6 a7');
  await expect(plan).toContainText(planned);
  await tray.locator('[data-deed=desk]').tap();
  await expect(ana.sheet.locator('[data-tile-of]').first()).toBeVisible();
  await one.scribe.send({ do: 'commit' });
  await falls(other);
  expect(await made(ana)).not.toMatch(planned);
  // a player who has sealed looks once more, and hands the device back
  await curtain.getByRole('button', { name: `${one.name} wants to look again` }).tap();
  await falls(one);
  await lifts(one);
  await expect(plan).toContainText(planned);
  await ana.main.filter({ hasText: 'Hand over' }).tap();
  await falls(other);
  expect(await made(ana)).not.toMatch(planned);
  await lifts(other);
  await boroughs.getByRole('tab', { name: one.name }).tap();
  await expect(page.locator(`[data-map="${one.scribe.seat}"]`)).toHaveAttribute('aria-busy', 'false');
  expect(await made(ana)).not.toMatch(planned);

  // two boroughs are compared until another person at this device is to act
  await ana.button('Compare two boroughs').tap();
  await expect(page.locator('.half')).toHaveCount(2);
  await other.scribe.send({ do: 'commit' });
  await third.send({ do: 'commit' });
  for (;;) {
    const { turn } = await third.state();
    if (turn.seats.includes(one.scribe.seat)) break;
    const next = [other.scribe, third].find(({ seat }) => turn.seats.includes(seat))!;
    await next.goOn();
  }
  await falls(one);
  await lifts(one);
});

test('at one device all see the reveal, before the curtain falls or after it is lifted @full', async ({
  guest,
}) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { at, scribes } = await started([ana, new Player('Bo', page)]);
  const [first, second] = scribes as [Scribe, Scribe];
  await played(scribes, 'p2.plan');
  await first.build('F1', 'a7');
  await second.build('Pol', 'a6 a7');
  await page.goto(at);
  const curtain = page.getByRole('alertdialog');
  const lifts = (name: string) => curtain.getByRole('button', { name: `I am ${name}` }).click();
  const looks = (name: string) =>
    expect(page.getByRole('tablist', { name: 'Boroughs' }).getByRole('tab').first()).toContainText(name);
  /** Watches for the reveal of both plans. */
  const revealed = async () => {
    const all = [
      await ana.glimpse('.tray h2', /All plans are open/),
      await ana.glimpse('.chip.now', /Factory 1/),
      await ana.glimpse('.chip.now', /Police Station/),
    ];
    return async () => {
      for (const seen of all) await seen();
    };
  };
  const seal = () => ana.main.filter({ hasText: 'Seal the plan' }).click();

  await looks('Ana');
  await seal();
  await lifts('Bo');
  await looks('Bo');
  const live = await revealed();
  await seal();
  await live();
  // no matter who moves first, Ana has not seen it yet
  while (!(await first.state()).turn.seats.includes(first.seat)) await second.goOn();
  // the count is read before the game goes on
  await expect(async () => {
    const on = ana.main.filter({ hasText: /^(Go on|On to)/ });
    if (await on.count()) await on.click({ timeout: 1_000 });
    await expect(curtain.getByRole('heading')).toHaveText('Hand the device to Ana.', { timeout: 1_000 });
  }).toPass();
  const told = await revealed();
  await lifts('Ana');
  await told();
  await looks('Ana');
  await expect(ana.main).not.toHaveText('Skip');
});

test('a message for one person is gone when the curtain falls', async ({ guest }) => {
  // here a drawn promise has room only in a toast
  const ana = await guest('Ana', SMALL);
  const { page } = ana;
  const { at, scribes } = await started([ana, new Player('Bo', page)]);
  /** Continues until a step needs an action of a person; returns that person. */
  const asked = async (step: string) => {
    for (;;) {
      const { view, turn } = await scribes[0].state();
      const next = scribes.find(({ seat }) => turn.seats.includes(seat))!;
      if (view.step === step) return next.seat;
      await next.goOn();
    }
  };
  const first = await asked('p7.council');
  // no message disappears by itself
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((then: TimerHandler, time?: number) =>
      later(then, time === 4_000 ? 120_000 : time)) as typeof setTimeout;
  });
  await page.goto(at);
  await page.locator('.council [data-cell].lamp').first().tap();
  await ana.tray.locator('label', { hasText: /promise/ }).tap();
  await ana.main.filter({ hasText: /^Move the disc/ }).tap();
  await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveText(
    `Hand the device to ${first ? 'Ana' : 'Bo'}.`,
  );
  const { view } = await scribes[first]!.state();
  expect(view.seats[first]!.promises.length, 'a promise was drawn, which is said').toBe(2);
  await expect(page.locator('.toasts p')).toHaveCount(0);
});
