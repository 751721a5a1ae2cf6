/** The sheet that lies over the screen now: at most one. Screens of a table open these instead of leaving the table. */
export type SheetName = 'settings' | 'help' | 'rules' | 'hand-over';

export const sheets = $state<{ open: SheetName | null; anchor: string | null }>({ open: null, anchor: null });

export function openSheet(name: SheetName, anchor: string | null = null) {
  sheets.open = name;
  sheets.anchor = anchor;
}

export function closeSheet() {
  sheets.open = null;
  sheets.anchor = null;
}
