import { pressingKeys } from './keys';
import { Mayor } from './mayor';
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
    ben.press = (what) => what.tap();
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
