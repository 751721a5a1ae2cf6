/** Hints in a person's first game of a kind: each on its first occasion. */

import { settings } from '$lib/settings.svelte';
import { isFlag, isText, listOf, objectOf, remember, remembered } from '$lib/stored';
import type { LiveTable } from '$lib/table.svelte';

/** A short hint of a game. */
export interface Hint {
  /** Its name within the game. */
  key: string;
  /** Its text. */
  text: () => string;
  /** Its occasion is now. */
  when: boolean;
}

/** The stored state of a game: the read hints, and whether they are over for good. */
interface Kept {
  read: string[];
  over: boolean;
}

const NOTHING: Kept = { read: [], over: false };
const isKept = objectOf<Kept>({ read: listOf(isText), over: isFlag });

/**
 * Returns the current hint, one at a time. A hint stays until the person dismisses it or its occasion is over. A
 * presentation may wait for it for a while. After a whole game, or a final dismissal, the game has no more hints.
 * Under a live clock nobody has the time to read them.
 */
export class Coach {
  #kept = $state.raw<Kept>(NOTHING);
  readonly #game: string;
  readonly #table: Pick<LiveTable, 'table'>;
  readonly #hints: () => readonly Hint[];

  /** Reads the hints again on every change, in order of importance. */
  constructor(game: string, table: Pick<LiveTable, 'table'>, hints: () => readonly Hint[]) {
    this.#game = game;
    this.#table = table;
    this.#hints = hints;
    this.#kept = remembered(this.#key, isKept, NOTHING);
  }

  /** The hint to be read now. */
  readonly hint = $derived.by((): Hint | null => {
    const { read, over } = this.#kept;
    if (!settings.coach || over || this.#table.table?.pace.kind === 'live') return null;
    return this.#hints().find(({ key, when }) => when && !read.includes(key)) ?? null;
  });

  get #key() {
    return `coach.${this.#game}`;
  }
  #keep(kept: Kept) {
    this.#kept = kept;
    remember(this.#key, kept);
  }

  /** Marks the hint as read: by the person, or because its occasion is over. */
  read(key: string) {
    const { read, over } = this.#kept;
    if (!read.includes(key)) this.#keep({ read: [...read, key], over });
  }

  /** Ends the hints of this game: the person has played a whole one, or does not want them. */
  end() {
    if (!this.#kept.over) this.#keep({ ...this.#kept, over: true });
  }
}
