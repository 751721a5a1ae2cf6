import { small } from './look';
import { dealt } from './dealt';
import { played, Scribe } from './requests';
import { expect, test } from './test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('start tiles are placed after City Hall, refused with a reason, and taken back', async ({ guest }) => {
  const ana = await guest('Ana', PHONE);
  ana.press = (what, most) => what.tap(most);
  const table = await dealt(ana, { modules: 'cities', cities: 'helsinki' }, 0);
  const own = new Scribe(ana, table, 0);
  await played([own], 's.city_hall');
  const { page, tray } = ana;
  const cell = (name: string) => page.locator(`[data-map] [data-cell="${name}"]`);
  const strip = page.getByRole('list', { name: 'Your plan' }).getByRole('button');
  await expect(ana.main).toContainText('Choose a lit place');
  await cell('c2').tap();
  await expect(ana.main).toContainText('Place City Hall');
  await ana.main.tap();
  await expect(tray.getByRole('heading')).toContainText('What does your city start with?');
  // off the water, and in it
  await cell('a6').tap();
  await expect(tray.getByRole('alert')).toContainText('SP-EUR-71');
  await cell('a8').tap();
  await expect(tray.getByRole('alert')).toContainText('SP-SET-5');
  for (const [index, at] of ['a7', 'h7'].entries()) {
    await cell(at).tap();
    await ana.main.filter({ hasText: 'Place it' }).tap();
    await expect(strip).toHaveCount(index + 1);
  }
  await tray.getByRole('button', { name: 'Take back' }).tap();
  await expect(strip).toHaveCount(1);
  await cell('h7').tap();
  await ana.main.filter({ hasText: 'Place it' }).tap();
  await ana.main.filter({ hasText: 'Seal the start' }).tap();
  await expect(cell('a7')).toHaveAttribute('aria-label', /Residence 1/);
  await expect(tray.getByRole('heading')).not.toContainText('start with');
});

test("Madrid's plan is sealed with its free home alone @full", async ({ guest }) => {
  const ana = await guest('Ana');
  const table = await dealt(ana, { modules: 'cities', cities: 'madrid' }, 0);
  const own = new Scribe(ana, table, 0);
  await played([own], 's.city_hall');
  await own.send({ hall: 'b2 c2 d2 b3 c3 d3' });
  await played([own], 'p2.plan');
  const { page, tray } = ana;
  await expect(tray).toContainText('the free Residence 1');
  await expect(tray.getByRole('link', { name: 'SP-EUR-42' })).toBeVisible();
  await expect(ana.main).toHaveAttribute('aria-disabled', 'true');
  await page.locator('[data-free="R1"]').click();
  await page.locator('[data-map] [data-cell="b1"]').click();
  await ana.main.filter({ hasText: 'Add to plan' }).click();
  await expect(page.locator('.plan .step')).toHaveCount(1);
  await expect(page.locator('.plan .step')).toContainText('free');
  await ana.main.filter({ hasText: 'Seal the plan' }).click();
  await expect(page.locator('[data-map] [data-cell="b1"]')).toHaveAttribute('aria-label', /Residence 1/);
});

test('the two sides of a board are one choice for the keyboard, and their rules are for fingers @full', async ({
  guest,
}) => {
  const ana = await guest('Ana', PHONE);
  await dealt(ana, { modules: 'cities' }, 0);
  const { page, tray } = ana;
  const sides = page.locator('[data-desk]').getByRole('radio');
  await expect(tray.getByRole('heading')).toContainText('Which city');
  await expect(sides).toHaveCount(2);
  await expect(page.getByRole('radiogroup').getByRole('link')).toHaveCount(0);
  expect((await small(page)).filter((control) => /SP-EUR|radio/.test(control))).toEqual([]);
  await sides.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(sides.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sides.last()).toHaveAttribute('tabindex', '0');
  await expect(sides.first()).toHaveAttribute('tabindex', '-1');
});

test('the lobby gives each seat a city of its own', async ({ person }) => {
  const ana = await person('Ana');
  await ana.openLobby(3, 'Small City');
  const { page } = ana;
  await page.getByRole('radio', { name: /^Cities of Europe/ }).check();
  const city = (seat: RegExp) => page.getByRole('combobox', { name: seat });
  await expect(page.getByRole('combobox', { name: /^Cities of/ })).toHaveCount(3);
  await city(/^Cities of Ana/).selectOption('Rome');
  const all = () =>
    page
      .getByRole('combobox', { name: /^Cities of/ })
      .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
  await expect.poll(all).toEqual(['rome', 'paris', 'london']);
  await expect(page.getByRole('switch', { name: /^Forest boards/ })).toBeDisabled();
});

test('the map shows a side of a board, the first one at once @full', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page, tray } = ana;
  const table = await dealt(ana, { modules: 'cities' }, 0);
  const side = page.getByRole('radio');
  await expect(side).toHaveCount(2);
  await expect(side.first()).toBeChecked();
  const lies = page.locator('[data-map] [data-land], [data-map] [data-wall]');
  for (const viewport of [PHONE.viewport, { width: 360, height: 640 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    for (const each of await side.all()) {
      await each.click();
      await expect(each).toBeChecked();
      // London has no land
      const plain = (await each.getAttribute('id')) === 'side-london';
      // a small phone has no room for the sides beside the map
      const small = viewport.height < 740;
      if (small) await tray.getByRole('button', { name: 'Map' }).click();
      await expect(page.locator('[data-map]')).toBeVisible();
      await (plain ? expect(lies).toHaveCount(0) : expect(lies.first()).toBeVisible());
      if (small) await tray.getByRole('button', { name: 'Choices' }).click();
    }
  }
  // nothing is taken yet
  expect((await new Scribe(ana, table, 0).state()).view.step).toBe('s.board');
});
