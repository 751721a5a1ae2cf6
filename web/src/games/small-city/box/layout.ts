/** What a set-up of the printed game needs, by seats and modules (section 3 of the rules, and the modules). */

export interface Layout {
  seats: number;
  modules: readonly string[];
}

/** SC-3.4 */
export const copies = ({ seats }: Layout): number => Math.max(1, seats - 1);
/** SP-POL-1 */
export const policeStations = (layout: Layout): number =>
  layout.modules.includes('police') ? layout.seats : copies(layout);
/** SC-3.3, SP-FOR-1 */
export const wood = ({ modules }: Layout): number => (modules.includes('forest') ? 36 : 24);

/** The circle has so many places (SC-3.2). */
const PLACES = 8;
/** The letters of the cards that may be in the circle (SP-SET-4). */
export function cards({ modules }: Layout): string[] {
  const has = (module: string) => modules.includes(module);
  const more = [...(has('cards') ? ['K'] : []), ...(has('police') || has('cards') ? ['L'] : [])];
  return ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', ...more];
}
/** How many of them are put away. */
export const surplus = (layout: Layout): number => cards(layout).length - PLACES;

/** Promises about the zone are left out on maps that do not grow (SP-SET-3). */
export const zoneGrows = ({ modules }: Layout): boolean =>
  !modules.includes('forest') && !modules.includes('cities');

/** Money at the start, in turn order (SC-3.6, SC-17.1). */
export const money = ({ seats }: Layout): number[] => (seats === 1 ? [8] : [7, 8, 9, 10].slice(0, seats));
