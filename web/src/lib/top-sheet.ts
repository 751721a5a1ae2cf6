/** The sheets in the page, the last one on top. To ask the document for them would look through all of it at each key. */
const sheets = new Set<HTMLDialogElement>();

/** A sheet comes into the page; returns what says that it is gone. */
export function comes(sheet: HTMLDialogElement): () => void {
  sheets.add(sheet);
  return () => void sheets.delete(sheet);
}

/** The sheet that lies over everything, if one is open. */
export const topSheet = (): HTMLDialogElement | undefined => [...sheets].findLast(({ open }) => open);
