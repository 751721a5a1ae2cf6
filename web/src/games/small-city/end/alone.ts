/** What this browser remembers of the last game that was played alone. */

import type { SeatView, Tables } from '../wire';

/** Under which name. */
export const LAST = 'small-city.alone';

export interface LastGame {
  table: string;
  seat: SeatView;
  tables: Tables;
}
