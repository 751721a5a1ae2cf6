import { settings } from './settings.svelte';
import type { SoundName } from './synth';

export type { SoundName };

const fetched = () => import('./synth');

/** Plays a sound; does nothing, and fetches nothing, while sounds are off. */
export async function play(name: SoundName, gain = 1) {
  if (!settings.sound || settings.volume <= 0) return;
  const { ring } = await fetched();
  ring(name, settings.volume * gain);
}

/** Turns sounds on or off; a sample answers when they come on. */
export function turnSound(on = !settings.sound) {
  settings.sound = on;
  return play('turn');
}
