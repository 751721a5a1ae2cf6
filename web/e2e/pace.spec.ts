import { expect, test } from './test';

test('a game over days: the lobby offers days, the invitation names them, and the clock counts them @full', async ({
  person,
}) => {
  const [ana, ben] = [await person('Ana'), await person('Ben')];
  await ana.knows('small-city');
  const link = await ana.openTable(2, 'Small City');
  const choice = (group: string, name: string) =>
    ana.page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await choice('Pace', 'Over days').check();
  await choice('Time for each move', '3 days').check();
  await ben.page.goto(link);
  await expect(ben.page.getByText('Over days, 3 days a move')).toBeVisible();
  await ben.join(link, 'Wave');
  await ana.button('Start the game').click();
  // three days, less the time of the start
  const clock = ana.page.getByRole('timer').first();
  await expect(clock).toHaveText('2 d');
  await expect(clock).toHaveAccessibleName('2 d left');
  // it continues while the page is open nowhere
  await ana.page.goto('/');
  await ana.page
    .getByRole('link', { name: /Small City/ })
    .first()
    .click();
  await expect(clock).toHaveText('2 d');
});
