import { call, played, Scribe } from './requests';
import { expect, test } from './test';

test.use({ box: 'wall.toml' });

test('when the wall has fallen two homes that met at it are tapped and become one', async ({ person }) => {
  const ana = await person('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, tray } = ana;
  await ana.knows('small-city');
  const { table } = await call<{ table: { id: string } }>(page.request, 'POST', '', {
    game: 'small-city',
    players: 1,
    options: { constants: 'an early fall', modules: 'cities', cities: 'berlin' },
    seats: [{ kind: 'me', name: 'Ana', colour: 'star' }],
  });
  await call(page.request, 'POST', `/${table.id}/start`, {});
  const own = new Scribe(ana, table.id, 0);
  await played([own], 'p2.plan');
  // the wall runs between both
  await own.build('R1', 'f2');
  await own.build('R1', 'f3');
  await played([own], 'p8.wall');
  await page.goto(`/t/${table.id}`);
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
