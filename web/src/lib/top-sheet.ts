/** The sheets in the page, the last one on top. A query of the document at each key would search all of it. */
const sheets = new Set<HTMLDialogElement>();

/** Registers a new sheet; returns a function that removes it. */
export function comes(sheet: HTMLDialogElement): () => void {
  sheets.add(sheet);
  return () => void sheets.delete(sheet);
}

/** The top sheet, if one is open. */
export const topSheet = (): HTMLDialogElement | undefined => [...sheets].findLast(({ open }) => open);
