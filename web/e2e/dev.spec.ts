import { Mayor } from './mayor';
import { test } from './test';

test('dev: a whole game', async ({ person }) => {
  test.setTimeout(900_000);
  const ana = await person('Ana');
  ana.press = (what) => what.click({ timeout: 2000, force: true });
  const { page } = ana;
  const id = await page.evaluate(
    async ({ players, opts }) => {
      const seats: unknown[] = [{ kind: 'me', name: 'Ana', colour: 'star' }];
      for (let seat = 1; seat < players; seat += 1) seats.push({ kind: 'bot', level: 'steady' });
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'small-city', players, options: JSON.parse(opts), seats, start: true }),
      });
      return ((await answer.json()) as { table: { id: string } }).table.id;
    },
    { players: Number(process.env.PLAYERS ?? 2), opts: process.env.OPTS ?? '{}' },
  );
  await page.goto(`/t/${id}`);
  const mayor = new Mayor(ana, Number(process.env.SEED ?? 1));
  await mayor.tableIsLaid();
  let last = '';
  const seen = new Set<string>();
  const start = Date.now();
  await mayor.playOut(async () => {
    const now =
      (await page.locator('header').first().textContent()) +
      ' | ' +
      (await page.locator('.tray h2').first().textContent());
    if (now !== last)
      console.log(Math.round((Date.now() - start) / 1000), mayor.taps, now.replace(/\s+/g, ' '));
    last = now;
    const round = Number(/Round (\d)/.exec(now)?.[1] ?? 0);
    const key = now
      .split('|')[1]!
      .trim()
      .replace(/ on .*| [a-z]\d.*/, '')
      .replace(/\W+/g, '-');
    if (round >= Number(process.env.FROM ?? 5) && !seen.has(key)) {
      seen.add(key);
      for (const [w, h] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.waitForTimeout(250);
        await page.screenshot({ path: `/tmp/shots/g-${key}-${w}.png` });
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
  console.log('over', mayor.taps);
});
