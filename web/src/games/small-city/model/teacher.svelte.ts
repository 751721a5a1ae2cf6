/** The teacher of a first game of Small City: notes on its phases, including the automatic ones. */

import { Coach } from '$play/coach.svelte';
import { hints } from './hints';
import type { Play } from './play.svelte';

/** The presentation pauses this long for a note on it, in milliseconds. */
const READING = 15_000;

/** `acts` says whether there is a decision to make. */
export function teacher(game: string, play: Play, acts: () => boolean): Coach {
  const { stage, show, table } = play;
  const mine = () => table.table!.you.length > 0;
  const coach = new Coach(game, () => {
    if (!mine()) return [];
    const { view } = play;
    const playing = stage.playing;
    return hints({
      view,
      offers: play.offers,
      acts: !playing && acts(),
      shown: playing ? show.what : null,
    });
  });
  $effect(() => {
    if (play.view.over && mine()) coach.end();
  });
  $effect(() => {
    const key = stage.playing ? coach.hint?.key : undefined;
    if (key === undefined) return;
    show.hold(true);
    const timer = setTimeout(() => coach.read(key), READING);
    return () => {
      clearTimeout(timer);
      show.hold(false);
    };
  });
  return coach;
}
