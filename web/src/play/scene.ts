import type { Step } from '$lib/wire';

/** One step of a game on its way to the screen, with the game's documents. */
export interface Scene<View, Event> {
  step: Step;
  events: Event[];
  before: View;
  after: View;
  /** A replay is running. */
  replay: boolean;
  /** The observer made the step. */
  mine: boolean;
  /** The game screen; data attributes identify the moving parts. */
  root: HTMLElement;
  /** Shows `after`, or a view in between; resolves when the page has it. */
  show(view?: View): Promise<void>;
}

/** Decides how a step becomes visible. `play` resolves when it is over; `skip` ends a running one at once. */
export interface Director<View, Event> {
  play(scene: Scene<View, Event>): Promise<void>;
  skip(): void;
}
