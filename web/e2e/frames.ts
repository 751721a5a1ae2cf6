import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './test';

/** How much slower the processor is made, about a phone's. */
const THROTTLE = 4;
/** What a frame may take while something moves, in milliseconds. */
const LIMIT = 50;

/** So many moves of ours, each followed by those of five bots. */
const MOVES = 3;
const ROUNDS = 5;

interface Frame {
  took: number;
  flying: boolean;
}

declare global {
  interface Window {
    /** The frames since the measuring began. */
    measured?: Frame[];
  }
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
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
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

/** Says what something cost that the page does by itself: whatever we asked it meanwhile would be in its frames. */
async function measure(page: Page, session: CDPSession, name: string, work: () => Promise<void>) {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    let before = performance.now();
    const step = (now: number) => {
      frames.push({ took: now - before, flying: document.querySelector('.motion-layer > *') !== null });
      before = now;
      if (window.measured === frames) requestAnimationFrame(step);
    };
    window.measured = frames;
    requestAnimationFrame(step);
  });
  const stop = await trace(session);
  await work();
  const tasks = sorted(await stop());
  const frames = await page.evaluate(() => {
    const { measured = [] } = window;
    delete window.measured;
    return measured;
  });
  // the first ones are those in which the measuring began
  const still = frames.slice(3);
  const moving = still.filter(({ flying }) => flying);
  const took = sorted((moving.length ? moving : still).map((frame) => frame.took));
  expect(took.length, 'something was drawn').toBeGreaterThan(10);
  expect(tasks.length, 'something was traced').toBeGreaterThan(20);
  const at = (part: number) => took[Math.ceil(part * took.length) - 1]!.toFixed(0);
  const over = took.filter((each) => each > LIMIT + 1);
  const long = tasks.filter((each) => each > LIMIT);
  const longest = tasks.slice(-8).map((each) => each.toFixed(0));
  console.log(`${name}: ${took.length} frames${moving.length ? ' while something moved' : ''}, half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms, ${over.length} over ${LIMIT} ms;
  ${tasks.length} tasks in processor time, longest ${longest.join(', ')} ms, ${long.length} over ${LIMIT} ms.`);
}

// Figures to read, not a test that may fail: what else the machine does is in the frames.
test('frame times with six teams on a slowed processor', async ({ person }) => {
  test.setTimeout(400_000);
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
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  /** Plays moves of ours, and waits for something after each. */
  const play = async ({ moves, until }: { moves: number; until: string }) => {
    const frame = () => new Promise(requestAnimationFrame);
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
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
    while (!find(until)) await frame();
  };
  const press = async (selector: string) => {
    document.querySelector<HTMLElement>(selector)!.click();
    for (let count = 0; count < 60; count += 1) await new Promise(requestAnimationFrame);
  };
  const open = '[data-slot][aria-disabled="false"]';

  console.log(`Processor slowed ${THROTTLE} times, load of this machine ${loadavg()[0]!.toFixed(1)}.`);
  await slow(THROTTLE);
  await measure(page, session, `${MOVES} moves and those of five bots`, () =>
    page.evaluate(play, { moves: MOVES, until: open }),
  );
  for (const [name, selector] of [
    ['a slot is chosen', open],
    ['the log opens', '[aria-label="Log"]'],
    ['the log closes', 'dialog[open] header button'],
  ] as const)
    await measure(page, session, name, () => page.evaluate(press, selector));
  await page.keyboard.press('Escape');
  // on to the last round
  await slow(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let move = MOVES; move < ROUNDS - 1; move += 1) {
    await ana.turn();
    await ana.move();
  }
  await ana.turn();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await slow(THROTTLE);
  await page.evaluate(play, { moves: 1, until: '[data-city]' });
  await measure(page, session, 'the end comes and counts', () =>
    page.evaluate(async () => {
      while (!document.querySelector('.winner')) await new Promise(requestAnimationFrame);
      for (let count = 0; count < 60; count += 1) await new Promise(requestAnimationFrame);
    }),
  );
});
