import type { Component } from 'svelte';
import type { AnyCourse, Played } from '$play/lessons';
import type { LessonRun, Lit } from '$play/lesson.svelte';
import type { LiveTable } from './table.svelte';
import type { Reviewed } from './reviewed';
import type {
  Colour,
  GameInfo,
  Puzzle,
  PuzzleChoice,
  ReviewChoice,
  ReviewDecision,
  SeatDoc,
  Step,
  TableDoc,
} from './wire';

/** The props of a game's screen. */
export interface GameProps {
  table: LiveTable;
  info: GameInfo;
  /** The table is that of a lesson. */
  lesson?: LessonRun | null;
}
type Screen = Component<GameProps>;

/** A seat's mark: a drawing of the sprite, by its id, and its name in words. */
export interface Mark {
  drawing: string;
  name: string;
}

/** A combination of choices that go well together: a row of data. */
export interface Preset {
  option: string;
  name: () => string;
  about: () => string;
  choices: readonly string[];
}

/** The lobby's view of a game, fetched with it; loading it also loads the names of its options. */
export interface LobbyFace {
  /** The picture beside the name of the table. */
  Skyline?: Component;
  /** The picture on the card of a choice; without it, cards have words alone. */
  Drawing?: Component<{ option: string; choice: string }>;
  /** By option: what a card of a choice shows above its text, its name included. */
  portraits?: Readonly<Record<string, Component<{ choice: string }>>>;
  /** Combinations for options with several choices. */
  presets?: readonly Preset[];
  /** The expanded options; the others are collapsed. */
  open: readonly string[];
  /**
   * The time limits of a live game: seconds in reserve for the whole game, and seconds for each decision. Without
   * any, those of a game of half an hour.
   */
  paces?: readonly (readonly [reserve: number, decision: number])[];
}

/** The format of a game's constants; loading it also loads their names. */
export interface NumbersFace {
  /** A value of data files: a number, a word, or a list. */
  Value: Component<{ constant: string; value: unknown }>;
}

/** A passage of the short rules: `passage-<id>` of its messages, or `brief-<id>` in the shortest form. */
export interface Passage {
  id: string;
  /** The rules that it sums up. */
  rules: readonly string[];
  /** A picture in the words of `$lib/picture`. */
  picture?: string;
}

/** Passages that belong together: message `chapter-<id>`. */
export interface Chapter {
  id: string;
  passages: readonly Passage[];
  /** About how many minutes its lessons take, and their names in order. */
  lessons?: { minutes: number; ids: readonly string[] };
}

/** A topic on which the printed editions differ: message `edition-<id>`, an attribute for each edition. */
export interface Difference {
  id: string;
  rule: string;
}

/** A lesson, by its id, and the rules that it shows. */
export interface Taught {
  lesson: string;
  rules: readonly string[];
}

/** Help and rules of a game, fetched with those pages; loading it also loads its texts. */
export interface ManualFace {
  /** The keys of its screen, if it has any. */
  keys?: readonly { keys: readonly string[]; does: () => string }[];
  /** The rules in two minutes. */
  brief?: readonly Passage[];
  /** The rules in ten minutes, in the order of a first game. */
  chapters?: readonly Chapter[];
  /** Passages on parts that a table may leave out, each with the sections of rules that go with it. */
  modules?: readonly (Passage & { sections: readonly string[]; drawing: string })[];
  /** The chapter of its course that has a lesson on each of these parts, in this order. */
  modulesCourse?: string;
  /** The option that chooses among these parts. */
  modulesOption?: string;
  /** The topics on which the editions differ. */
  differences?: readonly Difference[];
  /** What its lessons teach. */
  taught?: readonly Taught[];
  /** The lessons that fit what a person sees of a game, the fittest first. */
  teach?: (view: unknown) => readonly string[];
  /** Draws the pictures of its passages. */
  Drawing?: Component<{ text: string }>;
}

/** A helper beside the printed game, with an address under Box. */
export interface BoxHelper {
  id: string;
  title: () => string;
  about: () => string;
  icon: 'dice' | 'clock' | 'count';
  /** It fills the page and has its own buttons. */
  whole?: boolean;
  Helper: () => Promise<{ default: Component }>;
}

/** The props of the board of a review. */
export interface ReviewBoardProps {
  game: Reviewed;
  /** What the deciding seat sees. */
  view: unknown;
  /** The constants of the game. */
  tables: unknown;
  /** The decision to show on it; null at the end of the game and after draws. */
  decision: ReviewDecision | null;
  /** The choice to lay beside the one that was made. */
  better: ReviewChoice | null;
  /** The seat whose pieces are in front. */
  seat: number;
  /** Tries a choice at the decision; null where none can be tried. */
  ontry: ((plan: readonly unknown[]) => void) | null;
}

/** What a review says of a game. */
export interface ReviewWords {
  /** The kinds of decisions that belong together, each with its name, in the order of a round. */
  rows: readonly { kinds: readonly string[]; name: () => string }[];
  /** All decisions of a seat fit one row. */
  single: boolean;
  /** A decision by its kind: "plan". */
  kind(kind: string): string;
  /** The steps of a choice in few words each. */
  said(game: Reviewed, decision: ReviewDecision, plan: readonly unknown[]): readonly string[];
  /** What can be counted about both choices, the largest difference first; what is equal is left out. */
  reasons(game: Reviewed, decision: ReviewDecision, better: ReviewChoice): Reasons;
  /** The name of a part of what a choice is worth. */
  part?(part: string): string;
  /** The kinds of decisions of one entry that the board does not take: a list offers all entries to try. */
  listed?: readonly string[];
  /** The kinds of decisions whose steps tell choices apart; at others the server judges what a walk tries. */
  tells: readonly string[];
  /** The steps of the deciding seat did what a choice does; `after` is what it saw then. */
  does(
    game: Reviewed,
    decision: ReviewDecision,
    plan: readonly unknown[],
    done: { steps: readonly Step[]; after: unknown },
  ): boolean;
  /** A walk's decision is over after these steps of its seat. */
  decided(decision: ReviewDecision, steps: readonly Step[], after: unknown): boolean;
}

/** How the page of a review shows a game; loading it also loads its words. */
export interface ReviewFace extends ReviewWords {
  Board: Component<ReviewBoardProps>;
  /** A small picture of what was chosen. */
  Picture?: Component<{ game: Reviewed; decision: ReviewDecision }>;
}

/** The points of a finished game by source, for figures over many games. */
export interface FiguresFace {
  /** The points of a seat by source, from the `Result` document of its game; null if it does not say. */
  pointsOf(result: unknown, seat: number, seats: number): readonly number[] | null;
  /** The names of the sources, in the same order, with the file that has their words. */
  names: () => Promise<readonly (() => string)[]>;
}

/** A puzzle on its table. */
export interface Posed {
  puzzle: Puzzle;
  /** What the solver sees before the first try. */
  seen: unknown;
  /** The seats of its table. */
  seats: readonly SeatDoc[];
}

/** What a puzzle says of a game; loading it also loads its words. */
export interface PuzzleFace {
  /** The task in a few words, and what more there is to know of it. */
  task(puzzle: Puzzle): { title: string; text: string };
  /** What was played is a whole choice. */
  decided(posed: Posed, played: Played): boolean;
  /** A choice in a few words. */
  said(posed: Posed, plan: readonly unknown[]): string;
  /** What a hint marks: first what to take, then where. */
  lit(posed: Posed, plan: readonly unknown[], hints: number): Lit;
  /** What a choice led to. */
  right(posed: Posed, choice: PuzzleChoice): string;
  wrong(posed: Posed, choice: PuzzleChoice): string;
  /** "Proved: 1 of 12 choices wins." */
  proved(puzzle: Puzzle): string;
  /** The list of choices: its name, and what it tells of each besides the choice. */
  all: () => string;
  /** A sentence above the list; none if it is empty. */
  allAbout?: (puzzle: Puzzle) => string;
  columns: readonly (() => string)[];
  cells(posed: Posed, choice: PuzzleChoice): readonly string[];
}

/** Sentences about the choice that was made, and about a better one. */
export interface Reasons {
  played: readonly string[];
  better: readonly string[];
}

/** The page's data about a game. The start page has it at once; parts for a few screens load later. */
export interface Face {
  title: () => string;
  /** How the ids of its rules begin. */
  rules: readonly string[];
  /** The bots of a first game. */
  firstBots: number;
  /** The text of the start page. */
  heading: () => string;
  lead: () => string;
  /** The author. */
  by?: () => string;
  /** The number of players and the duration. */
  facts?: () => string;
  /** The link to its lessons, if it has any. */
  learn?: () => string;
  /** One or two sentences on a table of this size. */
  about(players: number): string;
  /** The label of the choice among the six colours, and the drawing of one. */
  mark: { legend: () => string; of(colour: Colour): Mark };
  /** The marks of each seat, one or more. */
  marks(table: Pick<TableDoc, 'seats' | 'players'>): readonly (readonly Mark[])[];
  /** The result of a finished game in a list, where a winner says too little; else null. */
  result?: (table: TableDoc) => Promise<string | null>;
  /** The picture beside it on the start page. */
  Picture?: Component;
  lobby: () => Promise<{ default: LobbyFace }>;
  manual: () => Promise<{ default: ManualFace }>;
  /** Its lessons; loading them also loads their words. */
  lessons?: () => Promise<{ default: AnyCourse }>;
  /** The server reviews its games, and the page can show that. */
  reviewed?: boolean;
  /** Its helpers beside the printed game. */
  box?: () => Promise<{ default: readonly BoxHelper[] }>;
  /** If it publishes its constants. */
  numbers?: () => Promise<{ default: NumbersFace }>;
  /** Loads the messages of its documents if it has no special screen. */
  messages?: () => Promise<unknown>;
  /** Its own screen; without one, the plain screen for any game. */
  screen?: () => Promise<{ default: Screen }>;
}
