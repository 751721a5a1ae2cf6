/** This browser's memory of the last solo game. */

import { isObject, isText, listOf, objectOf, remember, remembered, type Kind } from '$lib/stored';
import type { SeatView, Tables } from '../wire';

/** The storage key. */
const LAST = 'small-city.alone';

interface LastGame {
  table: string;
  seat: SeatView;
  tables: Tables;
}
/** Only the outline: the server made the rest. */
const isLast = objectOf({
  table: isText,
  seat: objectOf({ borough: objectOf({ tiles: isObject, spaces: isObject }), forecast: isObject }),
  tables: objectOf({ tiles: listOf(isObject) }),
}) as Kind<unknown> as Kind<LastGame>;

export const lastAlone = (): LastGame | null => remembered(LAST, isLast, null);
export const keepAlone = (game: LastGame) => remember(LAST, game);
