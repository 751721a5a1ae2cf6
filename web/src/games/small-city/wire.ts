/** The documents of Small City, as the server writes them. */

import type { Schemas } from '$lib/wire';

/** A cell, such as `c4`: column c, row 4. */
export type Cell = string;
export type View = Schemas['SmallCityView'];
export type SeatView = Schemas['SmallCitySeat'];
export type BoroughDoc = Schemas['SmallCityBorough'];
export type Placed = Schemas['SmallCityPlaced'];
export type Space = Schemas['SmallCitySpace'];
export type PlanDoc = Schemas['SmallCityPlan'];
export type Planned = Schemas['SmallCityPlanned'];
export type PromiseDoc = Schemas['SmallCityPromise'];
export type ConditionDoc = Schemas['SmallCityCondition'];
export type Forecast = Schemas['SmallCityForecast'];
export type Tables = Schemas['SmallCityTables'];
export type TileDoc = Schemas['SmallCityTile'];
export type Offers = Schemas['SmallCityOffers'];
export type TileOffer = Schemas['SmallCityTileOffer'];
export type Builds = Schemas['SmallCityBuilds'];
export type Places = Schemas['SmallCityPlaces'];
export type ChoiceDoc = Schemas['SmallCityChoice'];
export type Entry = Schemas['SmallCityEntry'];
export type EventDoc = Schemas['SmallCityEvent'];
export type Price = Schemas['SmallCityPrice'];
export type CouncilEffect = Schemas['SmallCityCouncilEffect'];
export type CouncilPrice = Schemas['SmallCityCouncilPrice'];
export type Material = Schemas['SmallCityMaterial'];
export type Amount = Schemas['SmallCityAmount'];
export const MATERIALS = ['wood', 'stone', 'metal'] as const satisfies Material[];

/** The cells of a text such as `c4 d4`. */
export const cellsOf = (text: string): Cell[] => text.split(' ').filter(Boolean);

export type SmallCityView = Schemas['SmallCityView'];
export type SmallCitySeat = Schemas['SmallCitySeat'];
export type Borough = Schemas['SmallCityBorough'];
export type Somebody = Schemas['SmallCitySomebody'];
export type Land = Schemas['SmallCityLand'];
export type Materials = Schemas['SmallCityMaterials'];
export type Plan = Schemas['SmallCityPlan'];
export type TileKind = Schemas['SmallCityTile'];
export type SmallCityOffers = Schemas['SmallCityOffers'];
export type PlacesDoc = Schemas['SmallCityPlaces'];
export type SmallCityEntry = Schemas['SmallCityEntry'];
export type SmallCityEvent = Schemas['SmallCityEvent'];
export type SmallCityChoice = Schemas['SmallCityChoice'];

/** What one may ask: why a place of a tile, a target of a person, a larger zone may not be. */
export type Why = NonNullable<Schemas['SmallCityQuestion']['why']>;
export type Answer = Schemas['SmallCityAnswer'];
