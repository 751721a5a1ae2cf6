/** Hints in a person's first game of a kind: each on its first occasion. */

import { m } from '$messages';
import { settings } from '$lib/settings.svelte';
import { turnSound } from '$lib/sound';
import type { LiveTable } from '$lib/table.svelte';
import { hintedOf, rememberHinted, type Hinted } from './hinted';
import { learntOf, lessonsDone } from './learnt';

/** A short hint of a game. */
export interface Hint {
  /** Its name within the game. */
  key: string;
  /** Its text. */
  text: () => string;
  /** Its occasion is now. */
  when: boolean;
  /** The lesson that teaches the same; after it the hint says nothing new. */
  lesson?: string;
  /** What it offers to do, and the label of the button. */
  act?: { label: () => string; run: () => void };
}

/** The offer of sounds, which nobody finds in the settings. It comes after the hints of the game. */
export const soundHint = (when: boolean): Hint => ({
  key: 'sound',
  text: m.coach_sound,
  when: when && !settings.sound,
  act: { label: m.coach_sound_on, run: () => void turnSound(true) },
});

/**
 * Returns the current hint, one at a time. A hint stays until the person dismisses it or its occasion is over. A
 * presentation may wait for it for a while. After a whole game, or a final dismissal, the game has no more hints.
 * Under a live clock nobody has the time to read them.
 */
export class Coach {
  #kept = $state.raw<Hinted>({ read: [], over: false });
  readonly #learnt: ReadonlySet<string>;
  readonly #game: string;
  readonly #table: Pick<LiveTable, 'table'>;
  readonly #hints: () => readonly Hint[];

  /** Reads the hints again on every change, in order of importance. */
  constructor(game: string, table: Pick<LiveTable, 'table'>, hints: () => readonly Hint[]) {
    this.#game = game;
    this.#table = table;
    this.#hints = hints;
    this.#kept = hintedOf(game);
    this.#learnt = lessonsDone(learntOf(game));
  }

  /** The hint to be read now. */
  readonly hint = $derived.by((): Hint | null => {
    const { read, over } = this.#kept;
    if (!settings.coach || over || this.#table.table?.pace.kind === 'live') return null;
    const isNew = ({ key, lesson }: Hint) =>
      !read.includes(key) && (lesson === undefined || !this.#learnt.has(lesson));
    return this.#hints().find((hint) => hint.when && isNew(hint)) ?? null;
  });

  #keep(kept: Hinted) {
    this.#kept = kept;
    rememberHinted(this.#game, kept);
  }

  /** Marks the hint as read: by the person, or because its occasion is over. */
  read(key: string) {
    const { read, over } = this.#kept;
    if (!read.includes(key)) this.#keep({ read: [...read, key], over });
  }

  /** Does what a hint offers. */
  act({ key, act }: Hint) {
    this.read(key);
    act?.run();
  }

  /** Ends the hints of this game: the person has played a whole one, or does not want them. */
  end() {
    if (!this.#kept.over) this.#keep({ ...this.#kept, over: true });
  }
}
