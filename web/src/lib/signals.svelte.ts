/** Signals between people at a table outside the game: lines of words, reactions, nudges. */

import { isIndex, listOf, remember, remembered } from './stored';
import type { Signalled } from './wire';

type Listener = (told: Signalled) => void;

const nameOf = ({ seat, id }: Signalled) => `${seat} ${id}`;

/** The signals of one table, as this browser gets them. */
export class Signals {
  #lines = $state.raw<readonly Signalled[]>([]);
  /** The seats that the reader does not hear. */
  #muted = $state.raw<readonly number[]>([]);
  readonly #key: string;
  readonly #known = new Set<string>();
  readonly #listeners = new Set<Listener>();
  #first = true;

  constructor(table: string) {
    this.#key = `muted.${table}`;
    this.#muted = remembered(this.#key, listOf(isIndex), []);
  }

  /** The lines that the reader wants to see, the oldest first. */
  readonly lines = $derived.by(() => this.#lines.filter(({ seat }) => !this.#muted.includes(seat)));

  isMuted = (seat: number) => this.#muted.includes(seat);
  /** Hides the signals of a seat, or shows them again; this browser remembers that for the table. */
  mute(seat: number, muted: boolean) {
    this.#muted = [...this.#muted.filter((other) => other !== seat), ...(muted ? [seat] : [])];
    remember(this.#key, this.#muted);
  }

  /** Takes the signals of a table document. Signals sent before this page came are not new. */
  hear(all: readonly Signalled[] = []) {
    this.#lines = all.filter(({ signal }) => signal.kind === 'line');
    for (const told of all) this.#take(told, this.#first);
    this.#first = false;
  }

  /** Takes a new signal. */
  tell(told: Signalled) {
    const known = this.#known.has(nameOf(told));
    if (told.signal.kind === 'line' && !known) this.#lines = [...this.#lines, told];
    this.#take(told, false);
  }

  #take(told: Signalled, old: boolean) {
    if (this.#known.has(nameOf(told))) return;
    this.#known.add(nameOf(told));
    if (old || this.isMuted(told.seat)) return;
    for (const listener of this.#listeners) listener(told);
  }

  /** Calls back with each new signal of a seat that is not muted. Returns a function that removes the listener. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
