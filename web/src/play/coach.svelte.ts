/** Hints in a person's first game of a kind: each when its thing happens for the first time. */

import { settings } from '$lib/settings.svelte';
import { remember, remembered } from '$lib/stored';

/** A short hint of a game. */
export interface Hint {
  /** Names it within its game. */
  key: string;
  /** What it says, in words. */
  text: () => string;
  /** Its thing happens now. */
  when: boolean;
}

/** What is remembered of a game: the hints that were read, and whether they are over for good. */
interface Kept {
  read: string[];
  over: boolean;
}

const NOTHING: Kept = { read: [], over: false };

/**
 * Gives the hint to be read now, one at a time. What is said stays until it is put away, or until its thing is over;
 * whoever shows that may wait for it, for a while. After a whole game, or when they are put away for good, there are none in that game any more.
 */
export class Coach {
  #kept = $state.raw<Kept>(NOTHING);
  readonly #game: string;
  readonly #hints: () => readonly Hint[];

  /** The hints are asked anew whenever something changes, in the order in which they matter. */
  constructor(game: string, hints: () => readonly Hint[]) {
    this.#game = game;
    this.#hints = hints;
    this.#kept = remembered(this.#key, NOTHING);
  }

  /** The hint to be read now. */
  readonly hint = $derived.by((): Hint | null => {
    const { read, over } = this.#kept;
    if (!settings.coach || over) return null;
    return this.#hints().find(({ key, when }) => when && !read.includes(key)) ?? null;
  });

  get #key() {
    return `coach.${this.#game}`;
  }
  #keep(kept: Kept) {
    this.#kept = kept;
    remember(this.#key, kept);
  }

  /** The hint of this name was read, or its thing is over. */
  read(key: string) {
    const { read, over } = this.#kept;
    if (!read.includes(key)) this.#keep({ read: [...read, key], over });
  }

  /** No more hints in this game: a whole one was played, or they are not wanted. */
  end() {
    if (!this.#kept.over) this.#keep({ ...this.#kept, over: true });
  }
}
