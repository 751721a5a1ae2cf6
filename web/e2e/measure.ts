import { loadavg } from 'node:os';
import type { CDPSession, Page } from '@playwright/test';
import { expect } from './test';

/** The slowdown of the processor, about that of a phone. */
export const THROTTLE = 4;
/** The time limit of a frame while something moves, in milliseconds. */
export const LIMIT = 50;
/** Whether to print how tasks spent their time. */
const { PARTS } = process.env;

/** The speed of this machine, to compare figures of different days: a hundred million additions, the least of five times. */
function additions(): number {
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    let sum = 0;
    for (let count = 0; count < 100_000_000; count += 1) sum = (sum + count) | 0;
    expect(sum).toBe(887_459_712);
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** The context of a measurement. */
export const sayMachine = () =>
  console.log(
    `Processor slowed ${THROTTLE} times, load of this machine ${loadavg()[0]!.toFixed(1)}, a hundred million additions in ${additions().toFixed(0)} ms.`,
  );

interface Frame {
  took: number;
  flying: boolean;
}

declare global {
  interface Window {
    /** The frames since the start of the measurement. */
    measured?: Frame[];
    /** Continues in a new task, like a person's tap: not within a frame in progress. */
    task: () => Promise<void>;
  }
}

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  /** When it began, in microseconds of its thread's processor time. */
  tts?: number;
  /** Processor time of its thread, in microseconds: without other load of the machine. */
  tdur?: number;
  args: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/** The connection for requests of this script to the browser. */
const ASKS = 'blink.mojom.DevToolsSession';

/** A task of the page's own thread: its processor time in milliseconds, and how it spent that time. */
interface Task {
  took: number;
  parts: Map<string, number>;
  /** It answers this script; a page does that for nobody else. */
  asked: boolean;
}

/**
 * The trace categories: tasks alone, and with `PARTS=1` also their parts. Parts are for finding slow work, not for
 * figures: reporting each of them lengthens the tasks of a slowed page.
 */
const CATEGORIES = [
  'toplevel',
  ...(PARTS ? ['devtools.timeline', 'disabled-by-default-devtools.timeline'] : []),
];

/** Records the tasks of the page's own thread until the returned function is called. */
async function trace(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
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
    return tasksOf(events.filter(({ ph, tid }) => ph === 'X' && main.has(tid)));
  };
}

/** The tasks of a trace, each with the time of its parts without that of nested ones. */
function tasksOf(events: TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  const open: { name: string; end: number }[] = [];
  // of two that began at the same time, the longer contains the other
  const order = events.toSorted((a, b) => (a.tts ?? 0) - (b.tts ?? 0) || (b.tdur ?? 0) - (a.tdur ?? 0));
  for (const { name, tts = 0, tdur = 0, args } of order) {
    while (open.length > 0 && open.at(-1)!.end <= tts) open.pop();
    const took = tdur / 1_000;
    if (name === 'ThreadControllerImpl::RunTask') tasks.push({ took, parts: new Map(), asked: false });
    const task = tasks.at(-1);
    if (task && args.chrome_mojo_event_info?.mojo_interface_tag === ASKS) task.asked = true;
    const parts = task?.parts;
    const within = open.at(-1)?.name;
    if (parts && within) parts.set(within, (parts.get(within) ?? 0) - took);
    parts?.set(name, (parts.get(name) ?? 0) + took);
    open.push({ name, end: tts + tdur });
  }
  return tasks.filter(({ asked }) => !asked);
}

/** The parts that took most of the time of some tasks. */
const spent = (tasks: Task[]) => {
  const parts = new Map<string, number>();
  for (const task of tasks)
    for (const [name, took] of task.parts) parts.set(name, (parts.get(name) ?? 0) + took);
  return [...parts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([name, took]) => `${name} ${took.toFixed(0)}`)
    .join(', ');
};

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

/**
 * Prints the cost of something that the page does by itself: any request of ours meanwhile would be in its frames.
 * Returns the longest task in processor time, in milliseconds.
 */
export async function measure(
  page: Page,
  session: CDPSession,
  name: string,
  work: () => Promise<void>,
): Promise<number> {
  // a browser takes long to start its first trace
  const stop = await trace(session);
  await page.evaluate(() => {
    window.task = () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    const frames: Frame[] = [];
    let before = performance.now();
    // reading a live list costs nothing
    const layers = document.getElementsByClassName('motion-layer');
    const step = (now: number) => {
      frames.push({ took: now - before, flying: layers.length > 0 && layers[0]!.childElementCount > 0 });
      before = now;
      if (window.measured === frames) requestAnimationFrame(step);
    };
    window.measured = frames;
    requestAnimationFrame(step);
  });
  await work();
  const frames = await page.evaluate(() => {
    const { measured = [] } = window;
    delete window.measured;
    return measured;
  });
  // and long to end it
  const tasks = (await stop()).toSorted((a, b) => a.took - b.took);
  // the first ones include the start of the measurement
  const still = frames.slice(3);
  const moving = still.filter(({ flying }) => flying);
  const took = sorted((moving.length ? moving : still).map((frame) => frame.took));
  expect(took.length, 'something was drawn').toBeGreaterThan(10);
  expect(tasks.length, 'something was traced').toBeGreaterThan(20);
  const at = (part: number) => took[Math.ceil(part * took.length) - 1]!.toFixed(0);
  const over = took.filter((each) => each > LIMIT + 1);
  const long = tasks.filter(({ took }) => took > LIMIT);
  const longest = tasks.slice(-8).map(({ took }) => took.toFixed(0));
  console.log(`${name}: ${took.length} frames${moving.length ? ' while something moved' : ''}, half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms, ${over.length} over ${LIMIT} ms;
  ${tasks.length} tasks in processor time, longest ${longest.join(', ')} ms, ${long.length} over ${LIMIT} ms.`);
  if (PARTS) console.log(`  The longest: ${spent(tasks.slice(-1))}; all: ${spent(tasks)}.`);
  return tasks.at(-1)!.took;
}
