/** The lines of a list that are read out one after the other. */

import { sentences } from '$lib/words';
import { m } from '$messages';

export interface Line {
  id: string;
  title: string;
  about?: string;
}

/** Create it in a component, or in an effect root. */
export class Aloud {
  #last = $state.raw<{ id: string; list: string } | null>(null);
  readonly #items: () => readonly Line[];

  constructor(items: () => readonly Line[]) {
    this.#items = items;
  }

  /** The words of the list: another draw makes another list. */
  readonly #list = $derived.by(() => JSON.stringify(this.#items()));
  /** The line that was read out last; null before the first of this list. */
  readonly read = $derived.by(() => (this.#last?.list === this.#list ? this.#last.id : null));

  /** Ticks the line that was read out; what is done then, and the words of the next line. */
  on(done: readonly string[]): { done: readonly string[]; words: string | null } {
    const { read } = this;
    const ticked = read !== null && !done.includes(read) ? [...done, read] : done;
    const next = this.#items().find(({ id }) => !ticked.includes(id));
    this.#last = next ? { id: next.id, list: this.#list } : null;
    return { done: ticked, words: next ? wordsOf(next) : null };
  }
}

const wordsOf = ({ title, about }: Line) =>
  about ? sentences([m.heading_said({ text: title }), about]) : title;
