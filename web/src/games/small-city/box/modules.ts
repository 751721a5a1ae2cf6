/** What each module changes when the printed game is laid out. */

import '../manual';
import { m } from '$messages';

interface BoxModule {
  /** Wood beyond that of the base game. */
  wood?: number;
  /** Every seat can have a Police Station. */
  stations?: boolean;
  /** Cards that come into the circle; those of `keeps` are never put away. */
  cards?: readonly string[];
  keeps?: readonly string[];
  /** The whole map is the zone from the start. */
  whole?: boolean;
  /** What each player takes besides. */
  brings?: () => string;
  /** Rioters cost points at the end. */
  rioters?: boolean;
  /** A step that only this module has. */
  step?: { title: () => string; about: () => string };
}

/** The word for rioters in City Hall. On a score sheet all stand there: only their number counts (SP-POL-17). */
export const RIOTERS = 'rioting_hall';

export const MODULES: Readonly<Record<string, BoxModule>> = {
  // SP-POL-1, SP-SET-4, SP-POL-17
  police: { rioters: true, stations: true, cards: ['L'], keeps: ['L'], brings: m.sc_box_officers },
  traders: { brings: m.sc_box_traders },
  // SP-FOR-1, SP-FOR-2
  forest: { wood: 12, whole: true, step: { title: m.sc_box_forest, about: m.sc_box_forest_about } },
  cities: { whole: true, step: { title: m.sc_box_cities, about: m.sc_box_cities_about } },
  // SP-SET-4
  cards: { cards: ['K', 'L'] },
  // SP-BLD-2, SP-BLD-6
  buildings: { step: { title: m.sc_box_statues, about: m.sc_box_statues_about } },
  promises: { step: { title: m.sc_box_more, about: m.sc_box_more_about } },
  special: { step: { title: m.sc_box_special, about: m.sc_box_special_about } },
  historic: { brings: m.sc_box_historic },
  roads: { brings: m.sc_box_roads },
};
