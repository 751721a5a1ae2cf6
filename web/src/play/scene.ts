import type { Step } from '$lib/wire';

/** One step of a game on its way to the screen, with the game's documents. */
export interface Scene<View, Event> {
  step: Step;
  events: Event[];
  before: View;
  after: View;
  /** The past is being played back. */
  replay: boolean;
  /** Whoever looks made the step. */
  mine: boolean;
  /** The game screen; what moves is found in it by data attributes. */
  root: HTMLElement;
  /** Makes `after`, or a view in between, the shown one; resolves when the page has it. */
  show(view?: View): Promise<void>;
}

/** Decides how a step becomes visible. `play` resolves when it is over; `skip` ends a running one at once. */
export interface Director<View, Event> {
  play(scene: Scene<View, Event>): Promise<void>;
  skip(): void;
}
