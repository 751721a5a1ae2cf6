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
  /** Forest is cleared, which brings wood. */
  clears?: boolean;
  /** What to remember in the phases of a round, by their number. */
  tips?: Readonly<Record<number, (round: number) => string>>;
  /** A step that only this module has. */
  step?: { title: () => string; about: () => string };
}

/** The word for rioters in City Hall. On a score sheet all stand there: only their number counts (SP-POL-17). */
export const RIOTERS = 'rioting_hall';

export const MODULES: Readonly<Record<string, BoxModule>> = {
  // SP-POL-1, SP-SET-4, SP-POL-4, SP-POL-9 to SP-POL-17
  police: {
    rioters: true,
    stations: true,
    cards: ['L'],
    keeps: ['L'],
    brings: m.sc_box_officers,
    tips: {
      3: (round) => m.sc_box_tip_police_3({ round }),
      4: m.sc_box_tip_police_4,
      5: m.sc_box_tip_police_5,
      6: m.sc_box_tip_police_6,
      7: m.sc_box_tip_police_7,
    },
  },
  // SP-TRD-2, SP-TRD-6, SP-TRD-7
  traders: {
    brings: m.sc_box_traders,
    tips: { 3: m.sc_box_tip_traders_3, 4: m.sc_box_tip_traders_4, 6: m.sc_box_tip_traders_6 },
  },
  // SP-FOR-1, SP-FOR-2, SP-FOR-4
  forest: {
    wood: 12,
    whole: true,
    clears: true,
    step: { title: m.sc_box_forest, about: m.sc_box_forest_about },
    tips: { 2: m.sc_box_tip_forest_2 },
  },
  cities: { whole: true, step: { title: m.sc_box_cities, about: m.sc_box_cities_about } },
  // SP-SET-4, SP-ACT-1, SP-ACT-2
  cards: { cards: ['K', 'L'], tips: { 1: m.sc_box_tip_cards_k } },
  // SP-BLD-2, SP-BLD-6, SP-BLD-8, SP-BLD-10
  buildings: {
    step: { title: m.sc_box_statues, about: m.sc_box_statues_about },
    tips: { 2: m.sc_box_tip_buildings_2, 7: m.sc_box_tip_buildings_7 },
  },
  promises: { step: { title: m.sc_box_more, about: m.sc_box_more_about } },
  special: { step: { title: m.sc_box_special, about: m.sc_box_special_about } },
  historic: { brings: m.sc_box_historic },
  // SP-ROA-1, SP-ROA-3, SP-ROA-9
  roads: { brings: m.sc_box_roads, tips: { 2: m.sc_box_tip_roads_2, 3: m.sc_box_tip_roads_3 } },
};
