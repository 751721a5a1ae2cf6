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
