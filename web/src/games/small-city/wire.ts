/** The documents of Small City, as the server writes them. */

import type { Schemas } from '$lib/wire';

export type SmallCityView = Schemas['SmallCityView'];
export type SmallCitySeat = Schemas['SmallCitySeat'];
export type Borough = Schemas['SmallCityBorough'];
export type Placed = Schemas['SmallCityPlaced'];
export type Space = Schemas['SmallCitySpace'];
export type Somebody = Schemas['SmallCitySomebody'];
export type Land = Schemas['SmallCityLand'];
export type Materials = Schemas['SmallCityMaterials'];
export type Forecast = Schemas['SmallCityForecast'];
export type Plan = Schemas['SmallCityPlan'];
export type Planned = Schemas['SmallCityPlanned'];
export type Tables = Schemas['SmallCityTables'];
export type TileKind = Schemas['SmallCityTile'];
export type SmallCityOffers = Schemas['SmallCityOffers'];
export type PlacesDoc = Schemas['SmallCityPlaces'];
export type SmallCityEntry = Schemas['SmallCityEntry'];
export type SmallCityEvent = Schemas['SmallCityEvent'];
export type SmallCityChoice = Schemas['SmallCityChoice'];
