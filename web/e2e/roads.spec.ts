import { call, played, Scribe } from './requests';
import { expect, test } from './test';

test('a Road is laid after the tiles of a plan, and people drive or walk along it @full', async ({
  guest,
}) => {
  const ana = await guest('Ana', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page, tray } = ana;
  const { table } = await call<{ table: { id: string } }>(page.request, 'POST', '', {
    game: 'small-city',
    players: 1,
    options: { constants: 'a rich start', modules: 'roads' },
    seats: [{ kind: 'me', name: 'Ana', colour: 'star' }],
  });
  await call(page.request, 'POST', `/${table.id}/start`, {});
  const own = new Scribe(ana, table.id, 0);
  await played([own], 'p2.plan');
  await own.build('R1', 'c3');
  await own.build('R1', 'b3');
  await own.build('C1', 'd4');
  await own.build('F1', 'a1');
  await page.goto(`/t/${table.id}`);
  const main = (text: RegExp) =>
    ana.main.filter({ hasText: text }).and(page.locator('[aria-disabled=false]')).tap();
  const cell = (name: string) => page.locator(`[data-map] [data-cell="${name}"]`).tap();

  // the piece, then a cell on each side of a border
  const strip = page.getByRole('list', { name: 'Your plan' });
  for (const [index, border] of [
    ['b3', 'b4'],
    ['c3', 'c4'],
    ['d3', 'd4'],
  ].entries()) {
    await page.locator('[data-lay=road]').tap();
    for (const side of border) await cell(side);
    await expect(tray.getByRole('heading')).toContainText(`A Road on ${border.join('|')}`);
    await main(/^Add to plan/);
    await expect(strip.getByRole('button')).toHaveCount(5 + index);
  }
  await expect(strip.getByRole('button').last()).toContainText('Road d3|d4');
  // no build follows a Road
  await expect(page.locator('[data-tile-of="R1"]')).toHaveAttribute('aria-disabled', 'true');
  await main(/^Seal the plan/);
  await expect(page.locator('[data-map] [data-lines=roads] path.bed')).toHaveCount(1);
  await expect(tray.getByRole('heading')).toContainText('Move your people', { timeout: 60_000 });

  const money = page.locator('[data-ledger=money] b');
  const before = Number(await money.textContent());
  for (const [from, way, trips] of [
    ['b3', 'Walk', 0],
    ['c3', 'Drive', 1],
  ] as const) {
    if (way === 'Drive') {
      // the space is taken: the action is taken back
      await tray.getByRole('button', { name: 'Take back' }).tap();
      await expect(page.locator('[data-map] [data-cell=d4]')).not.toHaveAttribute(
        'aria-label',
        /Your citizen/,
      );
    }
    await cell(from);
    await cell('d4');
    await expect(tray.getByRole('radio', { name: 'Drive' })).toBeChecked();
    await tray.getByRole('radio', { name: way }).tap();
    await main(new RegExp(`^${way} to d4`));
    await expect(page.locator('[data-map] [data-cell=d4]')).toHaveAttribute('aria-label', /Your citizen/);
    await expect(money).toHaveText(String(before + trips));
  }
});
