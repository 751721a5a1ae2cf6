import type { Director } from '$play/scene';
import type { Play } from '../play.svelte';
import type { EventDoc, View } from '../wire';

/** Shows what happens. */
export function director(_play: () => Play): Director<View, EventDoc> {
  return {
    skip() {},
    play: (scene) => scene.show(),
  };
}
