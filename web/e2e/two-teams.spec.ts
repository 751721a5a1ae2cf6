import { playedUntil } from './grown';
import { expect, test } from './test';

const numbers = (text: string | null) => [...(text ?? '').matchAll(/\d+/g)].map(Number);

test('two players with two teams each: both are told apart and the lower score counts @full', async ({
  guest,
}) => {
  const ana = await guest('Ana');
  const table = await ana.playBots(1);
  const { page } = ana;

  const players = page.locator('.player');
  await expect(players).toHaveCount(2);
  const names = await page.locator('[data-team] .emblem').allTextContents();
  expect(names).toHaveLength(4);
  expect(new Set(names).size, 'four emblems').toBe(4);

  // one of the two is marked as counting, and it is the lower
  await playedUntil(ana, table, ({ view }) => view.round === 3);
  await ana.turn();
  for (const player of await players.all()) {
    const points = (await player.locator('.pts').allTextContents()).map(Number);
    expect(points).toHaveLength(2);
    expect(numbers(await player.locator('.score').textContent())).toEqual([Math.min(...points)]);
    const low = player.getByRole('img', { name: /counts, the lower of two/ });
    await expect(low).toHaveCount(1);
    expect(Number(await low.locator('.pts').textContent())).toBe(Math.min(...points));
  }
  while ((await ana.choose()) === 'block') {
    await ana.confirm();
    await ana.turn();
  }
  await ana.litSpaces.first().click();
  await expect(ana.tray).toContainText(/\d+ → \d+; your score (stays )?\d+/);

  // the sheet: two columns a player, and the score is the smaller total
  await playedUntil(ana, table, () => false);
  await expect(ana.scoreSheet).toBeVisible();
  const totals = await ana.totals();
  expect(totals).toHaveLength(4);
  const scores = (await ana.scoreSheet.locator('tr.score').getByRole('cell').allTextContents()).map(
    (text) => numbers(text)[0],
  );
  expect(scores).toEqual([Math.min(totals[0]!, totals[1]!), Math.min(totals[2]!, totals[3]!)]);
  expect(scores[0]).toBeGreaterThanOrEqual(scores[1]!);
});
