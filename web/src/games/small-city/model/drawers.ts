import { m } from '$messages';

/** A reference drawer during the game. */
export type Drawer = 'promises' | 'council' | 'cards' | 'log' | 'stock';

/** All reference drawers, for players and spectators. */
export const drawers = (): { name: Drawer; label: string }[] => [
  { name: 'promises', label: m.sc_drawer_promises() },
  { name: 'council', label: m.sc_drawer_council() },
  { name: 'cards', label: m.sc_drawer_cards() },
  { name: 'log', label: m.play_log_title() },
  { name: 'stock', label: m.sc_drawer_stock() },
];
