/**
 * The first modal over a big screen is slow, because the browser restyles everything below. Call this while the
 * screen still loads.
 */
export function warmUp() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialog.close();
  dialog.remove();
}

/** The time for waiting callbacks after each frame, in milliseconds: one on a phone, nearly all on a desktop. */
const FOR_WAITING = 3;
/** After a frame slower than this, in milliseconds, only one callback runs: its result needs a frame too. */
const MUCH = 6;
const waiting = new Set<{ next: () => void }>();
/** The requested frame. */
let coming: number | null = null;

/**
 * Calls `next` once a frame has been drawn; its changes show in a later one. It may wait for more than one frame:
 * callbacks take turns, so that no frame gets more than one expensive one. Returns a cancel function.
 */
export function afterFrame(next: () => void): () => void {
  // the same callback may wait twice
  const one = { next };
  waiting.add(one);
  coming ??= requestAnimationFrame(drawn);
  return () => {
    waiting.delete(one);
    if (waiting.size > 0 || coming === null) return;
    cancelAnimationFrame(coming);
    coming = null;
  };
}

function drawn() {
  coming = null;
  const began = performance.now();
  let until = Infinity;
  // each in a separate task, with its follow-up work
  for (const one of waiting)
    setTimeout(() => {
      // a cancelled callback waits no longer
      if (!waiting.has(one)) return;
      const now = performance.now();
      if (now >= until) return void (coming ??= requestAnimationFrame(drawn));
      if (until === Infinity) until = now - began > MUCH ? now : now + FOR_WAITING;
      waiting.delete(one);
      one.next();
    });
}

/**
 * Calls `next` after each of `count` frames, so that no frame does all the work; returns a stop function. It never
 * runs inside a frame: under a resting mouse the browser hit-tests at the start of each frame, so such changes would
 * be laid out twice.
 */
export function byFrames(count: number, next: () => void): () => void {
  let end = () => {};
  const step = () => {
    next();
    count -= 1;
    if (count > 0) end = afterFrame(step);
  };
  end = afterFrame(step);
  return () => end();
}

/**
 * Calls `look` after the layout of the current page and before it is drawn: reading positions then forces no layout.
 * Returns a cancel function.
 */
export function onceLaid(element: Element, look: () => void): () => void {
  const laid = new ResizeObserver(() => {
    laid.disconnect();
    look();
  });
  laid.observe(element);
  return () => laid.disconnect();
}

/** In idle time; a browser without idle callbacks waits a frame. */
export const idle = (): Promise<void> =>
  new Promise((done) => (globalThis.requestIdleCallback ?? afterFrame)(() => done()));

/** Processes items one after the other, each in idle time. */
export async function whileIdle<T>(all: readonly T[], work: (one: T) => void) {
  for (const one of all) {
    await idle();
    work(one);
  }
}
