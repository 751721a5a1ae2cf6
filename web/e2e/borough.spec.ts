import type { WebSocket } from '@playwright/test';
import { patched } from '../src/lib/patch';
import type { Patch } from '../src/lib/wire';
import { Mayor } from './mayor';
import type { Player } from './player';
import { expect, test } from './test';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** What a view tells of a seat that only its owner may know before the end. */
interface Known {
  promises: { key: string }[];
  put_back: string[];
  plan: unknown;
  score: unknown;
}
interface Told {
  over: boolean;
  seats: Known[];
}

/** Every view that a page is told: whole, or as what has changed. */
function views(who: Player): Told[] {
  const all: Told[] = [];
  let now: { view: Told } | null = null;
  const hear = (message: { type: string; state?: { view: Told }; patch?: Patch }) => {
    if (message.state) now = message.state;
    else if (message.type === 'step' && message.patch && now) now = patched(now, message.patch);
    else return;
    all.push(now.view);
  };
  who.page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => hear(JSON.parse(String(payload)))),
  );
  return all;
}
/** Every text that a page is sent. */
function texts(who: Player): string[] {
  const all: string[] = [];
  who.page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => all.push(String(payload))),
  );
  return all;
}

async function open(who: Player, players: number): Promise<string> {
  return who.openTable(players, 'Small City');
}

test('two people at two browsers, and neither is told what the other may not know', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: DESKTOP });
  const ben = await person('Ben', { viewport: PHONE, hasTouch: true });
  const [seen, seenByBen, sent] = [views(ana), views(ben), texts(ana)];
  await ben.join(await open(ana, 2), 'Wave');
  await ana.button('Start the game').click();
  const mayors = [new Mayor(ana, 5), new Mayor(ben, 6)];
  for (const mayor of mayors) await mayor.tableIsLaid();
  await Promise.all(mayors.map((mayor) => mayor.playOut()));
  for (const mayor of mayors) await expect(mayor.result).toBeVisible();

  // a view for each step that this person was told of
  expect(seen.length).toBeGreaterThan(50);
  for (const [told, other] of [
    [seen, 1],
    [seenByBen, 0],
  ] as const)
    for (const { over, seats } of told) {
      if (over) continue;
      const { promises, put_back, plan, score } = seats[other]!;
      expect({ promises, put_back, plan, score }).toEqual({
        promises: [],
        put_back: [],
        plan: null,
        score: null,
      });
    }
  // the drawn promise of the other is named to nobody else while it is played
  const drawn = sent.filter((text) => text.includes('"promise_drawn"') && !text.includes('"scored"'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const text of drawn) expect(text).not.toMatch(/"promise_drawn","seat":1,"stack":"\w+","promise":"/);
});

test('two people at one device hand it over behind a curtain', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  await open(ana, 2);
  await ana.button('Share this device').click();
  await ana.sheet.getByLabel('Your name').fill('Bo');
  await ana.button('Sit down here').click();
  await expect(ana.sheet).toHaveCount(0);
  await ana.button('Start the game').click();

  const curtain = page.getByRole('alertdialog');
  const mayor = new Mayor(ana, 8);
  let curtains = 0;
  let acted = Date.now();
  for (;;) {
    const boroughs = page.getByRole('tablist', { name: 'Boroughs' });
    await expect(curtain.or(mayor.result).or(boroughs).first()).toBeVisible();
    if (await curtain.isVisible()) {
      // behind it lies nothing
      await expect(page.locator('[role=grid], .tray, .desk')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/promise/i);
      curtains += 1;
      await curtain.getByRole('button').first().click();
      await expect(curtain).toHaveCount(0);
      continue;
    }
    if (await mayor.result.isVisible()) break;
    if (await mayor.mayAct()) {
      await mayor.act();
      acted = Date.now();
    }
    expect(Date.now() - acted, 'somebody may act').toBeLessThan(30_000);
    expect(mayor.taps, 'the game goes on').toBeLessThan(1_500);
  }
  // eight rounds of plans at least
  expect(curtains).toBeGreaterThanOrEqual(8);
});

test('a solo game', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: { width: 360, height: 640 }, hasTouch: true });
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
  const mayor = new Mayor(ana, 3);
  await mayor.tableIsLaid();
  await mayor.playOut();
  await expect(mayor.result).toBeVisible();
});

test('four seats, advanced, with Traders and Forest boards, by keyboard alone', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: DESKTOP });
  await open(ana, 4);
  for (const name of [/^Forest boards/, /^Traders/])
    await ana.page
      .getByRole('group', { name: /^Modules/ })
      .getByRole('switch', { name })
      .check();
  await ana.page.getByRole('switch', { name: /^Advanced game/ }).check();
  await ana.button('Fill with bots').click();
  await ana.button('Start the game').click();
  ana.press = async (what) => {
    await what.focus();
    await ana.page.keyboard.press('Enter');
  };
  const mayor = new Mayor(ana, 9);
  await mayor.tableIsLaid();
  await mayor.playOut();
  await expect(mayor.result).toBeVisible();
});

test('nothing takes more taps than it has to', async ({ person }) => {
  const ana = await person('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  await ana.openLobby(1, 'Small City');
  await ana.button('Start the game').click();
  let taps = 0;
  /** So many taps were needed since the last time. */
  const since = () => {
    const count = taps;
    taps = 0;
    return count;
  };
  const tap = async (what: ReturnType<typeof page.locator>) => {
    taps += 1;
    await what.tap();
  };
  const main = (text: RegExp) => tap(ana.main.filter({ hasText: text }));
  const cell = (name: string) => tap(page.locator(`[data-cell="${name}"]`));
  const tile = (name: RegExp) => tap(page.getByRole('radio', { name }));

  // a promise: card, keep
  await tap(page.locator('.desk [role=radio]').first());
  await main(/Keep this promise/);
  expect(since()).toBe(2);
  // City Hall: cell, seal
  await cell('d4');
  await main(/Seal City Hall/);
  expect(since()).toBe(2);
  // the Mayor, who does not come to everybody: one tap proposes a pair
  await expect(ana.main).toHaveText(/Choose a lit place|Choose a card/);
  if (/place/.test((await ana.main.textContent()) ?? '')) {
    await page.locator('[role=gridcell][aria-label*=" lit"]').last().tap();
    taps += 1;
    await main(/Place the Mayor/);
    expect(since()).toBe(2);
  }
  // a card: card, take, and what it brings where that is a choice
  await tap(page.locator('.cards .lamp').first());
  const ways = page.locator('.tray [type=radio]');
  if (await ways.count()) await tap(ways.first().locator('..'));
  await main(/Take/);
  expect(since()).toBeLessThanOrEqual(3);
  // the City Councilor leads into the council, which may be passed
  const pass = ana.tray.getByRole('button', { name: /^(Pass|Build nothing)/ });
  const seal = ana.main.filter({ hasText: 'Seal the plan' });
  await expect(pass.or(seal)).toBeVisible();
  if (await pass.isVisible()) await pass.tap();
  await expect(seal).toBeVisible();
  taps = 0;
  // a plan: tile, cell, add; a tile of several cells has a place at once
  const free = page.locator('[role=gridcell][aria-label*=" lit"]');
  for (const name of [/^Residence 1/, /^Factory 1/, /^Medium Park/]) {
    await tile(name);
    await tap(free.last());
    await main(/Add to plan/);
    expect(since(), String(name)).toBe(3);
  }
  await tap(ana.tray.getByRole('button', { name: /^Take back/ }));
  await expect(page.locator('.plan .step')).toHaveCount(2);
  expect(since(), 'the last step is taken back').toBe(1);
  // another step: its chip, take back
  await tap(page.locator('.plan .step').first());
  await tap(ana.tray.getByRole('button', { name: /^Take back/ }).first());
  await expect(page.locator('.plan .step')).toHaveCount(1);
  expect(since(), 'any step is taken back').toBe(2);
});
