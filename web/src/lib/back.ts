/**
 * What lies over the screen, from the lowest to the topmost. Each has an entry of the history that tells how many lie
 * there; entries beyond those that lie there are left behind on the way back.
 */
const open: (() => void)[] = [];
/** Entries are on their way out; until then the history cannot be written to. */
let leaving = false;

const depth = () => (history.state as { over?: number } | null)?.over ?? 0;

function enter() {
  for (let over = depth() + 1; over <= open.length; over += 1) history.pushState({ over }, '');
}
/** Leaves the entries of what is gone, unless other things have taken its place. */
function leave() {
  if (leaving || depth() <= open.length) return;
  leaving = true;
  history.go(open.length - depth());
}

/** The Back of a phone closes what lies on top instead of leaving the screen; to be called once. */
export function startBack() {
  addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      enter();
    } else for (const close of open.slice(depth()).reverse()) close();
    // an entry that was left behind: what lay there has gone with a link that was followed from above it
    leave();
  });
  // of what lay there before the page was loaded again nothing does
  leave();
}

/** Something lies over the screen, and `close` takes it away; returns what is to be called when it is gone. */
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

/** An address that is gone to from a sheet takes the place of the sheet's entry. */
export const overSheet = () => depth() > 0;
