import { pressingKeys, type Pressed } from './keys';
import { Mayor } from './mayor';
import type { Player } from './player';
import { callsPlainly, held, namesNone, note, secretsOf, tellsNothing } from './secrets';
import { expect, test } from './test';

/** On a desktop all is done by keys, on a phone all by touch. */
const DEVICES = [
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['a small phone', { viewport: { width: 360, height: 640 }, hasTouch: true }],
] as const;
type Device = (typeof DEVICES)[number];

/** Nothing is pressed but keys, or nothing but by touch. */
function handsOf(who: Player, [, { viewport }]: Device): Pressed | null {
  if (viewport.width > 1000) return pressingKeys(who);
  who.press = (what, most) => what.tap(most);
  return null;
}

for (const device of [DEVICES[0], DEVICES[1]]) {
  const [name, options] = device;

  test(`two people at one device hand it over behind a curtain, ${name}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', options);
    const { page } = ana;
    const all = await held(ana);
    await ana.openTable(2, 'Small City');
    await ana.button('Share this device').click();
    await ana.sheet.getByLabel('Your name').fill('Bo');
    await ana.button('Sit down here').click();
    await expect(ana.sheet).toHaveCount(0);
    const table = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await ana.button('Start the game').click();

    handsOf(ana, device);
    const mayor = new Mayor(ana, 8);
    let time = 0;
    const curtains = await mayor.playOutTogether(async (curtain) => {
      if (!curtain) return time++ % 5 ? undefined : note(all);
      // behind it lies nothing
      await expect(page.locator('[role=grid], .tray, .desk, [aria-live], dialog')).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/promise/i);
      await note(all);
    });
    // eight rounds of plans at least
    expect(curtains).toBeGreaterThanOrEqual(8);

    // whoever looks is told and shown nothing that only the other may know, and a curtain tells of neither
    tellsNothing(all);
    callsPlainly(all, table);
    const known = [secretsOf(all, 0), secretsOf(all, 1)] as const;
    const everything = new Set([...known[0], ...known[1]]);
    for (const [eyes, own] of [
      [0, known[0]],
      [1, known[1]],
      [null, new Set<string>()],
    ] as const) {
      const foreign = [...everything].filter((key) => !own.has(key));
      expect(foreign.length).toBeGreaterThan(0);
      const whose = eyes === null ? 'a curtain' : `the page of seat ${eyes}`;
      const seen = all.pages.filter((each) => each.eyes === eyes);
      expect(seen.length, `pages of ${whose}`).toBeGreaterThan(4);
      namesNone(`${whose} shows`, seen, foreign);
      namesNone(
        `${whose} says`,
        all.said.filter((each) => each.eyes === eyes),
        foreign,
      );
    }
  });
}

for (const device of [DEVICES[0], DEVICES[2]]) {
  const [name, options] = device;

  test(`a solo game, ${name}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', options);
    await ana.openLobby(1, 'Small City');
    await ana.button('Start the game').click();
    handsOf(ana, device);
    const mayor = new Mayor(ana, 3);
    await mayor.tableIsLaid();
    await mayor.playOut();
    await expect(mayor.result).toBeVisible();
  });
}

for (const device of [DEVICES[0], DEVICES[1]]) {
  const [name, options] = device;

  test(`four seats, advanced, with Traders, Forest boards and bots, ${name}`, async ({ person }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', options);
    await ana.openTable(4, 'Small City');
    for (const name of [/^Forest boards/, /^Traders/])
      await ana.page
        .getByRole('group', { name: /^Modules/ })
        .getByRole('switch', { name })
        .check();
    await ana.page.getByRole('switch', { name: /^Advanced game/ }).check();
    await ana.button('Fill with bots').click();
    await ana.button('Start the game').click();
    const pressed = handsOf(ana, device);
    const mayor = new Mayor(ana, 9);
    await mayor.tableIsLaid();
    let most = 0;
    await mayor.playOut(async () => {
      most = Math.max(most, await ana.page.locator('body *').count());
    });
    await expect(mayor.result).toBeVisible();
    expect(most, 'elements of a page that is still light').toBeLessThanOrEqual(2_600);
    // what every game has: tiles were planned and discs stepped in the council
    for (const kind of pressed ? (['tile', 'council', 'cell'] as const) : [])
      expect(pressed![kind], kind).toBeGreaterThan(0);
  });
}
