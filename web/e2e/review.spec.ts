import { DESKTOP, PHONE } from './axe';
import type { Player } from './player';
import { call, started, type State } from './requests';
import { expect, test } from './test';

/** A finished game of Simplicity against a bot, of a person who takes what comes last; its id. */
async function over(ana: Player): Promise<string> {
  const { request } = ana.page;
  const { id } = await started([ana], { game: 'simplicity', bots: 1 });
  for (;;) {
    const { state } = await call<{ state: State }>(request, 'GET', `/${id}/state?seat=0`);
    const { seq, turn } = state;
    if (turn.kind === 'over') return id;
    if (!turn.seats.includes(0)) continue;
    const { entries } = await call<{ entries: object[] }>(request, 'GET', `/${id}/choices?seat=0`);
    const input = { id: `i${seq}`, seat: 0, expect: seq, entry: entries.at(-1) };
    await call(request, 'POST', `/${id}/inputs`, input);
  }
}

test('a game that is over leads to its review, to the walk through mistakes, and back', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: PHONE, hasTouch: true });
  const { page } = ana;
  const id = await over(ana);
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: 'What decided it?' }).tap();
  await expect(page).toHaveURL(new RegExp(`/study/${id}`));
  const learn = ana.button(/^Learn from/);
  // it wakes with the first mistake that is found
  await expect(learn).toBeEnabled({ timeout: 60_000 });
  await learn.tap();
  await expect(ana.tray).toContainText('Find something better.');
  // nothing better is in the page before it is found
  await expect(page.locator('[data-chart], [data-verdict]')).toHaveCount(0);
  await ana.button('Show me').tap();
  await expect(ana.tray).toContainText('Shown.');
  await ana.button('Leave the lesson').tap();
  await expect(page.locator('[data-chart]')).toBeVisible();
  await expect(learn).toBeVisible();
});

test('a link leads another browser to a moment, whose hand moves without a request', async ({ guest }) => {
  const ana = await guest('Ana', { viewport: DESKTOP });
  const id = await over(ana);
  const record = await call<object>(ana.page.request, 'GET', `/${id}/record`);
  const asked = await ana.page.request.post('/api/reviews', { data: { record: JSON.stringify(record) } });
  const review = (await asked.json()) as { id: string };

  const ben = await guest('Ben', { viewport: DESKTOP });
  const { page } = ben;
  await page.goto(`/study/record/${review.id}#6b`);
  const hand = page.getByRole('slider', { name: 'Moment' });
  await expect(hand).toHaveAttribute('aria-valuetext', /^6 of/);
  await expect(page.locator('[data-progress]')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('.board [data-space]').first()).toBeVisible();
  const before = await page.locator('.board').innerHTML();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('ArrowRight');
  await expect(hand).toHaveAttribute('aria-valuetext', /^7 of/);
  await expect.poll(() => page.locator('.board').innerHTML()).not.toBe(before);
  await expect(page).toHaveURL(/#7b$/);
  expect(requests).toEqual([]);
});
