/** What entries of a record do. */

import type { GameRecord } from '$lib/reviewed';
import type { SimplicityEntry, SimplicityEvent, Tile } from '../wire';

/** SIM-2.7 */
const SLOTS = 7;

/** The tiles that were drawn for the slots of the round of an entry, by slot from 0. */
export function drawn(log: GameRecord['log'], at: number): Tile[] {
  let tiles: Tile[] = [];
  for (const { tile } of log.slice(0, at)) {
    if (typeof tile !== 'string') continue;
    if (tiles.length === SLOTS) tiles = [];
    tiles.push(tile as Tile);
  }
  return tiles;
}

/** What a choice does: builds a tile somewhere, or blocks a slot. */
export type Deed =
  | { team: number; slot: number; tile: Tile | null; space: string }
  | { team: number; slot: number; space: null };

/** A choice of Simplicity is one entry; the tile is null if the record does not say which tile its slot had. */
export function deedOf(log: GameRecord['log'], at: number, plan: readonly unknown[]): Deed | null {
  const [entry] = plan as readonly SimplicityEntry[];
  if (!entry) return null;
  if ('block' in entry) return { team: entry.team, slot: entry.block, space: null };
  const tile = drawn(log, at)[entry.take - 1] ?? null;
  return { team: entry.team, slot: entry.take, tile, space: entry.build };
}

/** Whether two builds differ in nothing but their slots. */
export const isTwin = (one: Deed, other: Deed): boolean =>
  one.space !== null &&
  other.space !== null &&
  one.team === other.team &&
  one.tile === other.tile &&
  one.space === other.space &&
  one.slot !== other.slot;

/** Whether an event carries out a deed: equal tiles of two slots are two choices, as the next round tells. */
export function isDone({ team, slot, space }: Deed, event: SimplicityEvent): boolean {
  if (event.event === 'slot_blocked') return space === null && team === event.team && slot === event.slot;
  return event.event === 'built' && team === event.team && slot === event.slot && space === event.space;
}
