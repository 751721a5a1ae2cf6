/** What may lie over a borough: all that the page wants to say about its cells. */

import type { LinesDoc } from '../wire';
import type { Cell } from './geometry';

export interface Ghost {
  cells: readonly Cell[];
  /** The code of the tile that would stand there; an outline alone if there is none. */
  tile: string | null;
  /** A few letters on its corner. */
  label?: string;
}

/** What a target brings. */
export interface Pill {
  /** `vote`, `coin`, `wood`: the symbol is `sc-` and this. */
  icon: string | null;
  text: string;
  /** What else it brings, in a second row. */
  below?: Pick<Pill, 'icon' | 'text'>;
  /** Chosen. */
  aim?: boolean;
  /** The same as a sentence, for who cannot see it. */
  says?: string;
}

/** Cells with a number, or another short sign, on their corner. */
export interface Numbered {
  cells: readonly Cell[];
  number?: number | string;
}

export interface Over {
  /** Where one may act, each with its number or `''`. */
  lit?: ReadonlyMap<Cell, string>;
  /** What such a number says, as a sentence. */
  means?: ((number: string) => string) | undefined;
  /** Dollars that the land asks for, on lit cells. */
  fees?: ReadonlyMap<Cell, number>;
  /** Lit cells by which a tile would earn money, each with the dollars of a round. */
  waves?: ReadonlyMap<Cell, number>;
  /** A sentence more about a cell, for who cannot see the map. */
  about?: (cell: Cell) => string | null;
  /** What hovers until it is confirmed. */
  ghost?: Ghost | null;
  pins?: Iterable<Cell>;
  /** The names of what the ghost touches. */
  touches?: string;
  /** What counts, in the order of the list that says it. */
  rings?: readonly Numbered[];
  /** An influence area, dotted. */
  area?: Iterable<Cell>;
  /** What is in the way: it shakes, once for each list. */
  red?: Iterable<Cell>;
  /** Steps of a plan, stitched. */
  steps?: readonly Numbered[];
  /** Where a step failed: it shakes. */
  failed?: Iterable<Cell>;
  /** What each target brings. */
  pills?: ReadonlyMap<Cell, Pill>;
  /** What each place has just brought: it rises. */
  gains?: ReadonlyMap<Cell, string>;
  /** People who must act, and those who may. */
  lamp?: Iterable<Cell>;
  dashed?: Iterable<Cell>;
  /** Somebody chosen. */
  chosen?: Cell | null;
  /** People who have moved. */
  moved?: Iterable<Cell>;
  /** Spaces that were left in this step. */
  shut?: Iterable<Cell>;
  /** Tiles that may rise, each by one of its cells. */
  rises?: Iterable<Cell>;
  /** What hovers on borders and points until it is confirmed, and the way along them that somebody would take. */
  laid?: LinesDoc | null;
  way?: LinesDoc | null;
  /** Tiles and people that step back. */
  dim?: Iterable<Cell>;
  /** People who do not, though their tile does. */
  bright?: Iterable<Cell>;
}

export const NOTHING: Over = {};

/** What both say; what counts for either has its ring. */
export const both = (one: Over, other: Over): Over => ({
  ...one,
  ...other,
  rings: [...(one.rings ?? []), ...(other.rings ?? [])],
});

/** What a refusal shows on the map. */
export interface Refused {
  /** What stands in the way, outlined. */
  red?: readonly Cell[];
  /** What does count, ringed. */
  rings?: readonly Numbered[];
  /** The place that was meant, where nothing is in its way. */
  place?: readonly Cell[];
  /** The influence area of the place that was meant. */
  area?: readonly Cell[];
}

const NOWHERE: readonly Cell[] = [];

/** What is shown with a refusal over it. */
export function refused(shown: Over, { red = NOWHERE, place = NOWHERE, area, rings }: Refused): Over {
  const counts = rings?.length ? rings : (shown.rings ?? []);
  return { ...shown, red, failed: place, area: area ?? shown.area ?? NOWHERE, rings: counts };
}
