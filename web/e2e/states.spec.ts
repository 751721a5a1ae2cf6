import type { Player } from './player';
import { played, playedOut, started } from './requests';
import { expect, test } from './test';

const PHONE = { width: 360, height: 640 };

const PHONES = [PHONE, { width: 390, height: 844 }];

const chips = (who: Player) => who.page.getByRole('list', { name: 'Your plan' }).getByRole('button');
const ready = (who: Player, text: RegExp) =>
  who.main.filter({ hasText: text }).and(who.page.locator('[aria-disabled=false]'));

test('a sealed plan can be reopened until the last seal', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await scribes[0].build('F1', 'a7');
  await ana.page.goto(at);
  await ready(ana, /^Seal the plan/).click();
  await expect(ana.tray).toContainText('Your plan is sealed');
  await expect(ana.tray).toContainText('Ben still plans');
  await expect(chips(ana)).toBeDisabled();
  // the plan stays on the map, and the tiles on the desk, which says why they cannot be picked up
  await expect(ana.page.locator('[data-map] [data-cell=a7]')).toHaveAccessibleName(/Factory 1/);
  await expect(ana.page.locator('[data-tile-of][aria-disabled=false]')).toHaveCount(0);
  await ana.page.locator('[data-tile-of=R1]').click({ force: true });
  await expect(ana.tray.getByRole('alert')).toContainText('SC-5.1');
  await ana.page.keyboard.press('Escape');
  await expect(ana.tray.getByRole('alert')).toHaveCount(0);
  // and so do the cells
  await ana.page.locator('[data-map] [data-cell=c3]').click();
  await expect(ana.tray.getByRole('alert')).toContainText('SC-5.1');
  await ana.page.keyboard.press('Escape');
  // no other browser sees either
  await ben.page.goto(at);
  await ben.page.getByRole('tab', { name: /^Ana/ }).click();
  await expect(ben.page.locator('[data-map] [data-cell=a7]')).toHaveAccessibleName('a7, empty.');
  await ben.page.goto('about:blank');
  await ana.page.keyboard.press('Shift+U');
  await expect(ready(ana, /^Seal the plan/)).toBeVisible();
  await chips(ana).click();
  await ana.tray.getByRole('button', { name: 'Take back' }).click();
  await expect(chips(ana)).toHaveCount(0);
  // the last seal reveals all plans
  await scribes[1]!.send({ do: 'commit' });
  await ready(ana, /^Seal/).click();
  await ready(ana, /^Seal and build nothing/).click();
  await expect(ana.tray).not.toContainText('plan');
});

test('a change that breaks a later step warns first', async ({ guest }) => {
  const ana = await guest('Ana');
  const { at, scribes } = await started([ana], { options: { constants: 'thick air' } });
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'grow' });
  await scribes[0].build('F1', 'h8');
  await scribes[0].build('R1', 'c3');
  await ana.page.goto(at);
  await expect(chips(ana)).toHaveCount(3);
  await chips(ana).first().click();
  await ana.tray.getByRole('button', { name: 'Take back' }).click();
  // the broken step is marked with its reason, and nothing can be sealed
  await expect(ana.tray).toContainText('The change breaks your plan');
  await expect(ana.page.locator('.plan .step.bad')).toHaveCount(1);
  await expect(ana.page.locator('.plan .step.bad')).toContainText('Factory 1');
  await expect(ana.main).not.toContainText('Seal');
  await ana.tray.getByRole('button', { name: 'Leave it as it was' }).click();
  await expect(chips(ana)).toHaveCount(3);
  await expect(ana.page.locator('.plan .step.bad')).toHaveCount(0);
  // once more, without the broken step
  await ana.tray.getByRole('button', { name: 'Take back' }).click();
  await ana.tray.getByRole('button', { name: 'Drop what breaks' }).click();
  await expect(chips(ana)).toHaveCount(1);
  await expect(ready(ana, /^Seal the plan/)).toBeVisible();
});

test('a number of the ledger opens as a sum, with the plan and the amounts due', async ({ guest }) => {
  const ana = await guest('Ana');
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'grow' });
  await scribes[0].build('R1', 'c3');
  await ana.page.goto(at);
  await expect(chips(ana)).toHaveCount(2);
  const sum = async (number: string) => {
    await ana.page.locator(`[data-ledger=${number}]`).click();
    await expect(ana.sheet.locator('tr').first()).toBeVisible();
    const rows = await ana.sheet
      .locator('tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
    await ana.page.keyboard.press('Escape');
    await ana.closed();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  };
  // SC-1.7, SC-5.5, SC-6.1: $2 for the zone, $1 for the home
  const money = await sum('money');
  const [now, after] = [money[0], money[3]].map((row) => Number(/\$(\d+)$/.exec(row!)![1]));
  expect(money.slice(1, 3)).toEqual(['Zone 8 by 8 −$2 SC-5.5', 'Residence 1 c3 −$1 SC-6.1']);
  expect(after).toBe(now! - 3);
  // a citizen moves in, whose vote is due (SC-5.7, SC-10.1)
  expect((await sum('people'))[1]).toBe('Residence 1 c3 −1 SC-6.1');
  const votes = await sum('votes');
  expect(votes[0]).toMatch(/^Now 0/);
  expect(votes[1]).toBe('homes +1 by your choice +1 SC-10.1');
  expect(votes.at(-1)).toMatch(/1$/);
});

test('the cells of a smaller borough react where they are drawn, and nowhere else', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'grow' });
  await ana.page.goto(at);
  const cells = ana.page.locator('[data-map] [data-cell]:visible');
  await expect(cells).toHaveCount(8 * 8);
  await ana.page.getByRole('tab', { name: /^Ben/ }).click();
  await expect(cells).toHaveCount(7 * 7);
  for (const viewport of [{ width: 1280, height: 800 }, ...PHONES]) {
    await ana.page.setViewportSize(viewport);
    await ana.page.evaluate(() => new Promise(requestAnimationFrame));
    const map = (await ana.page.locator('[data-map]').boundingBox())!;
    const last = (await ana.page.locator('[data-map] [data-cell=g7]').boundingBox())!;
    // 27 units before the cells, 15 behind them, 48 for each
    const unit = map.width / (27 + 7 * 48 + 15);
    for (const [found, drawn] of [
      [last.x - map.x, 27 + 6 * 48],
      [last.y - map.y, 27 + 6 * 48],
      [last.width, 48],
    ] as const)
      expect(found / unit).toBeCloseTo(drawn, 0);
    const beside = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest('[role=grid]') ?? null;
    const [right, bottom] = [map.x + map.width, map.y + map.height];
    for (const point of [
      { x: right + 3, y: map.y + map.height / 2 },
      { x: map.x + map.width / 2, y: bottom + 8 },
    ])
      expect(await ana.page.evaluate(beside, point)).toBeNull();
  }
});

test('moves without a connection are kept, and sent after a reconnection unless taken back', async ({
  guest,
}) => {
  const [ana, ben] = [await guest('Ana', { forgive: /ERR_INTERNET_DISCONNECTED/ }), await guest('Ben')];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p2.plan');
  await ana.page.goto(at);
  const goes = async (offline: boolean) => {
    await ana.page.context().setOffline(offline);
    await expect(ana.page.getByText(/^Offline\./)).toHaveCount(offline ? 1 : 0);
  };
  const waits = ana.main.filter({ hasText: 'Waits for the connection' });
  const takeBack = ana.tray.getByRole('button', { name: 'Take back' });
  await ana.page.locator('[data-tile-of=F1]').click();
  await ana.page.locator('[data-map] [data-cell].lit').first().click();
  await expect(ready(ana, /^Add to plan/)).toBeVisible();
  await goes(true);
  // taken back in time
  await ready(ana, /^Sends when online/).click();
  await expect(waits).toBeVisible();
  await takeBack.click();
  await expect(ready(ana, /^Sends when online/)).toBeVisible();
  await goes(false);
  await expect(chips(ana)).toHaveCount(0);
  await goes(true);
  await ready(ana, /^Sends when online/).click();
  await expect(waits).toBeVisible();
  await goes(false);
  await expect(chips(ana)).toHaveCount(1);

  // a seal too; another player's seal meanwhile does not harm it
  await expect(ready(ana, /^Seal the plan/)).toBeVisible();
  await goes(true);
  await ready(ana, /^Sends when online/).click();
  await expect(waits).toBeVisible();
  expect((await scribes[1]!.state()).turn.seats).toEqual([0, 1]);
  await scribes[1]!.send({ do: 'commit' });
  const opened = await ana.glimpse('.tray h2', /All plans are open/);
  await goes(false);
  await opened();
});

test('a waiting player may watch, and secrets stay in an envelope', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { at, scribes } = await started([ana, ben]);
  await played([scribes[1]!, scribes[0]], 'p7.council');
  await ana.page.goto(at);
  await ana.tray.getByRole('button', { name: 'Watch Ben' }).click();
  await expect(ana.page.getByRole('tab', { name: /^Ben/ })).toHaveAttribute('aria-selected', 'true');
  await ready(ana, /^Back to yours/).click();
  const pledge = ana.page.locator('.drawers .pledge');
  // the log is open while one waits
  const promises = ana.page.getByRole('tab', { name: 'Promises', exact: true });
  await promises.click();
  await expect(pledge.first()).toBeVisible();
  await ana.page.evaluate(() => localStorage.setItem('citywright.settings', JSON.stringify({ cover: true })));
  await ana.page.reload();
  await promises.click();
  const envelope = ana.page.locator('.drawers').getByRole('button', { name: 'Press to look' });
  await expect(envelope).toBeVisible();
  await expect(pledge).toHaveCount(0);
  await envelope.hover();
  await ana.page.mouse.down();
  await expect(pledge.first()).toBeVisible();
  await ana.page.mouse.up();
  await expect(pledge).toHaveCount(0);
});

test('people who wait or watch see the cards and the council, and can do nothing with them @full', async ({
  guest,
}) => {
  const [ana, ben, eve] = [await guest('Ana'), await guest('Ben'), await guest('Eve')];
  const { at, scribes } = await started([ana, ben]);
  const desk = (who: Player) => who.page.locator('.desk [data-desk], dialog [data-desk]');
  for (const [step, parts, first] of [
    ['p1.choose', '[data-card]', '[data-card]'],
    ['p7.council', '[data-cell]', '[data-cell="1 1"]'],
  ] as const) {
    await played([scribes[1]!, scribes[0]], step);
    for (const who of [ana, eve])
      for (const viewport of [...PHONES, { width: 1280, height: 800 }]) {
        await who.page.setViewportSize(viewport);
        await who.page.goto(at);
        await expect(who.tray).toContainText('Ben');
        // a small phone has no room for the cards beside its map
        const folded = step === 'p1.choose' && viewport.height < 740;
        if (folded) await who.tray.getByRole('button', { name: 'Cards' }).click();
        await expect(desk(who).locator(parts).first()).toBeVisible();
        await expect(desk(who).locator(`${parts}[aria-disabled=false]`)).toHaveCount(0);
        // it is announced as off, and pressed anyway
        await desk(who).locator(first).first().click({ force: true });
        await expect(desk(who).locator('[aria-pressed=true]')).toHaveCount(0);
        await who.page.goto('about:blank');
      }
  }
});

test('a finger on a small cell has a loupe, and slides to the cell it takes', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { at, scribes } = await started([ana]);
  // the ground has ten cells a side from the third round on
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'grow' });
  await played(scribes, 'p2.plan', 2);
  await scribes[0].send({ do: 'grow' });
  await played(scribes, 'p2.plan', 3);
  await ana.page.goto(at);
  await ana.tray.locator('[data-deed=desk]').tap();
  await ana.page.locator('[data-tile-of=F1][aria-disabled=false]').tap();
  // the map takes the space of the desk
  await expect(ana.sheet).toHaveCount(0);
  await expect(ana.page.locator('[data-map] [data-cell="e9"].lit')).toBeVisible();
  const middle = async (cell: string) => {
    const box = (await ana.page.locator(`[data-map] [data-cell="${cell}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = await ana.page.context().newCDPSession(ana.page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', cell?: string) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: cell ? [await middle(cell)] : [] });
  await send('touchStart', 'e9');
  await expect(ana.page.locator('[data-loupe="e9"]')).toBeVisible();
  await send('touchMove', 'f9');
  await expect(ana.page.locator('[data-loupe="f9"]')).toBeVisible();
  await send('touchEnd');
  await expect(ana.page.locator('[data-loupe]')).toHaveCount(0);
  await expect(ana.page.locator('[data-map] [data-cell="f9"]')).toHaveAttribute('aria-label', /pinned/);
});

test('a seat that is out watches the others to the end @full', async ({ guest }) => {
  const [ana, ben, cleo] = [await guest('Ana'), await guest('Ben'), await guest('Cleo')];
  const { at, scribes } = await started([ana, ben, cleo], { options: { constants: 'thick air' } });
  const [, second, third] = scribes;
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'commit' });
  for (const scribe of [second!, third!]) {
    await scribe.build('Pk1', 'a7');
    await scribe.send({ do: 'commit' });
  }
  await ana.page.goto(at);
  await played([second!, third!, scribes[0]], 'p7.council');
  const own = ana.page.getByRole('tab', { name: /^You/ });
  await expect(own).toHaveAccessibleName(/Out in round 1 at 100\u00a0%/);
  await expect(ana.main).toHaveAttribute('aria-disabled', 'true');
  await expect(ana.tray).toContainText('At 100\u00a0% your borough is lost. You may keep watching.');
  await expect(ana.tray.getByRole('button', { name: 'Watch Ben' })).toBeVisible();
  // in the next round the others are eliminated as well
  await playedOut(scribes);
  await expect(ana.page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
});

test('the last who is left has won @full', async ({ guest }) => {
  const [ana, ben] = [await guest('Ana'), await guest('Ben')];
  const { at, scribes } = await started([ana, ben], { options: { constants: 'thick air' } });
  await played(scribes, 'p2.plan');
  await scribes[0].send({ do: 'commit' });
  await scribes[1]!.build('Pk1', 'a7');
  await ana.page.goto(at);
  await scribes[1]!.send({ do: 'commit' });
  await playedOut(scribes);
  await expect(ana.page.getByRole('table', { name: 'Score sheet' })).toBeVisible();
  await expect(ana.page.getByText('Out in round 1').first()).toBeVisible();
});

test('on a phone votes are still there when pollution has been counted @full', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  await scribes[0].build('R1', 'c3');
  await page.goto(at);
  await ready(ana, /^Seal the plan/).tap();
  // the count stays until it is read
  await ready(ana, /^Go on/).tap();
  await expect(ana.main).toHaveText(/^On to the council/);
  for (const viewport of PHONES)
    for (const bar of ['votes', 'pollution']) {
      await page.setViewportSize(viewport);
      const part = page.locator(`[data-bar=${bar}]`);
      await expect(part).toBeInViewport({ ratio: 1 });
      // no number of it is covered or cut off
      const seen = await part.locator('b').evaluateAll((numbers) =>
        numbers.map((number) => {
          const { x, y, width, height, right } = number.getBoundingClientRect();
          const there = document.elementFromPoint(x + width / 2, y + height / 2);
          const room = number.closest('li, section')!.getBoundingClientRect();
          return number.contains(there) && right <= room.right + 1;
        }),
      );
      expect(seen.length).toBeGreaterThan(1);
      expect(seen).not.toContain(false);
      // a name is complete, or below the edge; a tap shows it
      const cut = () =>
        part.locator('li').evaluateAll((bars) =>
          bars.flatMap((bar) => {
            const [box, name] = [bar, bar.querySelector('span')!].map((each) => each.getBoundingClientRect());
            const hidden = name!.top >= box!.bottom - 1;
            return hidden || (name!.left >= box!.left && name!.right <= box!.right) ? [] : [bar.textContent];
          }),
        );
      expect(await cut()).toEqual([]);
      const first = part.locator('li').first();
      await first.tap();
      await expect(first.locator('span')).toBeInViewport({ ratio: 0.9 });
      expect(await cut()).toEqual([]);
      await first.tap();
    }
});

test('on a phone the clock of a live table is red with its sign under 30 seconds, instead of the round', async ({
  guest,
}) => {
  const ana = await guest('Ana', { viewport: PHONE });
  const { page } = ana;
  const pace = { kind: 'live', reserve_seconds: 600, move_seconds: 60 };
  const { at, scribes } = await started([ana], { pace });
  await played(scribes, 'p2.plan');
  // this test controls the browser's time; the table's time runs on
  await page.clock.install();
  await page.goto(at);
  const [clock, round] = [page.locator('.bar .clock'), page.locator('.bar .round')];
  const seen = async () => {
    const ink = (token: string) =>
      page.evaluate((token) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${token})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, token);
    const [color, clip] = [
      await clock.evaluate((clock) => getComputedStyle(clock).color),
      await round.evaluate((round) => getComputedStyle(round).clipPath),
    ];
    return {
      red: color === (await ink('--bad')),
      round: clip === 'none',
      sign: await clock.locator('svg').count(),
    };
  };
  await expect(ana.main).toHaveText(/^Seal the plan/);
  await expect(clock).toHaveText(/^\d+:\d\d$/);
  const atBoth = async (expected: object) => {
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      expect(await seen(), `${viewport.width} px`).toEqual(expected);
    }
  };
  await atBoth({ red: false, round: true, sign: 0 });
  const left = async () => {
    const [minutes, seconds] = (await clock.innerText()).split(':').map(Number);
    return minutes! * 60 + seconds!;
  };
  await page.clock.fastForward(((await left()) - 29) * 1000);
  await expect.poll(left).toBeLessThan(30);
  await atBoth({ red: true, round: false, sign: 1 });
  await expect(page.getByRole('alert').filter({ hasText: /seconds/ })).toHaveCount(1);
  // it has its place in the bar
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await expect(clock).toBeInViewport({ ratio: 1 });
    const free = await clock.evaluate((clock) => {
      const { left, right, top, height } = clock.getBoundingClientRect();
      return [left + 1, right - 1].every((x) =>
        clock.contains(document.elementFromPoint(x, top + height / 2)),
      );
    });
    expect(free, 'nothing lies over the time').toBe(true);
  }
});

test('the ring of the keyboard hides no number of a plan @full', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p2.plan');
  await scribes[0].build('F1', 'a6');
  await page.goto(at);
  await expect(chips(ana)).toHaveCount(1);
  const badge = page
    .locator('[data-map] svg text', { hasText: /^1$/ })
    .and(page.locator('g:has(.stitch) text'));
  const cell = (name: string) => page.locator(`[data-map] [data-cell=${name}]`);
  // it reaches at most this far out of its cell, in pixels
  const reach = (what: typeof badge) =>
    what.evaluate((node) => {
      const shadows = getComputedStyle(node).boxShadow.split(/,(?![^(]*\))/);
      const spread = (shadow: string) => Number(/(\d+)px(?: inset)?$/.exec(shadow.trim())?.[1]);
      const part = (inset: boolean) => shadows.filter((each) => each.includes('inset') === inset).map(spread);
      return { out: Math.max(0, ...part(false)), inside: Math.max(0, ...part(true)) };
    });
  for (const name of ['a6', 'b6']) {
    await cell(name).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(cell(name)).toBeFocused();
    const { out, inside } = await reach(cell(name));
    expect(out + inside, 'there is a ring').toBeGreaterThan(2);
    const [box, number] = [(await cell(name).boundingBox())!, (await badge.boundingBox())!];
    const [left, right] = [box.x, box.x + box.width];
    if (name === 'a6') expect(number.x + number.width).toBeLessThanOrEqual(right - inside);
    else expect(number.x + number.width).toBeLessThanOrEqual(left - out);
  }
  // and in the strip it is not cut off
  await chips(ana).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chips(ana)).toBeFocused();
  expect((await reach(chips(ana))).out).toBe(0);
});

test('a spectator on a phone opens boroughs at full size during the council @full', async ({ guest }) => {
  const [ana, ben, kim] = [
    await guest('Ana'),
    await guest('Ben'),
    await guest('Kim', { viewport: PHONES[1], hasTouch: true, isMobile: true }),
  ];
  const { at, scribes } = await started([ana, ben]);
  await played(scribes, 'p7.council');
  await kim.page.goto(at);
  const [sheet, council] = [kim.page.locator('.sheet [data-map]'), kim.page.locator('.council')];
  await expect(council).toBeVisible();
  const small = (await sheet.boundingBox())!.width;
  await kim.tray.getByRole('button', { name: 'Map' }).tap();
  await expect(council).toHaveCount(0);
  await kim.page.getByRole('tab', { name: /^Ben/ }).tap();
  await expect(kim.page.getByRole('grid')).toBeVisible();
  expect((await sheet.boundingBox())!.width).toBeGreaterThan(small * 1.5);
  await kim.tray.getByRole('button', { name: 'Council' }).tap();
  await expect(council).toBeVisible();
});

test('on a phone the last disc visibly moves in the council, even by a spectator who turned to the map @full', async ({
  guest,
}) => {
  const ana = await guest('Ana');
  const { at, scribes } = await started([ana]);
  await played(scribes, 'p7.council');
  const spectators: Player[] = [];
  for (const viewport of PHONES) {
    // slowly, to leave time for a look on a busy machine
    const eve = await guest('Eve', { viewport, settings: { speed: 0.2 } });
    spectators.push(eve);
    await eve.page.goto(at);
    const council = eve.page.locator('.desk .council');
    await expect(council).toBeVisible();
    await eve.tray.getByRole('button', { name: 'Map' }).click();
    await expect(council).toHaveCount(0);
    await eve.page.emulateMedia({ reducedMotion: 'no-preference' });
  }
  // then the next phase has another desk, or none
  await scribes[0].send({ council: 1, disc: 0, pay: 'money' });
  await Promise.all(
    spectators.map(async ({ page, tray }) => {
      const council = page.locator('.desk .council');
      await expect(council.locator('[data-cell="1 1"] [data-disc^="0 "]')).toBeInViewport({ ratio: 0.9 });
      await expect(tray.locator('.told')).toContainText('Ana');
      await expect(council).toHaveCount(0);
    }),
  );
});

for (const { where, what, options, part, of, sign } of [
  {
    where: 'on a phone',
    what: 'the map keeps its size',
    options: { viewport: PHONES[1], hasTouch: true, isMobile: true },
    part: 'main > .sheet',
    of: 'height',
    sign: -1,
  },
  {
    where: 'beside the map',
    what: 'the desk keeps its place',
    options: { viewport: { width: 1280, height: 720 } },
    part: '.side > .desk',
    of: 'y',
    sign: 1,
  },
] as const)
  test(`${where} ${what} while tiles are chosen and aimed, and gets it back`, async ({ guest }) => {
    const ana = await guest('Ana', options);
    if ('hasTouch' in options) ana.press = (what, most) => what.tap(most);
    const { at, scribes } = await started([ana]);
    await played(scribes, 'p2.plan');
    await ana.page.goto(at);
    await expect(ready(ana, /^Seal/)).toBeVisible();
    const measured = async () => (await ana.page.locator(part).boundingBox())![of];
    const before = await measured();
    const taken = async () => sign * ((await measured()) - before);
    await ana.press(ana.page.locator('[data-tile-of=R1]'));
    await ana.press(ana.page.locator('[data-map] [data-cell].lit').first());
    await expect(ready(ana, /^Add to plan/)).toBeVisible();
    await expect(ana.tray).toContainText('SC-');
    // the tray's text about a home needs more lines
    await expect.poll(taken).toBeGreaterThan(0);
    const aimed = await taken();
    for (const back of [1, 2]) {
      await ana.press(ana.tray.getByRole('button', { name: 'Back' }));
      await expect(ana.page.locator('[data-map] [data-ghost]'), `back ${back}`).toHaveCount(0);
      expect(await taken()).toBe(aimed);
    }
    await scribes[0].send({ do: 'commit' });
    await expect(ana.tray.getByRole('heading')).not.toContainText('plan');
    await expect.poll(taken).toBeLessThan(aimed);
  });
