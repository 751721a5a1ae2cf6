/** The documents of Small City, as the server writes them. */

import type { Schemas } from '$lib/wire';

export { cellsOf, type Cell } from './map/geometry';

export type View = Schemas['SmallCityView'];
export type SeatView = Schemas['SmallCitySeat'];
export type BoroughDoc = Schemas['SmallCityBorough'];
export type PlanDoc = Schemas['SmallCityPlan'];
export type Planned = Schemas['SmallCityPlanned'];
/** A step of a plan, whatever it costs. */
export type Step = Schemas['SmallCityStep'];
export type DuePart = Schemas['SmallCityDuePart'];
export type PromiseDoc = Schemas['SmallCityPromise'];
export type Tables = Schemas['SmallCityTables'];
export type Saved = Schemas['SmallCitySaved'];
export type TileDoc = Schemas['SmallCityTile'];
export type Offers = Schemas['SmallCityOffers'];
export type PlacesDoc = Schemas['SmallCityPlaces'];
export type ChoiceDoc = Schemas['SmallCityChoice'];
export type Entry = Schemas['SmallCityEntry'];
export type EventDoc = Schemas['SmallCityEvent'];
export type Price = Schemas['SmallCityPrice'];
export type CouncilEffect = Schemas['SmallCityCouncilEffect'];
export type Part = Schemas['SmallCityPart'];
export type Material = Schemas['SmallCityMaterial'];
export type Amount = Schemas['SmallCityAmount'];
export const MATERIALS = ['wood', 'stone', 'metal'] as const satisfies Material[];

export type Somebody = Schemas['SmallCitySomebody'];
export type DrawnDoc = Schemas['SmallCityDrawn'];
export type LinesDoc = Pick<DrawnDoc, 'right' | 'below' | 'points'>;
export type Materials = Schemas['SmallCityMaterials'];

/** Questions to the server: why a tile's place, a person's target or a larger zone is illegal. */
export type Why = Schemas['SmallCityThere'];
export type Answer = Schemas['SmallCityAnswer'];
export type RefusalDoc = Schemas['SmallCityRefusal'];
/** What a choice changes by the end of the game, by the game's forecast. */
export type Reason = Schemas['SmallCityReason'];
