import { untrack } from 'svelte';
import { motionless } from '$lib/settings.svelte';

/** The last step stays visible this long before the result covers it, in milliseconds. */
const LOOK = 1_400;

/** Decides when the result of a game covers its screen. */
export class Ending {
  shown = $state(false);

  /**
   * The result appears after the end has been shown; at once if the game was over before. Create it in a component.
   */
  constructor(game: { over: () => boolean; playing: () => boolean }) {
    this.shown = untrack(game.over);
    $effect(() => {
      if (!game.over() || game.playing() || untrack(() => this.shown)) return;
      const timer = setTimeout(() => (this.shown = true), motionless() ? 0 : LOOK);
      return () => clearTimeout(timer);
    });
  }
}
