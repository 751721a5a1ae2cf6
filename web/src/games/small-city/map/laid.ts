/** Pieces on borders and points of a map, by their document names: the one list that names them. */

import { m } from '$messages';
import type { Cell } from './geometry';

export interface Piece {
  /** Its name in plans, entries and offers; its symbol is `sc-` plus this. */
  code: string;
  name: () => string;
}
/** Pieces that form one web: those on borders, and those on the points where they meet. */
interface Web {
  /** The name of the group. */
  group: () => string;
  border: Piece & { says: (values: { cell: Cell }) => string };
  point: Piece & { says: () => string };
  /** The tokens `--` of the bed on a border and of its centre line. */
  bed: string;
  line: string;
}

export const WEBS: Readonly<Record<string, Web>> = {
  roads: {
    group: m.sc_group_roads,
    border: { code: 'road', name: m.sc_road, says: m.sc_map_road },
    point: { code: 'roundabout', name: m.sc_roundabout, says: m.sc_map_roundabout },
    bed: 'l-road',
    line: 'l-road-line',
  },
};

/** The symbol of a trip along them. */
export const TRIP = WEBS.roads!.border.code;
