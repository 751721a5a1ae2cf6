import { loadavg } from 'node:os';
import type { CDPSession } from '@playwright/test';
import { expect, test } from './test';

/** How much slower the processor is made, about a phone's. */
const THROTTLE = 4;
/** What a frame may take while something moves, in milliseconds. */
const LIMIT = 50;

/** So many moves of ours, each followed by those of five bots. */
const MOVES = 3;

interface Frame {
  took: number;
  flying: boolean;
}

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  /** Processor time of its thread, in microseconds: what else the machine does is not in it. */
  tdur?: number;
  args: { name?: string };
}

/** What the page's own thread works at until the function that is returned is called. */
async function trace(session: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ tid }) => tid),
    );
    return events
      .filter(({ name, ph, tid }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask' && main.has(tid))
      .map(({ tdur }) => (tdur ?? 0) / 1_000);
  };
}

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

// Figures to read, not a test that may fail: what else the machine does is in the frames.
test('frame times with six teams on a slowed processor', async ({ person }) => {
  const ana = await person('Ana', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });
  const { page } = ana;
  await ana.playBots(5);
  await ana.turn();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const stop = await trace(session);
  // the page plays by itself: whatever we asked it meanwhile would be in its frames
  const frames = await page.evaluate(async (moves) => {
    const frames: Frame[] = [];
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    let before = performance.now();
    const frame = () =>
      new Promise<void>((done) =>
        requestAnimationFrame((now) => {
          frames.push({ took: now - before, flying: find('.motion-layer > *') !== null });
          before = now;
          done();
        }),
      );
    const press = async (selector: string) => {
      while (!find(selector)) await frame();
      find(selector)!.click();
      for (let count = 0; count < 20; count += 1) await frame();
    };
    for (let move = 0; move < moves; move += 1) {
      await press('[data-slot][aria-disabled="false"]');
      await press('[data-space][aria-label*="open: +"]');
      await press('.tray .go .main');
    }
    while (!find('[data-slot][aria-disabled="false"]')) await frame();
    return frames;
  }, MOVES);
  const tasks = sorted(await stop());

  const took = sorted(frames.filter(({ flying }) => flying).map((frame) => frame.took));
  expect(took.length, 'something moved').toBeGreaterThan(50);
  expect(tasks.length, 'something was traced').toBeGreaterThan(100);
  const at = (part: number) => took[Math.ceil(part * took.length) - 1]!.toFixed(0);
  const over = took.filter((each) => each > LIMIT + 1);
  const long = tasks.filter((each) => each > LIMIT);
  console.log(`Processor slowed ${THROTTLE} times, load of this machine ${loadavg()[0]!.toFixed(1)}.
${took.length} frames while something moved: half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms, ${over.length} over ${LIMIT} ms.
${tasks.length} tasks of the page in processor time: longest ${tasks
    .slice(-8)
    .map((each) => each.toFixed(0))
    .join(', ')} ms, ${long.length} over ${LIMIT} ms.`);
});
