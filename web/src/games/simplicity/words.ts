/** The words of the game's pieces, by the letters and names of its documents. */

import './messages';
import type { Part, Slot, Source, Space, SpaceName, Tile } from './wire';
import { m } from '$messages';
import { tell, type Reader } from '$lib/words';

export const SOURCES = ['links', 'R', 'K', 'O', 'V', 'parks', 'tokens'] as const satisfies Source[];

const SOURCE_NAMES: Record<(typeof SOURCES)[number], () => string> = {
  links: m.sim_source_links,
  R: m.sim_source_R,
  K: m.sim_source_K,
  O: m.sim_source_O,
  V: m.sim_source_V,
  parks: m.sim_source_parks,
  tokens: m.sim_source_tokens,
};

const reader: Reader = { game: 'simplicity' };

export const tileName = (tile: Tile) => tell('tile', tile, reader);
export const sourceName = (source: (typeof SOURCES)[number]) => SOURCE_NAMES[source]();
export const symbolName = (space: Space) => tell('symbol', space.symbol ?? 'blank', reader);

/** "square or hexagon"; "any space" for a slot without symbols. */
export const symbolsName = (slot: Slot) => tell('symbols', { symbol: slot.symbols }, reader);

/** "a1", "a1 and b1", "a1, b1 and c1". */
export const spaceNames = (spaces: readonly SpaceName[]) => tell('space', spaces, reader);

/** The name of a sum's part: "residential neighbourhood", "link to c2". */
export const partName = (part: Part) => tell('part', part, reader);

/** "3 neighbourhood and 6 link". */
export const partSums = (parts: readonly Part[]) => tell('parts', parts, reader);
