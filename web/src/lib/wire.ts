// The one place to import the wire's types from. They are the server's own: `npm run api` (part of `npm run check`) makes
// openapi.d.ts of docs/openapi.json.

import type { components } from './openapi';

type Schemas = components['schemas'];

export type Millis = number;
export type Colour = Schemas['Colour'];
export type Problem = Schemas['Problem'];
export type Pace = Schemas['Pace'];
export type OptionInfo = Schemas['OptionInfo'];
export type BotInfo = Schemas['BotInfo'];
export type GameInfo = Schemas['GameInfo'];
export type SeatDoc = Schemas['SeatDoc'];
export type Clock = Schemas['Clock'];
export type TableDoc = Schemas['TableDoc'];
export type NewSeat = Schemas['NewSeat'];
export type NewTable = Schemas['NewTable'];
export type TableChange = Schemas['TableChange'];
export type SitDown = Schemas['SitDown'];
export type SeatChange = Schemas['SeatChange'];
export type Turn = Schemas['Turn'];
export type Now = Schemas['Now'];
export type Step = Schemas['Step'];
export type State = Schemas['State'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

/** A choice with the documents of its game. */
export interface Choice<Entry = unknown, About = unknown> {
  entry: Entry;
  about: About;
}

// Simplicity's documents

export type Tile = Schemas['SimplicityTile'];
export type Terrain = Schemas['SimplicitySymbol'];
export type SpaceName = Schemas['SimplicitySpaceName'];
/** What scores: the keys of a score but its total. */
export type Source = 'links' | Exclude<Tile, 'P'> | 'parks' | 'tokens';
export type Space = Schemas['SimplicitySpace'];
export type Slot = Schemas['SimplicitySlot'];
export type Score = Schemas['SimplicityTeamResult'];
export type SimplicityView = Schemas['SimplicityView'];
export type Part = Schemas['SimplicityPart'];
export type SimplicityChoice = Schemas['SimplicityChoice'];

/** Of all entries those that people make. */
export type SimplicityEntry =
  { team: number; block: number } | { team: number; take: number; build: SpaceName };

type Told = Schemas['SimplicityEvent'];
type Built = Extract<Told, { event: 'built' }>;
/** What tables tell: a build always comes with its sum. */
export type SimplicityEvent = Exclude<Told, Built> | (Built & { total: number; parts: Part[] });
