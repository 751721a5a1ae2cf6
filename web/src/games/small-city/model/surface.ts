import type { Attend } from '../tasks/task';
import type { Cell } from '../wire';

/** The space of a window. */
export interface Viewport {
  /** The map is above all controls. */
  readonly upright: boolean;
  /** A small phone has no room for both map and desk. */
  readonly small: boolean;
  /** Two drawers stack. */
  readonly roomy: boolean;
}

/** Focus targets: the primary button, the next group of the desk, the compare button, or an item. */
export type Focus = 'main' | 'desk' | 'compare' | Attend;

/** The page API that a table needs. */
export interface Surface {
  /** The space that the window has. */
  readonly viewport: Viewport;
  /** The root element for motion. */
  root(): HTMLElement;
  /** Whether the page is hidden. */
  hidden(): boolean;
  /** Announces a text to screen readers. */
  say(text: string): void;
  focus(where: Focus): void;
  /** The focused cell of the map. */
  focused(): Cell | null;
  /** Enlarges the map (1), or fits it to its sheet (-1). */
  zoom(by: 1 | -1): void;
  /** Scrolls the drawers beside the map into view; false if there are none. */
  showDrawers(scroll: boolean): boolean;
  /** Opens the page's help. */
  help(): void;
}
