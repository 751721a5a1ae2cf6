import type { Over } from '../map/over';
import type { Aim } from './aim.svelte';
import type { Cell, Entry, Offers, SeatView } from '../wire';

export type { Over, Pill } from '../map/over';

/** The desks, and what the tray has besides its words; the page has a component for each (`desk/index.ts`). */
export type DeskName = 'circle' | 'cities' | 'council' | 'discard' | 'people' | 'pledges' | 'tiles' | 'uses';
export type SummaryName = 'build' | 'card' | 'ways';

/** A button: what it says, why it is off, what it does. */
export interface Deed {
  label: string;
  /** A name that stays whatever the label says. */
  deed?: string;
  key?: string;
  off?: boolean;
  busy?: boolean;
  /** It is drafted and not sent: without a connection nobody can say what it leads to. */
  drafts?: boolean;
  /** It asks whether what was pressed last is meant. */
  asks?: boolean;
  act: () => void;
}

/** What can be pressed besides cells and buttons: a thing of the desk, or one of the ways in the tray. */
export interface Thing {
  /** Names it among all: `tile C1`, `card B`, `way drive`. */
  readonly thing: string;
  /** It is chosen. */
  readonly on: boolean;
  /** It cannot be chosen: pressing it says why. */
  readonly off?: boolean;
  press(): void;
}

/** What the tray says: first what counts, then why, with its rule. */
export interface Said {
  lead?: string;
  more?: string;
  rule?: string | null;
}

/** Where the keyboard goes after something was done: a tile of the desk, or a cell of one's own borough. */
export type Attend = { tile: string } | { lay: string } | { cell: Cell };

/** Something that a seat has to decide: how it is said, shown and done. */
export interface Task {
  /** Whether it is what is offered now. */
  fits(offers: Offers): boolean;
  /** What the tray is headed with. */
  readonly title: string;
  readonly said: Said;
  /** What the tray has besides: a sum, a plan, ways to pay. */
  readonly summary?: SummaryName;
  /** The phase by which its desk is called, where it comes in another one. */
  readonly deskOf?: number;
  /** What is on the desk. */
  readonly desk?: DeskName;
  /** What is being placed on the map: its code and its name. */
  readonly placing?: { code: string; what: string } | null;
  /** The council takes the place of the map on a narrow screen. */
  readonly wide?: boolean;
  /** The own seat as it would be with what is chosen, where its borough would lie elsewhere. */
  readonly instead?: SeatView | null;
  /** What lies over a borough: one's own, or another's that is open. */
  over(seat: number): Over;
  /** The heavy button; null while the desk holds all that acts. */
  readonly main: Deed | null;
  /** Instead of what is taken back. */
  readonly other?: Deed | null;
  /** More buttons, beside the title. */
  readonly tools?: readonly Deed[];
  /** All that can be pressed on the desk and among the ways. */
  readonly things?: readonly Thing[];
  /** A cell is tapped. */
  cell(cell: Cell, seat: number): void;
  /** What is tapped lies in one's own borough alone. */
  readonly home?: true;
  /** Something is chosen, which Esc lets go. */
  readonly held: boolean;
  letGo(): void;
  /** Lets go of all that is chosen, where `letGo` goes back bit by bit: the step is over. */
  drop?(): void;
  /** Tabs of others that lead on, with what stands on them. */
  readonly tabs?: ReadonlyMap<number, string>;
  /** All places of what is taken up, for a list in words. */
  readonly places?: Aim;
  /** One of the ways in the tray, from 0. */
  pick?(index: number): void;
  /** Takes up what an entry says, as far as it is chosen before it is done. */
  show?(entry: Entry): void;
  /** Where the keyboard goes on after what was done last, until it has gone there. */
  attend?: Attend | null;
  /** Cells and people that may be tapped, in order, for the keys. */
  readonly next?: readonly Cell[];
}

/** The ways in which one thing can be done, as things that can be pressed; none where there is no choice. */
export const waysOf = (task: {
  readonly ways: readonly string[];
  readonly way: string | null;
  chooseWay(way: string): void;
}): Thing[] =>
  task.ways.length < 2
    ? []
    : task.ways.map((way) => ({
        thing: `way ${way}`,
        on: way === task.way,
        press: () => task.chooseWay(way),
      }));
