import type { Motion } from '$play/motion';
import type { Scene } from '$play/scene';
import type { Play } from '../model/play.svelte';
import type { EventDoc, View } from '../wire';
import type { Show } from './show.svelte';
import type { Views } from './views';

/** A step on its way to the screen. */
export interface Showing {
  scene: Scene<View, EventDoc>;
  play: Play;
  show: Show;
  motion: Motion;
  between: Views;
  /** The observer has just done it: no slow presentation is needed. */
  own: boolean;
  /** Announces an event in the tray and to screen readers. */
  tell(event: EventDoc): void;
  /** Outlines new areas in a seat's borough between two views, such as a Garden. */
  arises(seat: number, before: View, after: View): void;
  /** Waits long enough for a person to see an event. */
  pace(time?: number): Promise<unknown>;
}
