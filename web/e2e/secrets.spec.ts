import { call, played, started } from './requests';
import { callsPlainly, held, namesNone, note, secretsOf, tellsNothing } from './secrets';
import { expect, test } from './test';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('at two browsers neither players nor spectators see or store the secrets of another seat', async ({
  guest,
}) => {
  const ana = await guest('Ana', DESKTOP);
  // Ben has no page open and gets a push
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
    // another seat may draw a returned promise: then both know it
    const foreign = known.flatMap((keys) => [...keys]).filter((key) => !known[seat]!.has(key));
    expect(foreign.length).toBeGreaterThan(0);
    namesNone('a page shows or keeps', held.pages, foreign);
    namesNone('a page says', held.said, foreign);
    callsPlainly(held, name);
  }
  const notices = all[1].said.filter(({ by }) => by === 'notice');
  expect(notices.length).toBeGreaterThan(2);
});

test('start tiles stay secret until all seats have sealed', async ({ guest }) => {
  const ana = await guest('Ana', DESKTOP);
  const ben = await guest('Ben', DESKTOP);
  const table = await started([ana, ben], {
    options: { modules: 'cities', cities: 'london,paris' },
  });
  await played(table.scribes, 's.city_hall');
  const all = await held(ben);
  for (const { page } of [ana, ben]) await page.goto(table.at);
  const first = ana.main.filter({ hasText: 'Place City Hall' });
  // cells get their names row by row: the first that is lit may change
  const hall = ana.page.locator('[data-map] [data-cell=a1]');
  await expect(hall).toHaveAccessibleName(/ lit\./);
  await hall.click();
  await ben.page
    .getByRole('gridcell', { name: / lit\./ })
    .first()
    .click();
  await expect(ben.main).toContainText('Seal City Hall');
  await note(all);
  await first.click();
  const begin = all.texts.length;
  await expect(ana.tray.getByRole('heading')).toContainText('What does your city start with?');
  await expect(hall).toHaveAccessibleName(/City Hall/);
  const at = await ana.page
    .getByRole('gridcell', { name: / lit\./ })
    .first()
    .getAttribute('data-cell');
  await ana.page.locator(`[data-map] [data-cell=${at}]`).click();
  await ana.main.filter({ hasText: 'Place it' }).click();
  await ana.main.filter({ hasText: 'Seal the start' }).click();
  await expect(ana.tray.getByRole('heading')).toContainText('sealed');
  await expect.poll(() => all.told.at(-1)?.view.seats[0]?.committed).toBe(true);
  await note(all);
  tellsNothing(all);
  // no message since then names any of its cells
  const placed = all.texts
    .slice(begin)
    .filter((text) => text.includes(`"${at}"`) || text.includes('"C1","cells"'));
  expect(placed).toEqual([]);
  await ben.main.filter({ hasText: 'Seal City Hall' }).click();
  await expect.poll(() => JSON.stringify(all.told.at(-1)?.view.seats[0])).toContain('"tile":"C1"');
});
