import type { Component } from 'svelte';
import type { LiveTable } from './table.svelte';
import type { Colour, GameInfo, TableDoc } from './wire';

/** What a screen of a game is given. */
export interface GameProps {
  table: LiveTable;
  info: GameInfo;
}
type Screen = Component<GameProps>;

/** What stands for a seat: a drawing of the sprite, by its id, and its name in words. */
export interface Mark {
  drawing: string;
  name: string;
}

/** Choices of an option that go well together: a row of data. */
export interface Preset {
  option: string;
  name: () => string;
  about: () => string;
  choices: readonly string[];
}

/** What a lobby shows of a game, fetched with it; to load it also learns what its options are called. */
export interface LobbyFace {
  /** The picture beside the name of the table. */
  Skyline?: Component;
  /** The picture on the card of a choice; where it is missing, cards have words alone. */
  Drawing?: Component<{ option: string; choice: string }>;
  /** What may be chosen at once of options with several choices. */
  presets?: readonly Preset[];
  /** The options that stand open; the others are folded away. */
  open: readonly string[];
  /**
   * The times that a live game may have: seconds in reserve for the whole game, and seconds for each decision. Without
   * any, those of a game of half an hour.
   */
  paces?: readonly (readonly [reserve: number, decision: number])[];
}

/** How the numbers that a game is played with are written; to load it also learns what they are called. */
export interface NumbersFace {
  /** A value of data files: a number, a word, or a list. */
  Value: Component<{ constant: string; value: unknown }>;
}

/** What help and rules show of a game, fetched with them; to load it also learns what its rules say. */
export interface ManualFace {
  /** The keys of its screen; nothing where it has none of its own. */
  keys?: readonly { keys: readonly string[]; does: () => string }[];
  /** The game in a minute. */
  Brief?: Component;
}

/** What the page around a game knows of it. The start page has it at once; what only some screens need is fetched. */
export interface Face {
  title: () => string;
  /** What the start page says of it. */
  heading: () => string;
  lead: () => string;
  /** Whose game it is. */
  by?: () => string;
  /** For how many it is and how long it takes. */
  facts?: () => string;
  /** One or two sentences on a table of this size. */
  about(players: number): string;
  /** What choosing among the six colours is called, and what stands for one. */
  mark: { legend: () => string; of(colour: Colour): Mark };
  /** What stands for each seat, one thing or more. */
  marks(table: Pick<TableDoc, 'seats' | 'players'>): readonly (readonly Mark[])[];
  /** What stands beside it on the start page. */
  Picture?: Component;
  lobby: () => Promise<{ default: LobbyFace }>;
  manual: () => Promise<{ default: ManualFace }>;
  /** If it tells the numbers that it is played with. */
  numbers?: () => Promise<{ default: NumbersFace }>;
  /** Has the messages of its documents learnt, where no own screen does. */
  messages?: () => Promise<unknown>;
  /** Its own screen; without one the plain screen for any game is shown. */
  screen?: () => Promise<{ default: Screen }>;
}
