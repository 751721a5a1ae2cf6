/** The documents of Simplicity, as the server writes them. */

import type { Schemas } from '$lib/wire';

export type Tile = Schemas['SimplicityTile'];
export type SpaceName = Schemas['SimplicitySpaceName'];
/** The sources of points: the keys of a score but its total. */
export type Source = 'links' | Exclude<Tile, 'P'> | 'parks' | 'tokens';
export type Space = Schemas['SimplicitySpace'];
export type Slot = Schemas['SimplicitySlot'];
export type Score = Schemas['SimplicityTeamResult'];
export type SimplicityView = Schemas['SimplicityView'];
export type Part = Schemas['SimplicityPart'];
export type SimplicityChoice = Schemas['SimplicityChoice'];
export type SimplicityOffers = Schemas['SimplicityOffers'];

/** The entries that people make. */
export type SimplicityEntry =
  { team: number; block: number } | { team: number; take: number; build: SpaceName };

type Told = Schemas['SimplicityEvent'];
type Built = Extract<Told, { event: 'built' }>;
/** The choices of tables: a build always comes with its sum. */
export type SimplicityEvent = Exclude<Told, Built> | (Built & { total: number; parts: Part[] });
