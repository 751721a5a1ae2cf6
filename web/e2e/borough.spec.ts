import type { WebSocket } from '@playwright/test';
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

/** Every view that a page is told, whole or in parts. */
function views(who: Player): Told[] {
  const all: Told[] = [];
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { seats, observer } = value as Record<string, unknown>;
    if (Array.isArray(seats) && observer !== undefined) all.push(value as Told);
    Object.values(value).forEach(read);
  };
  who.page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => read(JSON.parse(String(payload)))),
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

  expect(seen.length).toBeGreaterThan(1);
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
  for (;;) {
    await expect(curtain.or(mayor.result).or(page.getByRole('grid')).first()).toBeVisible();
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
    if (await mayor.mayAct()) await mayor.act();
  }
  // eight rounds of plans at least
  expect(curtains).toBeGreaterThanOrEqual(8);
});

test('a solo game', async ({ person }) => {
  test.setTimeout(600_000);
  const ana = await person('Ana', { viewport: { width: 360, height: 640 }, hasTouch: true });
  await open(ana, 1);
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
    await ana.page.getByRole('group', { name: /^Modules/ }).getByRole('switch', { name }).check();
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
