import type { Motion } from '$play/motion';
import type { Scene } from '$play/scene';
import type { Emblem } from '../emblems';
import type { SimplicityEvent, SimplicityView } from '../wire';

export type SimplicityScene = Scene<SimplicityView, SimplicityEvent>;

/** The motion of one event. It shows `view` and animates; it ends when the next may begin. */
export interface Act {
  scene: SimplicityScene;
  /** By team. */
  emblems: readonly Emblem[];
  motion: Motion;
  before: SimplicityView;
  view: SimplicityView;
}
