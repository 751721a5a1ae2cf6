import { type Piece } from '$lib/language';
import type { Attention } from '$lib/wire';
import type { Over } from '../map/over';
import type { Aim } from './aim.svelte';
import type { Cell, Entry, Offers, SeatView } from '../wire';

export type { Over, Pill } from '../map/over';

/** The desks, and the tray's parts besides its text; the page has a component for each (`desk/index.ts`). */
export type DeskName = 'circle' | 'cities' | 'council' | 'discard' | 'people' | 'pledges' | 'tiles' | 'uses';
export type SummaryName = 'build' | 'card' | 'ways';

/** A button: its label, why it is off, its action. */
export interface Deed {
  label: string;
  /** A name that does not change with the label. */
  deed?: string;
  key?: string;
  off?: boolean;
  /** It is off until something on the desk is chosen: where the desk folds, it opens the desk. */
  onDesk?: boolean;
  busy?: boolean;
  /** It is drafted, not sent: without a connection nobody can judge it. */
  drafts?: boolean;
  /** It only changes the view, or is not the obvious next step: the button is light. */
  light?: boolean;
  /** It confirms the last press. */
  asks?: boolean;
  act: () => void;
}

/** A pressable item besides cells and buttons: on the desk, or one of the ways in the tray. */
export interface Thing {
  /** Its unique name: `tile C1`, `card B`, `way drive`. */
  readonly thing: string;
  /** It is chosen. */
  readonly on: boolean;
  /** It cannot be chosen: a press explains why. */
  readonly off?: boolean;
  press(): void;
}

/** The tray's text: the main point first, then the reason, with its rule. */
export interface Said {
  lead?: string;
  more?: string;
  rule?: string | null;
}

/** The focus target after an action: a tile of the desk, or a cell of one's own borough. */
export type Attend = { tile: string } | { lay: string } | { cell: Cell };

/** A decision of a seat: its text, its view and its actions. */
export interface Task {
  /** Whether the offers call for it. */
  fits(offers: Offers): boolean;
  /** The heading of the tray. */
  readonly title: string;
  readonly said: Said;
  /** The extra part of the tray: a sum, a plan, ways to pay. */
  readonly summary?: SummaryName;
  /** The phase that names its desk, if it differs from the current one. */
  readonly deskOf?: number;
  /** The content of the desk. */
  readonly desk?: DeskName;
  /** The thing being placed on the map: its code and its name. */
  readonly placing?: { code: string; what: string | Piece } | null;
  /** The council replaces the map on a narrow screen. */
  readonly wide?: boolean;
  /** One's own seat with the current choice, where that changes the borough itself. */
  readonly instead?: SeatView | null;
  /** The overlay of one's own borough, or of another open one. */
  over(seat: number): Over;
  /** The primary button; null while the desk holds every control. */
  readonly main: Deed | null;
  /** Replaces the take-back button. */
  readonly other?: Deed | null;
  /** More buttons, beside the title. */
  readonly tools?: readonly Deed[];
  /** All pressable items on the desk and among the ways. */
  readonly things?: readonly Thing[];
  /** A cell is tapped. */
  cell(cell: Cell, seat: number): void;
  /** Taps count in one's own borough alone. */
  readonly home?: true;
  /** A choice is made; Esc drops it. */
  readonly held: boolean;
  letGo(): void;
  /** Drops the whole choice, where `letGo` goes back bit by bit: the step is over. */
  drop?(): void;
  /** Tabs of other seats that are targets, with their badges. */
  readonly tabs?: ReadonlyMap<number, string>;
  /** All places of the selection, for a list in words. */
  readonly places?: Aim;
  /** Picks one of the ways in the tray, from 0. */
  pick?(index: number): void;
  /** Selects what an entry contains, ready to be confirmed. */
  show?(entry: Entry): void;
  /** How many of its parts are chosen, for those who wait. */
  readonly progress?: Attention['progress'];
  /** The next focus target, until focused. */
  attend?: Attend | null;
  /** Tappable cells and people, in order, for the keyboard. */
  readonly next?: readonly Cell[];
}

/** The ways to do one thing, as pressable items; none without a choice. */
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
