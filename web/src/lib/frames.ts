/** The first modal sheet over a big screen is slow, for the browser styles all that lies below anew: to be called while that still loads. */
export function warmUp() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialog.close();
  dialog.remove();
}

/** Calls `next` once the next frame has been drawn: what it does is for the frame after that. Returns what prevents it. */
export function afterFrame(next: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(next)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
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

/** Does something to one after the other, each when the browser has nothing else to do. */
export function whileIdle<T>(all: readonly T[], work: (one: T) => void) {
  // a browser that does not know what idle is has a frame in between
  const idle = globalThis.requestIdleCallback ?? afterFrame;
  const next = (index: number) => {
    if (index >= all.length) return;
    idle(() => {
      work(all[index]!);
      next(index + 1);
    });
  };
  next(0);
}
