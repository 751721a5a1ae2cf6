import { untrack } from 'svelte';
import { motionless } from '$lib/settings.svelte';

/** The last step is looked at for so long before the result lies over it, in milliseconds. */
const LOOK = 1_400;

/** When the result of a game lies over its screen. */
export class Ending {
  shown = $state(false);

  /** It comes by itself once the end has been shown, and at once where the game was over before. To be made in a component. */
  constructor(game: { over: () => boolean; playing: () => boolean }) {
    this.shown = untrack(game.over);
    $effect(() => {
      if (!game.over() || game.playing() || untrack(() => this.shown)) return;
      const timer = setTimeout(() => (this.shown = true), motionless() ? 0 : LOOK);
      return () => clearTimeout(timer);
    });
  }
}
