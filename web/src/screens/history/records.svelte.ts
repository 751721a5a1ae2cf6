/** Fetches the records of many games for one file. */

import { api, Refusal } from '$lib/api';
import { sentenceOf } from '$lib/toasts.svelte';

/** So long the page waits where the server names no time, in seconds. */
const AGAIN = 2;
/** Refusals that end by themselves. */
const LATER = ['busy', 'too_fast'];

export class Records {
  readonly #ids: readonly string[];
  readonly #lines: string[] = [];
  readonly #wait: (seconds: number) => Promise<unknown>;
  /** How many of the games are done, whether or not their records were there. */
  done = $state(0);
  /** The games whose records the server does not have. */
  gone = $state.raw<readonly string[]>([]);
  /** Why it stopped; `run` goes on where it stopped. */
  failure = $state<string | null>(null);
  busy = $state(false);
  #stopped = false;

  constructor(
    ids: readonly string[],
    wait = (seconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, seconds * 1_000)),
  ) {
    this.#ids = ids;
    this.#wait = wait;
  }

  get all() {
    return this.#ids.length;
  }
  /** How many records there are. */
  get count() {
    return this.done - this.gone.length;
  }
  readonly isDone = $derived.by(() => this.done === this.#ids.length);
  /** The fetched records, one on each line. */
  get text() {
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  stop() {
    this.#stopped = true;
  }

  /** Fetches what is left, one after the other. */
  async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    while (!this.#stopped && !this.isDone && this.failure === null) await this.#fetch(this.#ids[this.done]!);
    this.busy = false;
  }

  async #fetch(id: string) {
    try {
      this.#lines.push(JSON.stringify(await api.record(id)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, retry_after } = error.problem;
      if (LATER.includes(code)) return void (await this.#wait(retry_after ?? AGAIN));
      if (error.status !== 404) return void (this.failure = sentenceOf(error.problem));
      this.gone = [...this.gone, id];
    }
    this.done += 1;
  }
}
