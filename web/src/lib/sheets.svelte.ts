/** The sheet over the screen: at most one. A table's screens open these instead of leaving the table. */
export type SheetName = 'settings' | 'help' | 'rules' | 'numbers' | 'hand-over';

interface Sheets {
  open: SheetName | null;
  /** The part to show first. */
  anchor: string | null;
  /** Its game; null if the page can tell. */
  game: string | null;
}

export const sheets: Sheets = $state({ open: null, anchor: null, game: null });

export function openSheet(name: SheetName, anchor: string | null = null, game: string | null = null) {
  sheets.open = name;
  sheets.anchor = anchor;
  sheets.game = game;
}

export function closeSheet() {
  sheets.open = null;
  sheets.anchor = null;
  sheets.game = null;
}
