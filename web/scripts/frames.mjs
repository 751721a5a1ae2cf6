// How smooth the game is where it is hardest: six teams on a phone, the processor four times slower.
//
//   citywright serve --listen 127.0.0.1:8383
//   node scripts/frames.mjs http://127.0.0.1:8383 [path to Chromium]
//
// Plays whole rounds against five bots by keyboard, with a trace, and prints the longest piece of work of the
// page's main thread between two frames. Fails when one is longer than 50 ms. The first second of the table is
// loading, not moving, and is left out.
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:8383', executablePath = '/usr/bin/chromium'] = process.argv.slice(2);
const SLOWER = 4;
const MOST = 50;
const SECONDS = 25;

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--no-proxy-server', '--disable-gpu'],
});
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
const page = await context.newPage();
await page.goto(address);
const bots = Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'easy' }));
const table = await page.evaluate(
  async (seats) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'simplicity', players: 6, seats, start: true }),
    };
    return (await (await fetch('/api/tables', init)).json()).table.id;
  },
  [{ kind: 'me', name: 'Ada' }, ...bots],
);
await page.goto(`${address}/t/${table}`);
await page.waitForSelector('[data-slot]');
await page.waitForTimeout(2_000);

const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
const events = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
const categories = 'devtools.timeline,disabled-by-default-devtools.timeline,toplevel';
await session.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: { includedCategories: categories.split(',') },
});

let moves = 0;
const until = Date.now() + SECONDS * 1_000;
while (Date.now() < until) {
  const slot = await page.$('[data-slot][aria-disabled="false"][aria-pressed="false"]');
  if (slot) {
    await page.keyboard.press((await slot.getAttribute('data-slot')) ?? '1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    moves += 1;
  }
  await page.waitForTimeout(400);
}
const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
await session.send('Tracing.end');
await done;
await browser.close();

// The time on the processor (`tdur`), not on the clock: other programs of the machine do not count.
const mains = new Set(
  events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`),
);
const onMain = events.filter(({ pid, tid, tdur }) => tdur && mains.has(`${pid} ${tid}`));
const tasks = onMain.filter(({ name }) => name === 'RunTask').sort((a, b) => b.tdur - a.tdur);
for (const task of tasks.slice(0, 8)) {
  const inside = onMain
    .filter(
      ({ name, ts, pid, tdur }) =>
        pid === task.pid &&
        tdur > 2_000 &&
        !/RunTask|mojo/.test(name) &&
        ts >= task.ts &&
        ts <= task.ts + task.dur,
    )
    .sort((a, b) => b.tdur - a.tdur)
    .slice(0, 6)
    .map(
      ({ name, tdur, args }) =>
        `${name}${args.data?.type ? ` ${args.data.type}` : ''} ${(tdur / 1_000).toFixed(0)}`,
    );
  console.log(`${(task.tdur / 1_000).toFixed(1)} ms  ${inside.join(', ')}`);
}
const longest = (tasks[0]?.tdur ?? 0) / 1_000;
const slow = tasks.filter(({ tdur }) => tdur > MOST * 1_000).length;
console.log(
  `${moves} own moves in ${SECONDS} s; ${tasks.length} tasks, ${slow} over ${MOST} ms, the longest ${longest.toFixed(1)} ms at ${SLOWER}x`,
);
process.exitCode = slow || !moves ? 1 : 0;
