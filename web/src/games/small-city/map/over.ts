/** The overlay of a borough: all the page's marks on its cells. */

import type { LinesDoc } from '../wire';
import type { Cell } from './geometry';

interface Ghost {
  cells: readonly Cell[];
  /** The code of the future tile; only an outline if there is none. */
  tile: string | null;
  /** A few letters on its corner. */
  label?: string;
}

/** The yield of a target. */
export interface Pill {
  /** `vote`, `coin`, `wood`: the symbol is `sc-` plus this. */
  icon: string | null;
  text: string;
  /** A further yield, in a second row. */
  below?: Pick<Pill, 'icon' | 'text'>;
  /** Chosen. */
  aim?: boolean;
  /** The same as a sentence, for screen readers. */
  says?: string;
}

/** Cells with a number, or another short sign, on their corner. */
interface Numbered {
  cells: readonly Cell[];
  number?: number | string;
}

export interface Over {
  /** Legal cells, each with its number or `''`. */
  lit?: ReadonlyMap<Cell, string>;
  /** The meaning of such a number, as a sentence. */
  means?: ((number: string) => string) | undefined;
  /** The land fee in dollars, on lit cells. */
  fees?: ReadonlyMap<Cell, number>;
  /** Lit cells where a tile would earn money, each with the dollars per round. */
  waves?: ReadonlyMap<Cell, number>;
  /** An extra sentence about a cell, for screen readers. */
  about?: (cell: Cell) => string | null;
  /** Previews that hover until confirmed. */
  ghosts?: readonly Ghost[];
  pins?: Iterable<Cell>;
  /** The names of the things that the previews touch. */
  touches?: string;
  /** Counted things, in the order of the list that names them. */
  rings?: readonly Numbered[];
  /** An influence area, dotted. */
  area?: Iterable<Cell>;
  /** The obstacles: they shake, once for each list. */
  red?: Iterable<Cell>;
  /** Places of a choice that another one replaces: dashed, around all other marks. */
  replaced?: readonly (readonly Cell[])[];
  /** Steps of a plan, stitched. */
  steps?: readonly Numbered[];
  /** The location of a failed step: it shakes. */
  failed?: Iterable<Cell>;
  /** The yield of each target. */
  pills?: ReadonlyMap<Cell, Pill>;
  /** The yield that each place has just brought: it rises. */
  gains?: ReadonlyMap<Cell, string>;
  /** People who must act, and people who may. */
  lamp?: Iterable<Cell>;
  dashed?: Iterable<Cell>;
  /** A chosen person. */
  chosen?: Cell | null;
  /** People who have moved. */
  moved?: Iterable<Cell>;
  /** Spaces vacated in this step. */
  shut?: Iterable<Cell>;
  /** Upgradable tiles, each by one of its cells. */
  rises?: Iterable<Cell>;
  /** Pieces that hover on borders and points until confirmed, and the route along them that a person would take. */
  laid?: LinesDoc | null;
  way?: LinesDoc | null;
  /** Tiles and people that step back. */
  dim?: Iterable<Cell>;
  /** People who stay bright, though their tile does not. */
  bright?: Iterable<Cell>;
}

export const NOTHING: Over = {};

/** Merges two overlays; the rings of both stay. */
export const both = (one: Over, other: Over): Over => ({
  ...one,
  ...other,
  rings: [...(one.rings ?? []), ...(other.rings ?? [])],
});

/** The marks of a refusal on the map. */
export interface Refused {
  /** The obstacles, outlined. */
  red?: readonly Cell[];
  /** The things that do count, ringed. */
  rings?: readonly Numbered[];
  /** The intended place, where nothing is in its way. */
  place?: readonly Cell[];
  /** The influence area of the intended place. */
  area?: readonly Cell[];
}

const NOWHERE: readonly Cell[] = [];

/** The overlay with a refusal on top. */
export function refused(shown: Over, { red = NOWHERE, place = NOWHERE, area, rings }: Refused): Over {
  const counts = rings?.length ? rings : (shown.rings ?? []);
  return { ...shown, red, failed: place, area: area ?? shown.area ?? NOWHERE, rings: counts };
}
