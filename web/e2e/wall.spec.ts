import type { Player } from './player';
import { call, played, Scribe } from './requests';
import { expect, test } from './test';

/** Berlin alone, from the first plan on. */
async function berlin(who: Player): Promise<{ own: Scribe; at: string }> {
  const { request } = who.page;
  const { table } = await call<{ table: { id: string } }>(request, 'POST', '', {
    game: 'small-city',
    players: 1,
    options: { constants: 'an early fall', modules: 'cities', cities: 'berlin' },
    seats: [{ kind: 'me', name: who.name, colour: 'star' }],
  });
  await call(request, 'POST', `/${table.id}/start`, {});
  const own = new Scribe(who, table.id, 0);
  await played([own], 'p2.plan');
  return { own, at: `/t/${table.id}` };
}

test('an observer sees the wall fall', async ({ guest }) => {
  const ana = await guest('Ana');
  const { page } = ana;
  const { own, at } = await berlin(ana);
  await played([own], 'p7.council');
  await page.goto(at);
  const wall = page.locator('[data-wall]');
  await expect(wall).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // the first stone goes before the last one does
  const falls = page.waitForFunction(() => {
    const stones = [...document.querySelectorAll('[data-wall] g')];
    const [first = 1, last = 0] = [stones[0], stones.at(-1)].map(
      (stone) => stone && Number(getComputedStyle(stone).opacity),
    );
    return first < 1 && last === 1;
  });
  await own.goOn();
  await falls;
  await expect(wall).toHaveCount(0);
});

test('two homes that met at the fallen wall are tapped and become one @full', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, tray } = ana;
  const { own, at } = await berlin(ana);
  // the wall runs between both
  await own.build('R1', 'f2');
  await own.build('R1', 'f3');
  await played([own], 'p8.wall');
  await page.goto(at);
  const cell = (name: string) => page.locator(`[data-map] [data-cell="${name}"]`);
  await expect(tray.getByRole('heading')).toContainText('The wall has fallen');
  await expect(ana.main).toHaveAttribute('aria-disabled', 'true');
  // City Hall is no home
  await cell('c1').tap();
  await expect(tray.getByRole('alert')).toContainText('There is no Residence on c1');
  await cell('f3').tap();
  await expect(tray).toContainText('Tap the home that the one on f3 merges with.');
  await cell('f2').tap();
  await ana.main.filter({ hasText: 'Merge f2 and f3' }).tap();
  await expect(cell('f3')).toHaveAttribute('aria-label', /Residence 2 of f2 and f3/);
  await expect(tray.getByRole('heading')).not.toContainText('The wall has fallen');
});
