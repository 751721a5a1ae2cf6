/** The words of the game's pieces, by the letters and names of its documents. */

import './messages';
import type { Part, Slot, Source, Space, SpaceName, Terrain, Tile } from './wire';
import { m } from '$messages';

export const SOURCES = ['links', 'R', 'K', 'O', 'V', 'parks', 'tokens'] as const satisfies Source[];

const TILES: Record<Tile, () => string> = {
  R: m.sim_tile_R,
  K: m.sim_tile_K,
  O: m.sim_tile_O,
  V: m.sim_tile_V,
  P: m.sim_tile_P,
};
const A_TILE: Record<Tile, () => string> = {
  R: m.sim_a_tile_R,
  K: m.sim_a_tile_K,
  O: m.sim_a_tile_O,
  V: m.sim_a_tile_V,
  P: m.sim_a_tile_P,
};
const SYMBOLS: Record<Terrain, () => string> = {
  circle: m.sim_symbol_circle,
  triangle: m.sim_symbol_triangle,
  square: m.sim_symbol_square,
  pentagon: m.sim_symbol_pentagon,
  hexagon: m.sim_symbol_hexagon,
};
const SOURCE_NAMES: Record<(typeof SOURCES)[number], () => string> = {
  links: m.sim_source_links,
  R: m.sim_source_R,
  K: m.sim_source_K,
  O: m.sim_source_O,
  V: m.sim_source_V,
  parks: m.sim_source_parks,
  tokens: m.sim_source_tokens,
};

export const tileName = (tile: Tile) => TILES[tile]();
export const aTile = (tile: Tile) => A_TILE[tile]();
export const sourceName = (source: (typeof SOURCES)[number]) => SOURCE_NAMES[source]();
export const symbolName = (space: Space) => (space.symbol ? SYMBOLS[space.symbol]() : m.sim_symbol_blank());

/** "square or hexagon"; "any space" for a slot without symbols. */
export function symbolsName(slot: Slot): string {
  const [one, two] = slot.symbols.map((symbol) => SYMBOLS[symbol]());
  if (!one) return m.sim_symbol_any();
  return two ? m.sim_symbols_two({ one, two }) : one;
}

/** "a1", "a1 and b1", "a1, b1 and c1". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : m.sim_and({ first: words.slice(0, -1).join(', '), last });
}

/** What a part of a sum is for: "residential neighbourhood", "link to c2". */
export function partName(part: Part): string {
  const spaces = listed(part.spaces satisfies SpaceName[]);
  switch (part.source) {
    case 'neighbourhood':
      return m.sim_part_neighbourhood({ tile: tileName(part.tile ?? 'R') });
    case 'link':
      return part.spaces.length > 1 ? m.sim_part_links({ spaces }) : m.sim_part_link({ spaces });
    case 'park':
      return part.spaces.length ? m.sim_part_park({ spaces }) : m.sim_part_park_none();
    case 'more_neighbourhood':
      return part.spaces.length > 1
        ? m.sim_part_more_neighbourhoods({ spaces })
        : m.sim_part_more_neighbourhood({ spaces });
    case 'more_park':
      return m.sim_part_more_park({ spaces });
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
