/** What tests of Simplicity's review share. */

import { expect } from 'vitest';
import { reviews } from '$lib/reviews';
import type { ReviewDecision } from '$lib/wire';
import { Run } from '../../../screens/review/run.svelte';
import { keepRecord, load, type Address } from '../../../screens/review/source';

/** The page of a review: its run without its components. */
export async function open(address: Address) {
  const source = await load(address);
  let run!: Run;
  const end = $effect.root(() => void (run = new Run(source, source.game.table.you[0] ?? 0)));
  return { run, game: source.game, close: () => (run.close(), end()) };
}
export async function openRecord(text: string) {
  const { id } = await reviews.ask({ record: text });
  keepRecord(id, text);
  return { id, ...(await open({ record: id })) };
}
/** The only parts of a view that these tests read. */
export interface City {
  slots: { tile: string | null }[];
  columns: { tile: string | null }[][];
}
const tileAt = ({ columns }: City, space: string) =>
  columns[space.charCodeAt(0) - 97]![Number(space.slice(1)) - 1]!.tile;
/** Before a build its tile is in its slot and its space is empty. */
export function expectBefore(view: unknown, { played }: ReviewDecision) {
  const city = view as City;
  const [entry] = played.plan as { block?: number; take: number; build: string }[];
  if (entry!.block !== undefined) return expect(city.slots[entry!.block - 1]!.tile).not.toBeNull();
  expect(city.slots[entry!.take - 1]!.tile).not.toBeNull();
  expect(tileAt(city, entry!.build)).toBeNull();
}
