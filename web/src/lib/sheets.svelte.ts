/** The sheet that lies over the screen now: at most one. Screens of a table open these instead of leaving the table. */
export type SheetName = 'settings' | 'help' | 'rules' | 'numbers' | 'hand-over';

interface Sheets {
  open: SheetName | null;
  /** What it is to show first. */
  anchor: string | null;
  /** The game that it is asked of; null where the page knows by itself. */
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
