import { pressingKeys } from './keys';
import { Mayor } from './mayor';
import { call, played, started } from './requests';
import { callsPlainly, held, namesNone, note, secretsOf, tellsNothing } from './secrets';
import { expect, test } from './test';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

for (const advanced of [false, true])
  test(`two people at two browsers${advanced ? ', advanced' : ''}: nobody is told what they may not know, and neither is who watches`, async ({
    person,
  }) => {
    test.setTimeout(600_000);
    const ana = await person('Ana', DESKTOP);
    const ben = await person('Ben', PHONE);
    const eve = await person('Eve', advanced ? PHONE : DESKTOP);
    // the first plays with keys alone, the other does not look and is called
    if (!advanced) pressingKeys(ana);
    ben.press = (what, most) => what.tap(most);
    const both = [await held(ana), await held(ben, !advanced)] as const;
    const watched = await held(eve);
    const link = await ana.openTable(2, 'Small City');
    if (advanced) await ana.page.getByRole('switch', { name: /^Advanced game/ }).check();
    await ben.join(link, 'Wave');
    const table = (await ana.page.getByRole('heading', { level: 1 }).textContent())!;
    await ana.button('Start the game').click();
    const mayors = [new Mayor(ana, 5), new Mayor(ben, 6)] as const;
    for (const mayor of mayors) await mayor.tableIsLaid();
    await eve.page.goto(ana.page.url());
    await expect(eve.page.getByRole('tablist', { name: 'Boroughs' })).toBeVisible();
    await Promise.all(
      mayors.map((mayor, seat) => {
        let time = 0;
        return mayor.playOut(async () => {
          if (time++ % 5) return;
          await note(both[seat]!);
          if (seat === 0) await note(watched);
        });
      }),
    );
    for (const { result } of mayors) await expect(result).toBeVisible();

    const known = both.map((held, seat) => secretsOf(held, seat));
    for (const [seat, all] of [...both, watched].entries()) {
      // what this browser is told after each step, is sent and shows; a game by chance may be a short one
      expect(all.told.length).toBeGreaterThan(20);
      expect(all.texts.length).toBeGreaterThan(20);
      expect(all.pages.length).toBeGreaterThan(3);
      tellsNothing(all);
      // what was put back may be drawn by another: then both know it
      const own = known[seat] ?? new Set();
      const foreign = known.flatMap((keys) => [...keys]).filter((key) => !own.has(key));
      expect(foreign.length).toBeGreaterThan(0);
      const sent = all.texts.filter((text) => foreign.some((key) => text.includes(`"${key}"`)));
      expect(sent.length, `one of ${foreign.join()}, which is sent`).toBe(0);
      namesNone('a page shows or keeps', all.pages, foreign);
      namesNone('a page says', all.said, foreign);
      callsPlainly(all, table);
      // a drawn promise is named to nobody else while it is played
      const told = all.texts.filter((text) => text.includes('"promise_drawn"'));
      expect(told.length).toBeGreaterThan(0);
      for (const other of [0, 1].filter((each) => each !== seat)) {
        const named = new RegExp(`"promise_drawn","seat":${other},"stack":"\\w+","promise":"`);
        expect(told.filter((text) => named.test(text)).length).toBe(0);
      }
    }
    const notices = both[1].said.filter(({ by }) => by === 'notice');
    if (!advanced) expect(notices.length).toBeGreaterThan(2);
  });

test('at two browsers nobody sees or stores what another seat keeps secret, and neither does a spectator', async ({
  guest,
}) => {
  const ana = await guest('Ana', DESKTOP);
  // he does not look, and is called
  const ben = await guest('Ben', { ...PHONE, serviceWorkers: 'allow' });
  const eve = await guest('Eve', DESKTOP);
  const { id, at, scribes } = await started([ana, ben], { options: { advanced: 'yes' } });
  const all = [await held(ana), await held(ben, true), await held(eve)] as const;
  for (const { page } of [ana, ben, eve]) await page.goto(at);
  const { name } = await call<{ name: string }>(ana.page.request, 'GET', `/${id}`);
  const noted = async () => {
    const { view } = await scribes[0].state();
    for (const each of all) {
      await expect.poll(() => each.told.at(-1)?.view.step, `${each.who.name} is told`).toBe(view.step);
      await note(each);
    }
  };
  for (const [step, round] of [
    ['s.promises', 0],
    ['s.city_hall', 0],
    ['p2.plan', 1],
    ['p7.council', 1],
    ['p2.plan', 2],
    ['p7.council', 2],
  ] as const) {
    await played(scribes, step, round);
    await noted();
    if (step !== 'p2.plan') continue;
    for (const scribe of scribes) await scribe.build('F1', `a${8 - round}`);
    await expect(ana.page.locator('.plan .step')).toHaveCount(1);
    await noted();
  }

  const known = all.map((held, seat) => secretsOf(held, seat));
  for (const [seat, held] of all.entries()) {
    expect(held.pages.length).toBeGreaterThan(5);
    tellsNothing(held);
    // what was put back may be drawn by another: then both know it
    const foreign = known.flatMap((keys) => [...keys]).filter((key) => !known[seat]!.has(key));
    expect(foreign.length).toBeGreaterThan(0);
    namesNone('a page shows or keeps', held.pages, foreign);
    namesNone('a page says', held.said, foreign);
    callsPlainly(held, name);
  }
  const notices = all[1].said.filter(({ by }) => by === 'notice');
  expect(notices.length).toBeGreaterThan(2);
});

test('what a city starts with is told to nobody before all have sealed', async ({ guest }) => {
  const ana = await guest('Ana', DESKTOP);
  const ben = await guest('Ben', DESKTOP);
  const table = await started([ana, ben], {
    options: { modules: 'cities', cities: 'london,paris' },
  });
  await played(table.scribes, 's.city_hall');
  const all = await held(ben);
  for (const { page } of [ana, ben]) await page.goto(table.at);
  const first = ana.main.filter({ hasText: 'Place City Hall' });
  await ana.page
    .getByRole('gridcell', { name: / lit\./ })
    .first()
    .click();
  await ben.page
    .getByRole('gridcell', { name: / lit\./ })
    .first()
    .click();
  await expect(ben.main).toContainText('Seal City Hall');
  await note(all);
  await first.click();
  const begin = all.texts.length;
  await expect(ana.tray.getByRole('heading')).toContainText('What does your city start with?');
  await expect(ana.page.locator('[data-map] [data-cell=a1]')).toHaveAccessibleName(/City Hall/);
  const cell = ana.page.getByRole('gridcell', { name: / lit\./ }).first();
  const at = await cell.getAttribute('data-cell');
  await cell.click();
  await ana.main.filter({ hasText: 'Place it' }).click();
  await ana.main.filter({ hasText: 'Seal the start' }).click();
  await expect(ana.tray.getByRole('heading')).toContainText('sealed');
  await expect.poll(() => all.told.at(-1)?.view.seats[0]?.committed).toBe(true);
  await note(all);
  tellsNothing(all);
  // all that came meanwhile names no cell of it
  const placed = all.texts
    .slice(begin)
    .filter((text) => text.includes(`"${at}"`) || text.includes('"C1","cells"'));
  expect(placed).toEqual([]);
  await ben.main.filter({ hasText: 'Seal City Hall' }).click();
  await expect.poll(() => JSON.stringify(all.told.at(-1)?.view.seats[0])).toContain('"tile":"C1"');
});
