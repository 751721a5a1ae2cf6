/** The first modal sheet over a big screen is slow, for the browser styles all that lies below anew: to be called while that still loads. */
export function warmUp() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  dialog.close();
  dialog.remove();
}

/** Calls `next` once a frame, `count` times, so that no frame has everything to do; returns what ends it. */
export function byFrames(count: number, next: () => void): () => void {
  let frame = 0;
  const step = () => {
    next();
    count -= 1;
    frame = count > 0 ? requestAnimationFrame(step) : 0;
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
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

/** Calls `look` once what the page has now is laid out, before it is drawn: asking where things lie lays nothing out again. Returns what prevents it. */
export function onceLaid(element: Element, look: () => void): () => void {
  const laid = new ResizeObserver(() => {
    laid.disconnect();
    look();
  });
  laid.observe(element);
  return () => laid.disconnect();
}
