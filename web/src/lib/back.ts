/** The sheets that lie open; while there are any, the newest entry of the history is theirs. */
const open = new Set<() => void>();
/** The entry is on its way out; until then the history cannot be written to. */
let leaving = false;

const ours = () => (history.state as { sheet?: boolean } | null)?.sheet === true;

/** Leaves the entry of the sheets, unless one has been opened again or the page has gone elsewhere. */
function leave() {
  if (open.size || leaving || !ours()) return;
  leaving = true;
  history.back();
}

/** The Back of a phone closes what lies on top instead of leaving the screen; to be called once. */
export function startBack() {
  addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      if (open.size) history.pushState({ sheet: true }, '');
    } else if (!ours()) for (const close of open) close();
  });
}

/** Something lies over the screen, and `close` takes it away; returns what is to be called when it is gone. */
export function closesByBack(close: () => void): () => void {
  if (!leaving && !ours()) history.pushState({ sheet: true }, '');
  open.add(close);
  return () => {
    open.delete(close);
    // another sheet may take its place at once
    queueMicrotask(leave);
  };
}

/** An address that is gone to from a sheet takes the place of the sheet's entry. */
export const overSheet = ours;
