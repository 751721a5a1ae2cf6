/** What a set-up of the printed game needs, by seats and modules (section 3 of the rules, and the modules). */

import { MODULES } from './modules';

export interface Layout {
  seats: number;
  modules: readonly string[];
}

/** The chosen modules that change something here. */
export const chosen = ({ modules }: Layout) =>
  modules.flatMap((id) => (MODULES[id] ? [{ id, ...MODULES[id] }] : []));

/** SC-3.4 */
export const copies = ({ seats }: Layout): number => Math.max(1, seats - 1);
export const policeStations = (layout: Layout): number =>
  chosen(layout).some(({ stations }) => stations) ? layout.seats : copies(layout);
/** SC-3.3 */
export const wood = (layout: Layout): number => chosen(layout).reduce((sum, { wood = 0 }) => sum + wood, 24);

/** The cards of the base game, and the places in their circle (SC-3.2). */
const BASE = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** The letters of the cards that may be in the circle. */
export const cards = (layout: Layout): string[] => [
  ...BASE,
  ...[...new Set(chosen(layout).flatMap(({ cards = [] }) => cards))].sort(),
];
/** How many of them are put away, and which never. */
export const surplus = (layout: Layout): number => cards(layout).length - BASE.length;
export const keeps = (layout: Layout): string[] => chosen(layout).flatMap(({ keeps = [] }) => keeps);

/** Promises about the zone are left out on maps that do not grow. */
export const zoneGrows = (layout: Layout): boolean => !chosen(layout).some(({ whole }) => whole);

/** Money at the start, in turn order (SC-3.6, SC-17.1). */
export const money = ({ seats }: Layout): number[] => (seats === 1 ? [8] : [7, 8, 9, 10].slice(0, seats));
