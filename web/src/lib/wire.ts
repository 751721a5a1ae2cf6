// The one place to import the wire's types from. They are the server's own: `npm run api` (part of `npm run check`)
// generates openapi.d.ts from docs/openapi.json.

import type { components } from './openapi';

export type Schemas = components['schemas'];

export type Colour = Schemas['Colour'];
export type Problem = Schemas['Problem'];
export type BotPace = Schemas['BotPace'];
export type ServerInfo = Schemas['ServerInfo'];
export type Pace = Schemas['Pace'];
export type OptionInfo = Schemas['OptionInfo'];
export type GameInfo = Schemas['GameInfo'];
export type SeatDoc = Schemas['SeatDoc'];
export type Clock = Schemas['Clock'];
export type TableDoc = Schemas['TableDoc'];
export type NewPractice = Schemas['NewPractice'];
export type NewTable = Schemas['NewTable'];
export type TableChange = Schemas['TableChange'];
export type SitDown = Schemas['SitDown'];
export type SeatChange = Schemas['SeatChange'];
export type Signal = Schemas['Signal'];
export type Signalled = Schemas['Signalled'];
export type Reaction = Schemas['Reaction'];
export type Attention = Schemas['Attention'];
export type Turn = Schemas['Turn'];
export type Now = Schemas['Now'];
type Operation = Schemas['Operation'];
export type Patch = Operation[];
/** A step with the view after it, where that is known. */
export type Step = Omit<Schemas['Step'], 'patch'> & { view?: unknown };
export type Update = Schemas['Update'];
export type History = Schemas['History'];
/** A bot's advice. */
export type Advice = Schemas['Hint'];
export type Choices = Schemas['Choices'];
export type State = Schemas['State'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

export type ReviewState = Schemas['ReviewState'];
export type Review = Schemas['Review'];
export type ReviewDeal = Schemas['ReviewDeal'];
export type ReviewDecision = Schemas['ReviewDecision'];
export type ReviewChoice = Schemas['ReviewChoice'];
export type ReviewGrade = Schemas['ReviewGrade'];
export type ReviewBalance = Schemas['ReviewBalance'];
export type ReviewMoments = Schemas['ReviewMoments'];
export type JudgedChoice = Schemas['JudgedChoice'];

export type Puzzle = Schemas['Puzzle'];
export type PuzzleChoice = Schemas['PuzzleChoice'];
export type PuzzleChoices = Schemas['PuzzleChoices'];
export type Puzzles = Schemas['Puzzles'];

/** A choice with the documents of its game. */
export interface Choice<Entry = unknown, About = unknown> {
  entry: Entry;
  about: About;
}
