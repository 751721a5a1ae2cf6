import type { Motion } from '$play/motion';
import type { Scene } from '$play/scene';
import type { Play } from '../play.svelte';
import type { EventDoc, View } from '../wire';
import type { Show } from './show.svelte';
import type { Between } from './views';

/** A step on its way to the screen. */
export interface Showing {
  scene: Scene<View, EventDoc>;
  play: Play;
  show: Show;
  motion: Motion;
  between: Between;
  /** Whoever looks has just done it: nobody has to be told slowly. */
  own: boolean;
  /** Says in the tray, and to who cannot see it, what happens. */
  tell(event: EventDoc): void;
  /** Outlines what has arisen in the borough of a seat between two views, such as a Garden. */
  arises(seat: number, before: View, after: View): void;
  /** Waits for as long as a thing takes to be seen. */
  pace(time?: number): Promise<unknown>;
}
