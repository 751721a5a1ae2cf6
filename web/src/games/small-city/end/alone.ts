/** This browser's memory of the last solo game. */

import type { SeatView, Tables } from '../wire';

/** The storage key. */
export const LAST = 'small-city.alone';

export interface LastGame {
  table: string;
  seat: SeatView;
  tables: Tables;
}
