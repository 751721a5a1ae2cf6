/** The first modal sheet over a big screen is slow, for the browser styles all that lies below anew: to be called while that still loads. */
export function warmUp() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialog.close();
  dialog.remove();
}

/** So many milliseconds after each frame are for what waited for it: on a phone one thing, on a desktop nearly all. */
const FOR_WAITING = 3;
/** Where a frame took more than so many milliseconds to be drawn the next one has one thing, for that wants to be drawn too. */
const MUCH = 6;
const waiting = new Set<{ next: () => void }>();
/** The frame that is waited for. */
let coming: number | null = null;

/**
 * Calls `next` once a frame has been drawn: what it does is for one after that. Not always for the next one: whatever
 * waits takes its turn, so that no frame has more to do than one thing that is much. Returns what prevents it.
 */
export function afterFrame(next: () => void): () => void {
  // it may wait twice
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
  // each in a task of its own, which ends with all that hangs on it
  for (const one of waiting)
    setTimeout(() => {
      // what was prevented waits no longer
      if (!waiting.has(one)) return;
      const now = performance.now();
      if (now >= until) return void (coming ??= requestAnimationFrame(drawn));
      if (until === Infinity) until = now - began > MUCH ? now : now + FOR_WAITING;
      waiting.delete(one);
      one.next();
    });
}

/**
 * Calls `next` after each of `count` frames, so that no frame has everything to do; returns what ends it. Not within
 * a frame: what changes there is laid out a second time where a mouse rests on the page, under which the browser looks
 * at the beginning of each frame.
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

/** Calls `look` once what the page has now is laid out, before it is drawn: asking where things lie lays nothing out again. Returns what prevents it. */
export function onceLaid(element: Element, look: () => void): () => void {
  const laid = new ResizeObserver(() => {
    laid.disconnect();
    look();
  });
  laid.observe(element);
  return () => laid.disconnect();
}

/** When the browser has nothing else to do; one that does not know what that is has a frame in between. */
export const idle = (): Promise<void> =>
  new Promise((done) => (globalThis.requestIdleCallback ?? afterFrame)(() => done()));

/** Does something to one after the other, each when the browser has nothing else to do. */
export async function whileIdle<T>(all: readonly T[], work: (one: T) => void) {
  for (const one of all) {
    await idle();
    work(one);
  }
}
