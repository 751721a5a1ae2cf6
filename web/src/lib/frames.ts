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
    frame = count ? requestAnimationFrame(step) : 0;
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** Calls `look` once the next frame has been drawn: where things lie is known then, and asking costs nothing. Returns what prevents it. */
export function afterFrame(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(look)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
