import type { Emblem } from '$lib/emblems';
import type { SimplicityEvent, SimplicityView, Step } from '$lib/wire';

/** One step of the game on its way to the screen. */
export interface Scene {
  step: Step;
  events: SimplicityEvent[];
  before: SimplicityView;
  after: SimplicityView;
  /** Part of "Play since my turn". */
  replay: boolean;
  /** One of this browser's seats made the step. */
  mine: boolean;
  /** The game screen; what moves is found in it by data attributes. */
  root: HTMLElement;
  /** By team. */
  emblems: readonly Emblem[];
  /** Makes `after`, or a view in between, the shown one; resolves when the page has it. */
  show(view?: SimplicityView): Promise<void>;
}

/** Decides how a step becomes visible. `play` resolves when it is over; `skip` ends a running one at once. */
export interface Director {
  play(scene: Scene): Promise<void>;
  skip(): void;
}
