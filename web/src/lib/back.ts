/**
 * The modals over the screen, from bottom to top. Each has a history entry that holds the modal count; the way back
 * skips surplus entries.
 */
const open: (() => void)[] = [];
/** Entries are being removed; until then the history is read-only. */
let leaving = false;

const depth = () => (history.state as { over?: number } | null)?.over ?? 0;

function enter() {
  for (let over = depth() + 1; over <= open.length; over += 1) history.pushState({ over }, '');
}
/** Removes the entries of closed modals, unless others have taken their place. */
function leave() {
  if (leaving || depth() <= open.length) return;
  leaving = true;
  history.go(open.length - depth());
}

/** The Back button of a phone closes the top modal instead of leaving the screen. Call it once. */
export function startBack() {
  addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      enter();
    } else for (const close of open.slice(depth()).reverse()) close();
    // a surplus entry: a link from the modal above it has closed its modal
    leave();
  });
  // no modal survives a reload
  leave();
}

/** Opens a modal that `close` closes; returns a function to call once it is closed. */
export function closesByBack(close: () => void): () => void {
  open.push(close);
  if (!leaving) enter();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // another sheet may take its place at once
    queueMicrotask(leave);
  };
}

/** An address opened from a sheet replaces the sheet's entry. */
export const overSheet = () => depth() > 0;
